/** The copy of itself that the page keeps in the browser, and whether the house has a newer page than this one. Where a
 * browser offers no service worker (over plain http in a local network) nothing is kept, and nothing is missed. */
import { house } from "$/house/http";

const WORKER = "/service-worker.js";

class Upkeep {
  /** The house has a newer page, and it was not yet put off. */
  stale = $state(false);
  private told = false;
  private kept: ServiceWorkerRegistration | undefined;

  /** Once the page is there: it comes first, its copy afterwards. */
  async begin(): Promise<void> {
    addEventListener("vite:preloadError", () => void this.miss());
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const own = new URL(document.querySelector<HTMLScriptElement>("script[type=module][src]")!.src).pathname;
    navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ entry?: string }>) => {
      if (data.entry && data.entry !== own) this.tell();
    });
    if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
    try {
      this.kept = await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
    } catch {
      // a browser that keeps nothing: the page is as good as without
    }
  }

  /** Asks whether there is a newer page: a house that was away may have been built anew. */
  look(): void {
    this.kept?.update().catch(() => {}); // still away: somebody else says so
  }

  /** A part of the page cannot be loaded. If the house is there, it has been built anew, and has that part no more. */
  private async miss(): Promise<void> {
    if (await house.alive().then(() => true, () => false)) this.tell();
  }

  /** Once: whoever puts it off is not asked again. */
  private tell(): void {
    if (!this.told) this.stale = true;
    this.told = true;
  }
}

export const upkeep = new Upkeep();
