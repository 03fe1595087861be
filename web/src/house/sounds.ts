/** Small sounds, made here: nothing is loaded, and nothing sounds unless the visitor has asked for it. */
import { settings } from "$/house/settings.svelte";

export type Sound = "card" | "token" | "dice" | "turn" | "end";

/** A tone that rings and dies away: its height, when it begins, how long it lasts, how loud. */
interface Tone {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}
/** A rustle or a knock: noise through a narrow door. */
interface Brush {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  sharp: number;
}

const bell = (at: number, pitch: number, length = 0.9, loud = 0.09): Tone[] => [
  { at, pitch, length, loud, shape: "sine" },
  { at, pitch: pitch * 2.76, length: length / 3, loud: loud / 4, shape: "sine" },
];
const knock = (at: number, pitch: number, loud = 0.3): Brush => ({ at, pitch, length: 0.07, loud, sharp: 4 });

const SCORES: Record<Sound, { tones: Tone[]; brushes: Brush[] }> = {
  card: { tones: [], brushes: [{ at: 0, pitch: 2600, length: 0.11, loud: 0.14, sharp: 0.8 }, knock(0.07, 420, 0.12)] },
  token: { tones: [{ at: 0, pitch: 1250, length: 0.08, loud: 0.04, shape: "triangle" }], brushes: [knock(0, 900)] },
  dice: { tones: [], brushes: [0, 0.07, 0.16, 0.21, 0.33, 0.47].map((at, number) => knock(at, 700 + 260 * (number % 3), 0.34 - 0.04 * number)) },
  turn: { tones: [...bell(0, 587.3), ...bell(0.14, 880)], brushes: [] },
  end: { tones: [523.3, 659.3, 784, 1046.5].flatMap((pitch, number) => bell(0.16 * number, pitch, 1.4)), brushes: [] },
};

/** What a move sounds like, by the names of what happened. */
const DICE = /^(rolled|die-turned)$/;
const TOKENS = /^(marker|disc|power|gold|chip|louis|musketeer|tokens)-|^(placed|paid|bribed|recovered|neutral-placed)$/;
const SILENT = /^(passed|turn-begun|round-begun|counted|skipped|bid-made)$/;

export function soundOf(happened: string[]): Sound | null {
  if (happened.includes("ended")) return "end";
  if (happened.some((one) => DICE.test(one))) return "dice";
  if (happened.every((one) => SILENT.test(one))) return null;
  return happened.some((one) => TOKENS.test(one)) ? "token" : "card";
}

let studio: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || document.hidden) return;
  studio ??= new AudioContext();
  // A browser that has not been touched yet keeps silent: then so do we.
  if (studio.state === "suspended") void studio.resume().catch(() => undefined);
  for (const tone of SCORES[name].tones) ring(studio, tone);
  for (const brush of SCORES[name].brushes) rustle(studio, brush);
}

function fading(room: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = room.createGain();
  const begins = room.currentTime + at;
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(loud, begins + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + length);
  gain.connect(room.destination);
  return gain;
}

function ring(room: AudioContext, { at, pitch, length, loud, shape }: Tone): void {
  const voice = new OscillatorNode(room, { type: shape, frequency: pitch });
  voice.connect(fading(room, at, length, loud));
  voice.start(room.currentTime + at);
  voice.stop(room.currentTime + at + length);
}

function rustle(room: AudioContext, { at, pitch, length, loud, sharp }: Brush): void {
  const buffer = room.createBuffer(1, Math.ceil(room.sampleRate * length), room.sampleRate);
  const grain = buffer.getChannelData(0);
  for (let place = 0; place < grain.length; place++) grain[place] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(room, { buffer });
  const door = new BiquadFilterNode(room, { type: "bandpass", frequency: pitch, Q: sharp });
  noise.connect(door).connect(fading(room, at, length, loud));
  noise.start(room.currentTime + at);
}
