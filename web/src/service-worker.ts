/// <reference lib="webworker" />
/** Keeps a copy of the page, so that it opens though the house does not answer. Nothing that the house says of anybody is
 * kept: only the files of the build, which are the same for everyone.
 *
 * The build writes three constants before this text (web/install.ts): every file of the page, a name made of what is in
 * them, and the script with which the page begins. Another build is therefore another self. */
export {}; // a module of its own for the compiler; nothing of it is left in what is built

declare const self: ServiceWorkerGlobalScope;
declare const FILES: string[];
declare const BUILD: string;
declare const ENTRY: string;

const FAMILY = "antichambre ";
const COPY = FAMILY + BUILD;
const INDEX = "/index.html";
const OWN_TALK = /^\/(api|health|ready|metrics)(\/|$)/;
const PATIENCE = 5_000; // milliseconds for a page that the house may have anew; after that the copy is shown

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || OWN_TALK.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(index(request));
  else if (FILES.includes(pathname) || pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** A build is kept whole or not at all. Names change with contents: what an older copy holds already is not fetched again. */
async function keep(): Promise<void> {
  const copy = await caches.open(COPY);
  const lasting = (path: string) => path.startsWith("/assets/");
  await Promise.all(
    FILES.map(async (path) => {
      const found = lasting(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
      if (found) await copy.put(path, found);
      else await copy.add(new Request(path, { cache: lasting(path) ? "default" : "no-cache" }));
    }),
  );
}

/** Pages of the build before may still be open: its copy stays until the next one comes. Each is told which build is the
 * latest; whether it is another one than its own, it knows itself. */
async function takeOver(): Promise<void> {
  const copies = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== COPY);
  await Promise.all(copies.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage({ entry: ENTRY });
}

/** Wherever one is in the house, the page is the same: the house's own, or the copy where there is none. A gate that
 * answers for a house which is not there (502, 503) is none. */
async function index(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // no network, or no house
  }
  return (await caches.match(INDEX, { cacheName: COPY, ignoreVary: true })) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
