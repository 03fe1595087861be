/** Where one is in the house: the address of the page, and going elsewhere without loading it anew. */
export const place = $state({ path: location.pathname, search: location.search });

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
}

function arrive(): void {
  place.path = location.pathname;
  place.search = location.search;
  scrollTo(0, 0);
}

addEventListener("popstate", arrive);

/** Links within the house lead there without loading the page anew. */
export function lead(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
