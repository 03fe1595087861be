/** A table, as the house tells of it: kept up to date over a socket that comes back by itself. */
import { PROTOCOL, type Act, type Because, type Briefed, type Deed, type Done, type Picture, type Refused, type Message, type Talk } from "$/generated/types";
import { upkeep } from "$/house/upkeep.svelte";
import { keep, look, pledge, witness } from "$/house/witness";

export type Line = "joining" | "open" | "lost" | "closed";
type Answer = Done | Refused | Briefed | Because;

interface Question {
  text: string;
  /** How often it was sent. */
  sent: number;
  resolve: (answer: Answer) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const SILENCE = 5_000; // the house answers at once: a line without an answer is dead, though nobody has hung up
const PATROL = 20_000; // a line on which nothing is said is tried

/** Whether anything happened in a move before one's eyes: of a silence nothing is seen. */
export function happened(deed: Deed): boolean {
  return Object.values(deed.events).some((told) => told.length > 0);
}

export class TableLink {
  picture: Picture | null = $state.raw(null);
  deeds: Deed[] = $state.raw([]);
  talk: Talk[] = $state.raw([]);
  here: string[] = $state.raw([]);
  onlookers = $state(0);
  person = $state("");
  line: Line = $state("joining");
  /** Why the house lets nobody in here. */
  refused: Refused | null = $state.raw(null);
  /** The house's clock minus ours. */
  skew = 0;

  private socket: WebSocket | null = null;
  private asked = 0;
  private readonly questions = new Map<number, Question>();
  private pause = FIRST_PAUSE;
  private again: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private patrol: ReturnType<typeof setTimeout> | undefined;
  /** Seats that are kept for one, and were asked for. */
  private coming: number[] = [];
  private readonly left = new AbortController();

