import { setTimeout as pause } from "node:timers/promises";
import { MPEGDecoder } from "mpg123-decoder";
import { z } from "zod";
import { mainThread } from "#scripts/thread-times.ts";
import { readable } from "#server/testing/servers/mail-server.ts";
import { errorText } from "#shared/contract/errors.ts";
import { playlistItem } from "#shared/listening/playlist.ts";
import type { Fault } from "./faults.ts";
import type { Installation } from "./installation.ts";
import type { Regular } from "./regular.ts";

/** What came of a fault, counted over everybody. */
export interface Outcome {
  fault: string;
  /** How long it lasted, in seconds. */
  seconds: number;
  /** What is to be known beside the figures. */
  told: string | undefined;
  /** Sentences that people read meanwhile, and how often. */
  seen: Map<string, number>;
  /** Messages the server had acknowledged, those of them found unchanged and once, and others that were found. */
  messages: { acknowledged: number; found: number; strange: number };
  /** Replies said to be saved, and those of them found unchanged. */
  replies: { saved: number; found: number };
  /** From the end of the fault until everybody was answered, in milliseconds. */
  usableMs: number;
  /** For so much of that time no processor was free for the product, or for those who use it: other work of the machine. */
  withoutProcessorMs: number;
  narrations: { ready: number; failed: number; refused: number; stuck: number };
  /** Entries of playlists, and those of them whose sound is not whole. */
  recordings: { listed: number; broken: number };
  letters: { asked: number; arrivedOnce: number };
  /** Streams that were still open on nothing a minute after the fault. */
  hung: number;
  /** What was never worked off, by its name. */
  left: string[];
}

/** How long people are waited for; a run of tests on a busy machine is more patient than the page that is written. */
interface Patience {
  usableMs: number;
  settledMs: number;
}

/** Brings a fault on while people use the product, ends it, and counts what came in and what is there. */
export async function bringOn(
  fault: Fault,
  installation: Installation,
  regulars: readonly Regular[],
  { usableMs, settledMs, seconds = fault.seconds ?? 0 }: Patience & { seconds?: number },
): Promise<Outcome> {
  await Promise.all(regulars.map((regular) => regular.beginAnew()));
  const giveUp = AbortSignal.timeout((seconds + 60) * 1000 + usableMs + settledMs);
  const narrations: Promise<"ready" | "failed" | "refused" | "stuck">[] = [];
  const askForNarrations = async (those: readonly Regular[]) => {
    const asked = those.map((regular) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      narrations.push(regular.narrate(giveUp, resolve).catch(() => "stuck" as const));
      return promise;
    });
    return Promise.all(asked);
  };
  const half = Math.ceil(regulars.length / 2);
  if (fault.hasNarrations) await askForNarrations(regulars.slice(0, half));
  const lettersBefore = installation.mail.arrived.length;

  const stopping = new AbortController();
  const going = regulars.map((regular) => regular.goOn(stopping.signal));
  const hasBegun = regulars.map(async ({ ledger }) => {
    while (ledger.acknowledged.length < 2) await pause(10);
  });
  await Promise.all(hasBegun);

  const struckAt = performance.now();
  await fault.strike(installation);
  if (fault.hasNarrations && seconds > 0) void askForNarrations(regulars.slice(half));
  const letters = fault.hasLetters ? regulars.map((regular) => regular.askForReset()) : [];
  await pause(seconds * 1000);
  await fault.mend?.(installation);
  const mendedAt = performance.now();
  const waitedBefore = waitedMs(installation);

  stopping.abort();
  const late = AbortSignal.timeout(usableMs);
  const usable = await Promise.allSettled(regulars.map((regular) => regular.sayUntilAnswered(late)));
  const usableAt = performance.now();
  const waited = waitedMs(installation);
  const withoutProcessorMs = Math.max(0, ...[...waited].map(([of, ms]) => ms - (waitedBefore.get(of) ?? 0)));
  const locked = usable.filter(({ status }) => status === "rejected").length;
  await fault.afterwards?.(installation);
  const hung = await countPending(going, 75_000);
  await Promise.all(letters);

  const ended = await Promise.all(narrations);
  const settled = AbortSignal.timeout(settledMs);
  const left = await untilNothingWaits(installation, settled);
  if (locked > 0) left.push(`${locked} chats`);
  const count = (how: string) => ended.filter((each) => each === how).length;
  const books = await Promise.all(regulars.map(audit));
  const sum = (of: (book: Book) => number) => books.reduce((total, book) => total + of(book), 0);
  return {
    fault: fault.name,
    seconds: Math.round((mendedAt - struckAt) / 100) / 10,
    told: fault.told?.(),
    seen: addSeen(regulars),
    messages: {
      acknowledged: sum(({ acknowledged }) => acknowledged),
      found: sum(({ found }) => found),
      strange: sum(({ strange }) => strange),
    },
    replies: { saved: sum(({ saved }) => saved), found: sum(({ kept }) => kept) },
    usableMs: Math.round(usableAt - mendedAt),
    withoutProcessorMs: Math.round(withoutProcessorMs),
    narrations: {
      ready: count("ready"),
      failed: count("failed"),
      refused: count("refused"),
      stuck: count("stuck"),
    },
    recordings: { listed: sum(({ listed }) => listed), broken: sum(({ broken }) => broken) },
    letters: {
      asked: letters.length,
      arrivedOnce: countOnce(installation.mail.arrived.slice(lettersBefore), regulars, letters.length > 0),
    },
    hung,
    left,
  };
}

