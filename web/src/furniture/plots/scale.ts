/** Rulers for plots. */

/** Round numbers from at or below `least` to at or above `most`, about `count` of them. */
export function ruler(least: number, most: number, count: number): number[] {
  const rough = Math.max(most - least, 1) / Math.max(count - 1, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10));
  const first = Math.floor(least / step) * step;
  const marks = [first];
  while (marks.at(-1)! < most) marks.push(marks.at(-1)! + step);
  return marks;
}

/** Where a value lies between two ends of the paper. */
export function between(from: [number, number], to: [number, number]): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** At most so many of the numbers from 0 on, evenly, the first and the last among them. */
export function some(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: most }, (_, place) => Math.round((place * (count - 1)) / (most - 1)));
}

export interface Bin {
  from: number;
  to: number;
  played: number;
  won: number;
}

/** Scores in heaps of equal width, at most so many. */
export function heaps(scores: { score: number; played: number; won: number }[], most: number): Bin[] {
  if (!scores.length) return [];
  const values = scores.map((one) => one.score);
  const [least, best] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  const width = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => Math.floor(best / one) - Math.floor(least / one) < most) ?? Math.ceil((best - least + 1) / most);
  const first = Math.floor(least / width) * width;
  const bins: Bin[] = Array.from({ length: Math.floor((best - first) / width) + 1 }, (_, place) => ({ from: first + place * width, to: first + (place + 1) * width - 1, played: 0, won: 0 }));
  for (const { score, played, won } of scores) {
    const bin = bins[Math.floor((score - first) / width)]!;
    bin.played += played;
    bin.won += won;
  }
  return bins;
}
