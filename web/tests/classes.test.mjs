/** The classes behind the table, each on its own: no house and no browser. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { build } from "vite";

const here = (path) => join(import.meta.dirname, path);

let runes;
before(async () => {
  const [{ output }] = await build({
    configFile: false,
    logLevel: "error",
    plugins: [svelte({ configFile: here("../svelte.config.js") })],
    resolve: { alias: { $: here("../src") } },
    build: {
      write: false,
      lib: { entry: here("runes.svelte.js"), formats: ["es"] },
      rolldownOptions: { external: /^\.\/\w+\/game$/ }, // the boards are not opened
    },
  });
  runes = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
});

const OFFERS = ["take", "pass"].map((move) => ({ move, label: [`move-${move}`, {}], pieces: [] }));
const VIEWS = { 0: { asked: 0 }, 1: { asked: 0 }, onlooker: { asked: 0 } };

const texts = (offers) => offers.map(({ move }) => move);

/** A table at which seat 0 is asked, at whichever screen these seats sit. */
function laid({ seats, secrets = true, plans = false }) {
  const shown = { version: 1, plies: 0, status: "playing", look: { views: VIEWS, previews: {}, moves: { 0: ["take", "pass"] } } };
  const stage = runes.state({ shown, current: true, version: 1 });
  const pause = runes.state({ lasts: false, together: false, speaker: null, toAnswer: seats.slice(0, 1), occasion: null });
  pause.reply = () => (pause.speaker = null);
  const sent = [];
  const link = runes.state({ seats, line: "open", deeds: [], picture: shown });
  link.act = async (act) => (sent.push(act), { say: "done" });
  link.why = async (seat, piece, touched, after) => ({ sentence: ["why", seat, piece, ...after].join(" "), rule: "turn" });
  link.brief = async (seat, after = []) => (briefed.push([seat, ...after]), { say: "briefed", version: link.picture.version, ask: ["ask", {}], offers: OFFERS });
  const briefed = [];
  const at = { link, game: { secrets, plans: () => plans }, words: { say: (key) => key } };
  const briefings = { of: (seat, version) => ({ version, ask: ["ask", {}], offers: OFFERS }) };
  const perspective = runes.made(() => new runes.Perspective(at, stage, pause, briefings));
  const choice = runes.made(() => new runes.Choice(at, stage, pause, perspective));
  runes.flushSync();
  return { stage, pause, link, sent, briefed, at, perspective, choice };
}

test("what is remembered follows what is looked at, and knows what was before", () => {
  const dice = runes.state({ face: 1 });
  const seen = runes.made(() => new runes.Memory([], (last) => [...last, dice.face]));
  assert.deepEqual(seen.now, [1]);
  dice.face = 4;
  runes.flushSync();
  assert.deepEqual(seen.now, [1, 4]);
});

test("one looks from one's own seat, and an onlooker from none", () => {
  const { perspective } = laid({ seats: [0] });
  assert.deepEqual([perspective.seat, perspective.eye, perspective.mine, texts(perspective.offers)], [0, "0", true, ["take", "pass"]]);
  const { perspective: looking } = laid({ seats: [] });
  assert.deepEqual([looking.seat, looking.eye, looking.mine, texts(looking.offers)], [null, "onlooker", false, []]);
});

test("while the stage still shows what led there nobody is asked", () => {
  const { stage, perspective } = laid({ seats: [0] });
  stage.current = false;
  assert.deepEqual([perspective.mine, texts(perspective.offers)], [false, []]);
});

test("around one screen a curtain falls before who is asked next, where seats hold secrets", () => {
  const { pause, perspective } = laid({ seats: [0, 1] });
  pause.toAnswer = [1];
  runes.flushSync();
  assert.deepEqual([perspective.seat, perspective.curtainFor, perspective.mine], [0, 1, false]);
  perspective.lift();
  runes.flushSync();
  assert.deepEqual([perspective.seat, perspective.curtainFor, perspective.mine], [1, null, true]);

  const open = laid({ seats: [0, 1], secrets: false });
  open.pause.toAnswer = [1];
  runes.flushSync();
  assert.deepEqual([open.perspective.seat, open.perspective.curtainFor], [1, null]);
});

test("in a pause around one screen nobody is called upon; who speaks up gets the screen, and gives it back", () => {
  const { pause, perspective } = laid({ seats: [0, 1] });
  Object.assign(pause, { lasts: true, together: true, toAnswer: [0, 1] });
  runes.flushSync();
  assert.deepEqual([perspective.asked, perspective.view.asked, [...perspective.round]], [null, null, [0, 1]]);
  perspective.speakUp(1);
  runes.flushSync();
  assert.deepEqual([perspective.round, perspective.curtainFor], [null, 1]);
  perspective.lift();
  assert.deepEqual([perspective.mine, perspective.view.asked], [true, 1]);
  perspective.reply(1, [1]);
  runes.flushSync();
  assert.deepEqual([pause.speaker, perspective.curtainFor], [null, 0]);
});

