import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { playlistItem } from "#shared/listening/playlist.ts";
import { putUp } from "./installation.ts";
import { type Regular, signUpRegular } from "./regular.ts";

/** What a soak found. */
export interface Soaked {
  /** The median of each minute's resident memory, in megabytes. */
  byMinute: number[];
  /** How the last quarter compares with the second one: the first is for warming up. */
  growth: number;
  messages: number;
  narrations: number;
}

/** How many people use it. */
export const soakPeople = 6;
const betweenMessagesMs = 2000;
const messagesPerChat = 8;
const samplesPerMinute = 30;

/** People use one process as people do, for so many minutes, while its memory is looked at. */
export async function soak(minutes: number, onMinute: (megabytes: number) => void): Promise<Soaked> {
  const installation = await putUp("one");
  const ending = new AbortController();
  const tally = { messages: 0, narrations: 0 };
  const living: Promise<void>[] = [];
  try {
    for (let count = 0; count < soakPeople; count++) {
      const regular = await signUpRegular(installation);
      living.push(live(regular, tally, ending.signal));
    }
    const byMinute: number[] = [];
    for (let minute = 0; minute < minutes; minute++) {
      const samples: number[] = [];
      for (let count = 0; count < samplesPerMinute; count++) {
        await Promise.race([pause(60_000 / samplesPerMinute), Promise.all(living)]);
        samples.push(residentMegabytes(installation.first.pid));
      }
      const megabytes = median(samples);
      byMinute.push(megabytes);
      onMinute(megabytes);
    }
    const quarter = Math.max(1, Math.floor(minutes / 4));
    const early = median(byMinute.slice(quarter, quarter * 2));
    const late = median(byMinute.slice(-quarter));
    return { byMinute, growth: late / early - 1, ...tally };
  } finally {
    ending.abort();
    await Promise.allSettled(living);
    await installation.stop();
  }
}

/** Chats, narrations, and looking through what is kept, until the end. */
async function live(regular: Regular, tally: { messages: number; narrations: number }, signal: AbortSignal) {
  const { person, ledger } = regular;
  while (!signal.aborted) {
    await regular.beginAnew();
    for (let count = 1; count < messagesPerChat && !signal.aborted; count++) {
      await pause(betweenMessagesMs);
      await regular.sayUntilAnswered(signal);
      await person.read(ledger.chatId ?? "");
      tally.messages += 1;
    }
    if (signal.aborted) return;
    if ((await regular.narrate(signal, () => {})) === "ready") tally.narrations += 1;
    const [latest, ...older] = await person.call("playlist/list", undefined, z.array(playlistItem));
    if (latest?.audioUrl) await person.bytes(latest.audioUrl);
    for (const { id } of older) await person.call("playlist/remove", { id }, z.unknown());
  }
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
