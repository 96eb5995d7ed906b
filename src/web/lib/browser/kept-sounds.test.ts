import { beforeEach, expect, test, vi } from "vitest";
import { plainCover } from "#shared/cover/cover.ts";
import { keepers, leaveOnlyKeptOf } from "./keepers.ts";
import { dropSound, type KeptRecording, keepSound, keptBy, musicBytes, soundUrl } from "./kept-sounds.ts";

const origin = "https://stillpoint.example";
let stored: Map<string, Map<string, Response>>;

beforeEach(() => {
  stored = new Map();
  const pathOf = (key: string | Request) => new URL(typeof key === "string" ? key : key.url, origin).pathname;
  vi.stubGlobal("caches", {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const held = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, held);
      return {
        put: async (key: string, value: Response) => void held.set(pathOf(key), value),
        match: async (key: string | Request) => held.get(pathOf(key))?.clone(),
        delete: async (key: string) => held.delete(pathOf(key)),
        keys: async () => [...held.keys()].map((path) => new Request(origin + path)),
      };
    },
  });
});

const piano = { url: "/api/music/default", name: "Quiet piano", kind: "default", isSeamless: true } as const;
const recording = (id: string, more: Partial<KeptRecording> = {}): KeptRecording => ({
  id,
  name: `Recording ${id}`,
  cover: plainCover,
  createdAt: `2026-11-0${id}T10:00:00.000Z`,
  durationMs: 61_000,
  sentences: [{ text: "Let yourself arrive.", startMs: 0, endMs: 3000 }],
  music: piano,
  ...more,
});
const bytes = () => ({ sound: new Blob(["voice"]), music: new Blob(["piano"]) });
const addresses = () => [...stored.values()].flatMap((held) => [...held.keys()]).sort();

test("what is kept is listed newest first and heard again, its music kept once", async () => {
  await keepSound("ada", recording("1"), bytes());
  await keepSound("ada", recording("2"), bytes());
  expect((await keptBy("ada")).map(({ id }) => id)).toEqual(["2", "1"]);
  expect((await keptBy("ada"))[1]).toEqual(recording("1"));
  expect(addresses().filter((path) => path.startsWith("/kept/music/"))).toHaveLength(1);
  const over = new AbortController();
  const url = await soundUrl("ada", "1", over.signal);
  expect(await (await fetch(url)).text()).toBe("voice");
  expect(new TextDecoder().decode(await musicBytes("ada", piano.url))).toBe("piano");
  over.abort();
  await expect(fetch(url)).rejects.toThrow();
});

test("what is taken away takes its music along when it lay under no other", async () => {
  await keepSound("ada", recording("1"), bytes());
  await keepSound("ada", recording("2"), bytes());
  await dropSound("ada", "1");
  expect((await musicBytes("ada", piano.url)).byteLength).toBe(5);
  await expect(soundUrl("ada", "1", new AbortController().signal)).rejects.toThrow("not on the device");
  await dropSound("ada", "2");
  expect(addresses()).toEqual([]);
});

test("each finds their own; when the server has said who is here, what anybody else kept is gone", async () => {
  await keepSound("ada", recording("1"), bytes());
  await keepSound("ben", recording("2"), bytes());
  stored.set("app-release", new Map());
  expect((await keptBy("ben")).map(({ id }) => id)).toEqual(["2"]);
  expect(await keptBy("cleo")).toEqual([]);
  await leaveOnlyKeptOf("ben");
  expect(await keepers()).toEqual(["ben"]);
  expect(await keptBy("ada")).toEqual([]);
  await leaveOnlyKeptOf(null);
  expect([...stored.keys()]).toEqual(["app-release"]);
});

test("what was written otherwise than it is read is left out", async () => {
  await keepSound("ada", recording("1"), bytes());
  stored.get("stillpoint:ada:kept")?.set("/kept/3/recording", Response.json({ id: "3", name: 7 }));
  expect((await keptBy("ada")).map(({ id }) => id)).toEqual(["1"]);
});

test("a device that is full keeps no half of a recording", async () => {
  const { open } = caches;
  vi.stubGlobal("caches", {
    ...caches,
    open: async (name: string) => {
      const store = await open(name);
      const put = async (key: string, value: Response) => {
        if (key.endsWith("/recording")) throw new DOMException("no room", "QuotaExceededError");
        await store.put(key, value);
      };
      return { ...store, put };
    },
  });
  await expect(keepSound("ada", recording("1", { music: null }), bytes())).rejects.toThrow("no room");
  expect(addresses()).toEqual([]);
});
