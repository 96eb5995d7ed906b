import { setTimeout as wait } from "node:timers/promises";
import { mainThread } from "#scripts/thread-times.ts";
import { transferUrl } from "#shared/contract/transfer-addresses.ts";
import { beginChat, narrate } from "./talk.ts";
import { signUp, type Visitor } from "./visitor.ts";

/** A call that somebody made. */
export interface Call {
  kind: string;
  /** When it ended, by `performance.now()`. */
  at: number;
  /** By the clock, and without the time in which the product's main thread or ours had no processor. */
  clockMs: number;
  ownMs: number;
}

/** People who use a product evenly, beside those whose replies are counted elsewhere. */
export interface Life {
  calls: Call[];
  /** What went wrong. */
  faults: string[];
  /** Goes on until told to stop, and is over when all that was begun has ended. */
  goOn(until: AbortSignal): Promise<void>;
}

/** The kind of a narration's calls. */
export const narrated = "a message and its narration";

/** How often each thing is done. A narration takes a reply first, and is removed when the next one is kept. */
const everyMs = { look: 2000, signIn: 10_000, file: 20_000, arrival: 30_000, narration: 120_000 };
const days = `day,hours slept,minutes walked\n${Array.from({ length: 200 }, (_, day) => `${day},7.5,${day % 60}`).join("\n")}\n`;

/** Brings in somebody with three chats, who looks at what they have, and somebody who has narrations made. */
export async function settle(url: string, pid: () => number): Promise<Life> {
  // Signing in ends the session before: whoever does it can do nothing else at that moment.
  const [reader, listener, comer] = await Promise.all([signUp(url), signUp(url), signUp(url)]);
  const [chat = ""] = await Promise.all([beginChat(reader), beginChat(reader), beginChat(reader)]);
  const life: Omit<Life, "goOn"> = { calls: [], faults: [] };
  const waitedMs = () => mainThread("self").waitedMs + mainThread(pid()).waitedMs;

  const call = async (kind: string, act: () => Promise<unknown>) => {
    const from = { at: performance.now(), waited: waitedMs() };
    try {
      await act();
    } catch (error) {
      life.faults.push(`${kind}: ${String(error)}`);
      return;
    }
    const at = performance.now();
    const clockMs = at - from.at;
    life.calls.push({ kind, at, clockMs, ownMs: Math.max(0, clockMs - (waitedMs() - from.waited)) });
  };
  const looks: readonly [string, () => Promise<unknown>][] = [
    ["the history", () => reader.calls.chat.search({})],
    ["a search in one's chats", () => reader.calls.chat.search({ words: "report" })],
    ["an opened chat", () => reader.calls.chat.messages({ sessionId: chat })],
    ["the playlist", () => listener.calls.playlist.list({})],
    ["what one has used", () => reader.calls.usage.today({ timeZone: "UTC" })],
  ];
  const regularly: readonly [number, (round: number) => Promise<unknown>][] = [
    [everyMs.look / looks.length, (round) => call(...nextOf(looks, round))],
    [everyMs.signIn, () => call("signing in", comer.signIn)],
    [everyMs.file, () => call("a table of numbers, read", () => reader.give(readFile, days))],
    [everyMs.arrival, () => call("signing up", () => signUp(url))],
    [everyMs.narration, (round) => call(narrated, () => haveNarrated(listener, round))],
  ];
  return Object.assign(life, {
    goOn: async (until: AbortSignal) => {
      await Promise.all(regularly.map(([ms, act]) => everySo(ms, act, until)));
    },
  });
}

function nextOf<T>(things: readonly T[], round: number): T {
  const thing = things[round % things.length];
  if (thing === undefined) throw new Error("there is nothing to do");
  return thing;
}

const readFile = transferUrl("readFile", { name: "days.csv" });

/** Begins each at its time by the clock, whatever the last one took; what comes too late is made up for. */
async function everySo(
  ms: number,
  act: (round: number) => Promise<unknown>,
  until: AbortSignal,
): Promise<void> {
  const beganAt = performance.now();
  for (let round = 0; ; round++) {
    const left = beganAt + round * ms - performance.now();
    await wait(Math.max(0, left), undefined, { signal: until }).catch(() => undefined);
    if (until.aborted) return;
    await act(round);
  }
}

/** A reply in a chat of its own, narrated, heard to its end and kept until the next one is. */
async function haveNarrated(visitor: Visitor, round: number): Promise<void> {
  const before = await visitor.calls.playlist.list({});
  await narrate(visitor, await beginChat(visitor), round);
  for (const { id } of before) await visitor.calls.playlist.remove({ id });
}
