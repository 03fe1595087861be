/** What a player has chosen for this browser. It stays here: the house knows nothing of it but the language. */
type Theme = "auto" | "day" | "night";
/** How long each step of the others is left to be read. */
export const PACES = ["slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  lang: "en" | "fr" | null;
  theme: Theme;
  patterns: boolean;
  large: boolean;
  motion: boolean;
  sound: boolean;
  confirm: boolean;
  pace: Pace;
  /** Whether letters are heard at the table. */
  keys: boolean;
}

const PLACE = "antichambre.settings";
const USUAL: Kept = { lang: null, theme: "auto", patterns: false, large: false, motion: true, sound: false, confirm: true, pace: "normal", keys: true };

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL }; // no storage, or something else's: the usual will do
  }
}

export const settings: Kept = $state(read());

/** Keeps the settings, and lets the page follow them. To be called from an effect. */
export function follow(): void {
  const kept = $state.snapshot(settings);
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: they hold until the page is closed
  }
  const root = document.documentElement;
  root.dataset["theme"] = kept.theme === "auto" ? (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day") : kept.theme;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", getComputedStyle(root).getPropertyValue("--ground"));
  root.classList.toggle("large", kept.large);
  root.classList.toggle("patterns", kept.patterns);
  root.classList.toggle("still", !moves());
}

/** Whether things may travel. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
