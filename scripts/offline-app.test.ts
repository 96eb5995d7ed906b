import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { type BuiltParts, offlineFiles, workerScript } from "./offline-app.ts";

const part = (file: string, more: Partial<BuiltParts[string]> = {}): BuiltParts[string] => ({
  file,
  imports: [],
  dynamicImports: [],
  css: [],
  assets: [],
  ...more,
});

test("a release's list holds every screen with its styles and letters, and nothing that only the server makes use of", () => {
  const files = offlineFiles({
    "index.html": part("assets/index.js", {
      imports: ["_base.js"],
      dynamicImports: ["pages/chat/chat-page.tsx", "pages/lab/rag-test-page.tsx", "pages/operate-page.tsx"],
      css: ["assets/index.css"],
      assets: ["assets/letters.woff2"],
    }),
    "_base.js": part("assets/base.js"),
    "pages/chat/chat-page.tsx": part("assets/chat.js", {
      imports: ["_base.js"],
      dynamicImports: ["features/video/rendering/make-video.ts", "index.html"],
    }),
    "features/video/rendering/make-video.ts": part("assets/video.js", { assets: ["assets/encoder.wasm"] }),
    "pages/lab/rag-test-page.tsx": part("assets/lab.js", { imports: ["_lab.js"] }),
    "_lab.js": part("assets/shared-by-labs.js"),
    "pages/operate-page.tsx": part("assets/desk.js"),
  });
  expect(files.slice(0, 1)).toEqual(["/index.html"]);
  expect(files.filter((file) => file.startsWith("/assets/"))).toEqual([
    "/assets/base.js",
    "/assets/chat.js",
    "/assets/index.css",
    "/assets/index.js",
    "/assets/letters.woff2",
  ]);
});

const origin = "https://stillpoint.example";

/** A browser's caches as far as the worker uses them: each address holds a text. */
function fakeCaches(stored: Record<string, Record<string, string>>) {
  const open = async (name: string) => {
    const held = stored[name] ?? {};
    stored[name] = held;
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) held[path] = `kept ${path}`;
      },
      match: async (url: string) => {
        const text = held[new URL(url, origin).pathname];
        return text === undefined ? undefined : new Response(text);
      },
    };
  };
  return {
    open,
    keys: async () => Object.keys(stored),
    delete: async (name: string) => delete stored[name],
  };
}

interface Surroundings {
  fetch: (request: Request) => Promise<Response>;
  stored?: Record<string, Record<string, string>>;
}

/** The worker of a release with two files, in surroundings of its own. */
async function start({ fetch, stored = {} }: Surroundings) {
  const listeners = new Map<string, (event: object) => void>();
  const claimed: string[] = [];
  const self = {
    location: { origin },
    registration: {},
    clients: { claim: async () => void claimed.push("yes") },
    addEventListener: (name: string, hear: (event: object) => void) => listeners.set(name, hear),
  };
  const script = await workerScript(["/index.html", "/theme.js", "/assets/chat.js"], "new");
  // Patience is cut short: nothing in a test answers late by itself.
  const soon = (run: () => void) => setTimeout(run, 0);
  runInContext(script, createContext({ self, caches: fakeCaches(stored), fetch, URL, setTimeout: soon }));
  const live = async (name: "install" | "activate") => {
    const waits: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  /** What the worker answers; nothing where it leaves the request to the browser. */
  const ask = async (path: string, { mode = "no-cors", method = "GET" } = {}) => {
    const answers: Promise<Response>[] = [];
    const request = { url: new URL(path, origin).href, mode, method };
    listeners.get("fetch")?.({ request, respondWith: (answer: Promise<Response>) => answers.push(answer) });
    return answers[0] === undefined ? undefined : (await answers[0]).text();
  };
  return { live, ask, stored, claimed };
}

const noLine = async () => {
  throw new TypeError("no line");
};
const fromServer = async (request: Request) => new Response(`server ${new URL(request.url).pathname}`);

test("the files of a release are kept when it is installed, and those of the one before go when it takes over; what people keep stays", async () => {
  const stored = {
    "app-old": { "/index.html": "old" },
    "stillpoint:ada:kept": { "/kept/1/sound": "a voice" },
  };
  const worker = await start({ fetch: fromServer, stored });
  await worker.live("install");
  expect(Object.keys(worker.stored)).toContain("app-old");
  await worker.live("activate");
  expect(Object.keys(worker.stored).sort()).toEqual(["app-new", "stillpoint:ada:kept"]);
  expect(worker.claimed).toEqual(["yes"]);
});

test("with a line pages come from the server, without one and behind a gateway from here, whatever their path", async () => {
  const stored = {};
  const online = await start({ fetch: fromServer, stored });
  await online.live("install");
  expect(await online.ask("/playlist", { mode: "navigate" })).toBe("server /playlist");
  const offline = await start({ fetch: noLine, stored });
  expect(await offline.ask("/playlist", { mode: "navigate" })).toBe("kept /index.html");
  expect(await offline.ask("/theme.js")).toBe("kept /theme.js");
  const behind = await start({ fetch: async () => new Response("bad gateway", { status: 502 }), stored });
  expect(await behind.ask("/", { mode: "navigate" })).toBe("kept /index.html");
  const hanging = await start({ fetch: () => new Promise<Response>(() => {}), stored });
  expect(await hanging.ask("/", { mode: "navigate" })).toBe("kept /index.html");
});

test("a hashed file comes from whichever release is here, else from the server", async () => {
  const stored = { "app-old": { "/assets/old.js": "old part" } };
  const worker = await start({ fetch: fromServer, stored });
  await worker.live("install");
  expect(await worker.ask("/assets/chat.js")).toBe("kept /assets/chat.js");
  expect(await worker.ask("/assets/old.js")).toBe("old part");
  expect(await worker.ask("/assets/video.js")).toBe("server /assets/video.js");
});

test.each([
  ["/api/rpc/account/session", "cors", "GET"],
  ["/api/narrations/1/audio", "no-cors", "GET"],
  ["/api/export", "navigate", "GET"],
  ["/functions/v1/gpt-chat", "cors", "POST"],
  ["/outbox", "navigate", "GET"],
  ["/anything", "cors", "POST"],
  ["https://elsewhere.example/assets/chat.js", "no-cors", "GET"],
])("%s (%s, %s) never passes through the worker, nor is it kept", async (path, mode, method) => {
  const worker = await start({ fetch: fromServer });
  await worker.live("install");
  expect(await worker.ask(path, { mode, method })).toBeUndefined();
  expect(Object.keys(worker.stored["app-new"] ?? {})).toHaveLength(3);
});