  constructor(
    readonly name: string,
    private readonly lang: string,
  ) {
    const { signal } = this.left;
    addEventListener("online", () => this.wake(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.wake(), { signal });
    this.connect();
  }

  /** One's own seats. */
  get seats(): number[] {
    const chairs = this.picture?.chairs ?? [];
    return chairs.flatMap((chair, seat) => (this.person && chair.person === this.person ? [seat] : []));
  }

  /** Does something at the table. The answer comes when it is written, or refused. */
  act(act: Act): Promise<Done | Refused> {
    return this.ask({ do: "act", act }) as Promise<Done | Refused>;
  }

  /** What a seat is asked, and what its moves mean; `after`: once it will have made these. */
  brief(seat: number, after: string[] = []): Promise<Briefed | Refused> {
    return this.ask({ do: "brief", seat, after }) as Promise<Briefed | Refused>;
  }

  /** Why a piece that is touched cannot be had. */
  why(seat: number, piece: string, touched: string[], after: string[]): Promise<Because | Refused> {
    return this.ask({ do: "why", seat, piece, touched, after }) as Promise<Because | Refused>;
  }

  close(): void {
    this.line = "closed";
    this.left.abort();
    for (const timer of [this.again, this.silence, this.patrol]) clearTimeout(timer);
    this.socket?.close();
  }

  private ask(what: Record<string, unknown>): Promise<Answer> {
    const id = ++this.asked;
    const text = JSON.stringify({ ...what, id });
    return new Promise((resolve) => {
      const question = { text, sent: 0, resolve };
      this.questions.set(id, question);
      if (this.line === "open") this.send(question);
    });
  }

  private send(question: Question): void {
    question.sent++;
    this.socket?.send(question.text);
    this.expect();
  }

  /** Something must be heard soon. */
  private expect(): void {
    this.silence ??= setTimeout(() => this.hangUp(), SILENCE);
  }

  private heard(): void {
    clearTimeout(this.silence);
    clearTimeout(this.patrol);
    this.silence = undefined;
    this.patrol = setTimeout(() => this.ping(), PATROL);
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ do: "ping", id: ++this.asked }));
    this.expect();
  }

  private hangUp(): void {
    const dead = this.socket;
    if (!dead) return;
    dead.onmessage = dead.onclose = null;
    dead.close();
    this.lose(dead);
  }

  /** The device is back: no need to wait for what the line would tell by itself. */
  private wake(): void {
    if (this.line === "open") this.ping();
    if (this.line !== "lost") return;
    clearTimeout(this.again);
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  private connect(): void {
    const since = this.picture?.number ?? 0;
    const address = new URL(`/api/tables/${this.name}/play`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.search = new URLSearchParams({ protocol: String(PROTOCOL), since: String(since), lang: this.lang }).toString();
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (message) => {
      this.heard();
      this.take(JSON.parse(message.data as string) as Message);
    };
    socket.onclose = () => this.lose(socket);
    this.expect();
  }

  /** The connection is lost: it is taken up again, without a word if it does not last. */
  private lose(socket: WebSocket): void {
    if (socket !== this.socket || this.line === "closed") return;
    this.line = "lost";
    for (const timer of [this.again, this.silence, this.patrol]) clearTimeout(timer);
    this.silence = undefined;
    this.again = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private take(said: Message): void {
    switch (said.say) {
      case "welcome":
        this.person = said.person;
        this.pause = FIRST_PAUSE;
        if (this.line === "lost") upkeep.look();
        this.line = "open";
        // Whether what was asked before was done, nobody knows: it is asked again, and what is stale is refused.
        for (const question of this.questions.values()) this.send(question);
        break;
      case "table":
        this.deeds = [...this.deeds.slice(0, said.after), ...said.deeds];
        this.skew = said.now - Date.now();
        this.picture = said;
        look(this.name, said);
        this.comeToKeptSeats(said);
        this.showSalts(said);
        break;
      case "talk":
        if (!this.talk.some((line) => line.number === said.number)) this.talk = [...this.talk, said];
        break;
      case "here":
        this.here = said.people;
        this.onlookers = said.onlookers;
        break;
      case "refused":
        if (said.id === 0) {
          this.refused = said;
          this.close();
          break;
        }
        this.answer(said);
        break;
      case "done":
      case "briefed":
      case "because":
        this.answer(said);
        break;
      case "pong":
      case "closing":
        break;
    }
  }

  private answer(said: Answer): void {
    const question = this.questions.get(said.id);
    if (!question) return;
    this.questions.delete(said.id);
    // It was done the first time, before the line was lost: the table has gone on since.
    const done = said.say === "refused" && said.stale && question.sent > 1;
    question.resolve(done ? { say: "done", id: said.id, number: this.picture?.number ?? 0 } : said);
  }

  /** Sits down, or anew, with a salt pledged for this deal. */
  sit(seat: number): Promise<Done | Refused> {
    const pledged = pledge();
    keep(this.name, this.picture!.commitment, [pledged]);
    return this.act({ act: "sit", seat, pledge: pledged.pledge });
  }

  /** Own seats whose salt was pledged in another browser, and is kept there. */
  get saltsElsewhere(): number[] {
    const salts = witness(this.name)?.salts ?? {};
    return this.unshown(this.picture).filter((seat) => !salts[this.picture!.chairs[seat]!.pledge!]);
  }

  /** Where people play again, their seats are kept until they come: this is how one comes. */
  private comeToKeptSeats(picture: Picture): void {
    const kept = picture.status === "waiting" ? this.seats.filter((seat) => picture.chairs[seat]?.kept) : [];
    for (const seat of kept) if (!this.coming.includes(seat)) void this.sit(seat);
    this.coming = kept;
  }

  private unshown(picture: Picture | null): number[] {
    return picture?.status === "salting" ? this.seats.filter((seat) => picture.chairs[seat]?.pledge && !picture.chairs[seat]?.salt) : [];
  }

  /** Everybody sits: shows the salts that were pledged, to a house that has not gone back on its word. */
  private showSalts(picture: Picture): void {
    const kept = witness(this.name);
    if (!kept || kept.commitment !== picture.commitment) return;
    const shown = this.unshown(picture).flatMap((seat) => {
      const salt = kept.salts[picture.chairs[seat]!.pledge!];
      return salt ? [[seat, salt]] : [];
    });
    if (shown.length) void this.act({ act: "salt", salts: Object.fromEntries(shown) });
  }
}
