/** The shape of a shield and the nine provinces that bear one. */
export const PROVINCES = ["bourgogne", "bretagne", "champagne", "normandie", "languedoc", "provence", "anjou", "picardie", "auvergne"] as const;
export type Province = (typeof PROVINCES)[number];

export const MARKS = ["plain", "two", "sword", "cross", "tower"] as const;
export type Mark = (typeof MARKS)[number];

/** A French shield of the seventeenth century, in a frame of 100 by 120. */
export const ESCUTCHEON = "M4 4H96V86C96 103 83 107.6 63 108.6C55.6 109 52.4 111.4 50 116.6C47.6 111.4 44.4 109 37 108.6C17 107.6 4 103 4 86Z";

export const OR = "#e3b53f";
export const ARGENT = "#f7f2e6";
export const AZURE = "#21459a";
export const GULES = "#b31e2e";
export const SABLE = "#1d1b1c";
export const VERT = "#2b6e4a";