test("whoever spoke up and is asked again, before the screen was given back, gets it", () => {
  const { pause, perspective } = laid({ seats: [0, 1] });
  Object.assign(pause, { lasts: true, together: true, toAnswer: [0, 1] });
  perspective.speakUp(1);
  runes.flushSync();
  perspective.lift();
  perspective.reply(1, [1]);
  Object.assign(pause, { lasts: false, together: false, toAnswer: [1] });
  runes.flushSync();
  assert.equal(perspective.curtainFor, 1);
  perspective.lift();
  runes.flushSync();
  assert.deepEqual([perspective.seat, perspective.curtainFor, perspective.mine], [1, null, true]);
});

test("a choice waits to be confirmed, is told once, and is gone with the next version", async () => {
  const { stage, sent, choice } = laid({ seats: [0] });
  choice.choose("take");
  assert.deepEqual([texts(choice.chosen), sent], [["take"], []]);
  await Promise.all([choice.play(), choice.play()]);
  assert.deepEqual(sent, [{ act: "move", version: 1, seat: 0, move: "take" }]);
  assert.deepEqual(choice.chosen, []);
  choice.choose("pass");
  stage.shown = { ...stage.shown };
  runes.flushSync();
  assert.deepEqual(texts(choice.chosen), ["pass"], "another picture of the same game leaves it");
  stage.version = 2;
  runes.flushSync();
  assert.deepEqual(choice.chosen, []);
});

test("several that are chosen are played one after the other, as long as each is legal when the one before it stands", async () => {
  const { link, sent, choice } = laid({ seats: [0] });
  const { act } = link;
  link.act = (what) => {
    const { version, look } = link.picture;
    link.picture = { version: version + 1, look: { ...look, moves: { 0: version < 2 ? ["take", "pass"] : ["pass"] } } };
    return act(what);
  };
  choice.choose("take", "take", "take");
  assert.deepEqual(texts(choice.chosen), ["take", "take", "take"]);
  await choice.play();
  assert.deepEqual(sent.map(({ version, move }) => [version, move]), [[1, "take"], [2, "take"]]);
  assert.deepEqual(choice.chosen, []);
});

test("what is not legal is explained, and what is not one's turn is said without asking", async () => {
  const { stage, choice } = laid({ seats: [0] });
  await choice.wonder("swap");
  assert.deepEqual(choice.notice, { sentence: "why 0 swap", rule: "turn" });
  stage.current = false;
  await choice.wonder("swap");
  assert.deepEqual(choice.notice, { sentence: "not-your-turn" });
});

test("a question is put when the house has said what its answers mean, and is asked for once", async () => {
  const { at, link, briefed } = laid({ seats: [0] });
  const briefings = runes.made(() => new runes.Briefings(at));
  runes.flushSync();
  assert.equal(briefings.of(0, 1), null);
  link.picture = { ...link.picture };
  runes.flushSync();
  await Promise.resolve();
  assert.deepEqual(texts(briefings.of(0, 1).offers), ["take", "pass"]);
  assert.equal(briefings.of(0, 2), null, "of another version nothing is known");
  assert.deepEqual(briefed, [[0]]);
});

test("where moves are made together the house says what is asked after those that are chosen", async () => {
  const { stage, link, choice, briefed } = laid({ seats: [0], plans: true });
  choice.choose("take");
  await Promise.resolve();
  assert.deepEqual(briefed, [[0, "take"]]);
  assert.deepEqual(choice.further.ask, ["ask", {}]);
  await choice.wonder("purse");
  assert.deepEqual([choice.notice.sentence, texts(choice.chosen)], ["why 0 purse take", ["take"]], "what is planned stays");
  choice.choose(null);
  assert.deepEqual([choice.chosen, choice.further], [[], null]);
  for (const [answer, what] of [
    [{ say: "refused", rule: "other-question" }, "somebody else has a say: nothing can be added"],
    [{ say: "briefed", ask: ["ask-else", {}], offers: [] }, "nor where something else is asked"],
  ]) {
    link.brief = async () => answer;
    choice.choose("take");
    await Promise.resolve();
    assert.deepEqual([choice.whole, texts(choice.offers)], [true, []], what);
    choice.choose(null);
  }
  link.brief = async () => ({ say: "refused", key: "away" });
  choice.choose("take");
  await Promise.resolve();
  assert.equal(choice.whole, false, "what the house could not say is not known");
  stage.version = 2;
  runes.flushSync();
  assert.deepEqual([choice.whole, texts(choice.chosen)], [false, []]);
});
