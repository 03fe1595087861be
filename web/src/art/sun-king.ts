/** The cards of the Sun King, by the names that the rules give them. */
import type { Sitter } from "./sitters";
import type { SymbolName } from "./symbols";

export const QUALITIES = ["blue", "green", "purple", "red", "yellow"] as const;
export type Quality = (typeof QUALITIES)[number];

/** Etiquette has the fan, Duel the rapiers, Intrigue the mask, Power the sceptre, Wealth the purse. */
export const QUALITY_EMBLEMS: Record<Quality, SymbolName> = { blue: "fan", green: "duel", purple: "mask", red: "sceptre", yellow: "purse" };

interface Favour {
  colour: Quality | "grey";
  seal: boolean;
  emblem: SymbolName;
}

export const FAVOURS: Record<string, Favour> = {
  influence: { colour: "blue", seal: true, emblem: "key" },
  medal: { colour: "purple", seal: true, emblem: "medal" },
  authority: { colour: "red", seal: true, emblem: "justice" },
  overlord: { colour: "green", seal: false, emblem: "helm" },
  pension: { colour: "yellow", seal: false, emblem: "chest" },
  conspiracy: { colour: "grey", seal: false, emblem: "dagger" },
  diplomacy: { colour: "grey", seal: false, emblem: "quill" },
};

export const VISITORS: Record<string, { ground: string; sitter?: Sitter; emblem: SymbolName }> = {
  louis: { ground: "#1c3468", sitter: "louis", emblem: "sun" },
  mazarin: { ground: "#7d1626", sitter: "mazarin", emblem: "hat" },
  debts: { ground: "#17493a", emblem: "cards" },
};
