/**
 * Keeps the app's own files in the browser, so that it starts without a line. It knows files of a release and nothing of
 * anybody: what the server answers under `/api` never passes through it, and what a person keeps on the device is put
 * there and taken away by the page, which knows whose it is (`lib/browser/kept-sounds.ts`).
 *
 * It runs as a classic script, so it imports nothing; `scripts/offline-app.ts` puts `appFiles` in front of it.
 */
declare const appFiles: { release: string; files: string[] };
declare const self: WorkerScope;

/** What is used of a service worker's surroundings; the types of workers and of pages cannot stand in one program. */
interface WorkerScope {
  location: Location;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: { claim: () => Promise<void> };
  addEventListener: {
    (name: "install" | "activate", hear: (event: Lasting) => void): void;
    (name: "fetch", hear: (event: Asked) => void): void;
  };
}

interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Asked {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

const cachePrefix = "app-";
const cacheName = cachePrefix + appFiles.release;
const page = "/index.html";
/** A server or a line that has said nothing for this long is taken for none: what is kept here is shown. */
const patienceMs = 1000;
/** A gateway speaks for a server that does not. */
const gatewayStatuses = [502, 503, 504];
/** What the server shows itself is not the app's page. */
const ofTheServer = /^\/(api|functions|outbox|metrics|\.well-known)(\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));

// A new release waits until no page of the old one is open, whose files then go: no page is taken away under anybody.
self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([dropOldFiles(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || ofTheServer.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(present(() => asked(event), page));
  // A file under a hashed name never changes; the few others are asked for as long as somebody answers.
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (appFiles.files.includes(pathname)) event.respondWith(present(() => fetch(request), pathname));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(appFiles.files);
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function asked({ request, preloadResponse }: Asked): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function kept(request: Request): Promise<Response> {
  return (await fromCaches(request.url)) ?? fetch(request);
}

/** What the server gives; what is kept here where it does not answer, or not in time. */
async function present(ask: () => Promise<Response>, path: string): Promise<Response> {
  const answer = ask();
  // Whoever is not waited for any more may fail unheard.
  const inTime = answer.then(
    (response) => (gatewayStatuses.includes(response.status) ? undefined : response),
    () => undefined,
  );
  const first = await Promise.race([inTime, passed(patienceMs)]);
  return first ?? (await fromCaches(path)) ?? answer;
}

/** Releases of ours lie beside each other while pages of both are open; names of files tell them apart. */
async function fromCaches(url: string): Promise<Response | undefined> {
  const own = await caches.open(cacheName);
  const found = await own.match(url, { ignoreVary: true });
  if (found) return found;
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  const others = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match(url, { ignoreVary: true })),
  );
  return others.find((response) => response !== undefined);
}

function passed(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