/** How long the product's processes and this one, in which people write, were ready to run while no processor was free. */
function waitedMs({ products }: Installation): Map<number, number> {
  const running = products.filter(
    ({ process }) => process().exitCode === null && process().signalCode === null,
  );
  const pids = [process.pid, ...running.map(({ pid }) => pid)];
  return new Map(pids.map((pid) => [pid, mainThread(pid).waitedMs]));
}

/** What is wrong with an outcome, in sentences; none where the product kept its promises. */
export function wrongWith(outcome: Outcome, usableWithinMs: number): string[] {
  const { messages, replies, narrations, recordings, letters } = outcome;
  const wrong: [boolean, string][] = [
    [
      messages.found !== messages.acknowledged,
      `${messages.acknowledged - messages.found} messages are lost or changed`,
    ],
    [messages.strange > 0, `${messages.strange} messages are there that nobody sent, or twice`],
    [replies.found !== replies.saved, `${replies.saved - replies.found} saved replies are lost or changed`],
    [
      outcome.usableMs - outcome.withoutProcessorMs >= usableWithinMs,
      `chats could be used after ${Math.round(outcome.usableMs / 1000)} s`,
    ],
    [narrations.stuck > 0, `${narrations.stuck} narrations never ended`],
    [recordings.broken > 0, `${recordings.broken} recordings are listed and not whole`],
    [
      letters.arrivedOnce !== letters.asked,
      `${letters.arrivedOnce} of ${letters.asked} letters arrived once`,
    ],
    [outcome.seen.has(errorText("INTERNAL")), "people read of an unexpected error"],
    [outcome.hung > 0, `${outcome.hung} people were left waiting`],
    [outcome.left.length > 0, `left: ${outcome.left.join(", ")}`],
  ];
  return wrong.flatMap(([is, sentence]) => (is ? [sentence] : []));
}

interface Book {
  acknowledged: number;
  found: number;
  strange: number;
  saved: number;
  kept: number;
  listed: number;
  broken: number;
}

/** Compares what a person was told with what there is; of a chat that cannot even be read, nothing is. */
async function audit({ person, ledger }: Regular): Promise<Book> {
  const { messages } = await person.read(ledger.chatId ?? "").catch(() => ({ messages: [] }));
  const own = messages.filter(({ isUser }) => isUser).map(({ content }) => content);
  const times = (text: string) => own.filter((each) => each === text).length;
  const replies = new Map(messages.map(({ id, content }) => [id, content]));
  const listed = await person.call("playlist/list", undefined, z.array(playlistItem)).catch(() => []);
  const recordings = listed.filter(({ chatSessionId }) => chatSessionId === ledger.chatId);
  let broken = 0;
  for (const { audioUrl, durationMs } of recordings) {
    const sound = audioUrl && (await person.bytes(audioUrl).catch(() => undefined));
    if (!sound || !(await isWhole(sound, durationMs))) broken += 1;
  }
  return {
    acknowledged: ledger.acknowledged.length,
    found: ledger.acknowledged.filter((text) => times(text) === 1).length,
    strange: own.filter((text) => !ledger.sent.has(text) || times(text) > 1).length,
    saved: ledger.replies.size,
    kept: [...ledger.replies].filter(([id, content]) => replies.get(id) === content).length,
    listed: recordings.length,
    broken,
  };
}

async function isWhole(mp3: Uint8Array<ArrayBuffer>, durationMs: number): Promise<boolean> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { samplesDecoded, sampleRate, errors } = decoder.decode(mp3);
  decoder.free();
  return errors.length === 0 && Math.abs((samplesDecoded / sampleRate) * 1000 - durationMs) < 200;
}

function addSeen(regulars: readonly Regular[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const { ledger } of regulars)
    for (const [sentence, times] of ledger.seen) all.set(sentence, (all.get(sentence) ?? 0) + times);
  return all;
}

function countOnce(arrived: Installation["mail"]["arrived"], regulars: readonly Regular[], isAsked: boolean) {
  if (!isAsked) return 0;
  const links = (email: string) =>
    new Set(
      arrived
        .filter(({ to }) => to.includes(email))
        .map((letter) => /https?:\S+/.exec(readable(letter))?.[0]),
    );
  const letters = (email: string) => arrived.filter(({ to }) => to.includes(email)).length;
  return regulars.filter(({ email }) => letters(email) === 1 && links(email).size === 1).length;
}

/** How many of several things have not ended in time. */
async function countPending(several: readonly Promise<void>[], ms: number): Promise<number> {
  let pending = several.length;
  const all = several.map((each) =>
    each.finally(() => {
      pending -= 1;
    }),
  );
  await Promise.race([Promise.all(all), pause(ms, undefined, { ref: false })]);
  return pending;
}

/** Waits until nothing waits or runs any more; what is left when the time is up. */
async function untilNothingWaits(
  { backlog, products }: Installation,
  signal: AbortSignal,
): Promise<string[]> {
  for (;;) {
    const ended = products.filter(
      ({ process }) => process().exitCode !== null || process().signalCode !== null,
    );
    if (ended.length > 0) return ["a process that ended"];
    const left = Object.entries(await backlog()).flatMap(([of, count]) =>
      count === 0 ? [] : [`${of}: ${count}`],
    );
    if (left.length === 0 || signal.aborted) return left;
    await pause(500);
  }
}
