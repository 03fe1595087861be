/** Salts: what this client adds to the deal, so that not even the house can choose it. They are kept until shown. */
const PLACE = "antichambre.salts";

export interface Pledged {
  salt: string;
  pledge: string;
}

export async function pledge(): Promise<Pledged | null> {
  if (!crypto.subtle) return null; // a page over plain http on another machine has no hashes: the house deals alone
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(salt));
  return { salt, pledge: hex(new Uint8Array(hash)) };
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps a salt until its table asks for it, also over a reload. */
export function keep(table: string, seat: number, salt: string): void {
  const all = read();
  all[table] = { ...all[table], [seat]: salt };
  sessionStorage.setItem(PLACE, JSON.stringify(all));
}

export function kept(table: string): Record<number, string> {
  return read()[table] ?? {};
}

function read(): Record<string, Record<number, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "{}") as Record<string, Record<number, string>>;
  } catch {
    return {};
  }
}
