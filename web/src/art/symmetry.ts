/** Symmetry, so that each half is drawn once. Paths here use M, C, L and Z with absolute coordinates only. */
type Point = [number, number];
interface Stretch {
  command: "M" | "C" | "L";
  points: Point[];
}

function stretches(path: string): Stretch[] {
  return [...path.matchAll(/([MCL])([^MCLZ]*)/g)].flatMap(([, command, numbers]) => {
    const flat = (numbers!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const each = command === "C" ? 6 : 2;
    const found: Stretch[] = [];
    for (let i = 0; i < flat.length; i += each) {
      const points: Point[] = [];
      for (let j = i; j < i + each; j += 2) points.push([flat[j]!, flat[j + 1]!]);
      found.push({ command: command as "M" | "C" | "L", points });
    }
    return found;
  });
}

const place = ([x, y]: Point) => `${+x.toFixed(2)} ${+y.toFixed(2)}`;

/** The path, every point moved by `move`. */
export function moved(path: string, move: (x: number, y: number) => Point): string {
  return path.replace(/([MCLZ])([^MCLZ]*)/g, (_, command: string, numbers: string) => {
    const flat = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    let said = command;
    for (let i = 0; i < flat.length; i += 2) said += place(move(flat[i]!, flat[i + 1]!)) + " ";
    return said.trim();
  });
}

/** A closed shape from its right half: from one point of the axis to another. */
export function whole(half: string, axis = 24): string {
  const parts = stretches(half);
  const mirror = ([x, y]: Point): Point => [2 * axis - x, y];
  let said = half.trim();
  for (let i = parts.length - 1; i > 0; i--) {
    const { command, points } = parts[i]!;
    const start = parts[i - 1]!.points.at(-1)!;
    const back = [...points.slice(0, -1).reverse(), start].map(mirror);
    said += command + back.map(place).join(" ");
  }
  return said + "Z";
}

/** A shape and its reflection. */
export function pair(path: string, axis = 24): string {
  return path + moved(path, (x, y) => [2 * axis - x, y]);
}

/** A shape repeated around a centre. */
export function around(path: string, times: number, first = 0, centre = 24): string {
  let said = "";
  for (let i = 0; i < times; i++) said += turned(path, first + (360 * i) / times, centre);
  return said;
}

export function turned(path: string, degrees: number, centre = 24): string {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return moved(path, (x, y) => [centre + (x - centre) * c - (y - centre) * s, centre + (x - centre) * s + (y - centre) * c]);
}

/** A path made smaller or larger, and put elsewhere. */
export function placed(path: string, scale: number, x: number, y: number): string {
  return moved(path, (px, py) => [px * scale + x, py * scale + y]);
}

/** A round, as a path. */
export function round(x: number, y: number, r: number, ry = r): string {
  const k = 0.5523;
  return `M${x} ${y - ry}C${x + k * r} ${y - ry} ${x + r} ${y - k * ry} ${x + r} ${y}C${x + r} ${y + k * ry} ${x + k * r} ${y + ry} ${x} ${y + ry}C${x - k * r} ${y + ry} ${x - r} ${y + k * ry} ${x - r} ${y}C${x - r} ${y - k * ry} ${x - k * r} ${y - ry} ${x} ${y - ry}Z`;
}
