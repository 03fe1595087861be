/** What moves say: a text is a verb with named arguments, and nobody takes texts apart. */
type Said = { verb: string };
type Way = [text: string, ...values: unknown[]];
type Verb = [name: string, names: string[], ways: Way[]];

export class Moves<M extends Said> {
  readonly #said = new Map<string, M>();
  readonly #texts = new Map<string, string>();
  readonly #names = new Map<string, string[]>();

  constructor(verbs: unknown[]) {
    for (const [verb, names, ways] of verbs as Verb[]) {
      this.#names.set(verb, names);
      for (const [text, ...values] of ways) {
        const said = { verb, ...Object.fromEntries(names.map((name, place) => [name, values[place]])) } as M;
        this.#said.set(text, said);
        this.#texts.set(this.#key(said), text);
      }
    }
  }

  /** What a text says. */
  read(text: string): M {
    const said = this.#said.get(text);
    if (!said) throw new Error(`no move is called ${text}`);
    return said;
  }

  /** The text that says this; of what can never be said, none. */
  text(said: M): string | null {
    return this.#texts.get(this.#key(said)) ?? null;
  }

  #key(said: M): string {
    const values: Record<string, unknown> = { ...said };
    return JSON.stringify([said.verb, ...(this.#names.get(said.verb) ?? []).map((name) => values[name])]);
  }
}
