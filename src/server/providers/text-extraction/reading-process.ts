import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { messageFile } from "#shared/chat/files.ts";
import { limits } from "#shared/limits/limits.ts";
import { createFairQueue } from "./fair-queue.ts";
import { processorMs, residentMb } from "./process-cost.ts";
import type { ReadText } from "./read-file.ts";
import { type FileFault, type FileToRead, FileUnread, type TextExtraction } from "./text-extraction.ts";

/** What a reading process may take. */
export interface ReadingLimits {
  /**
   * For a file of hardly any size, and for the largest: of the processor, where the system tells how much was used, so
   * that a busy or slow machine refuses nothing it could read. Nothing takes longer than the second by the clock.
   */
  leastReadMs: number;
  readMs: number;
  /** What each byte of a file adds to the least, until the most is reached. */
  readMsPerKb: number;
  /** Resident memory of the process, in megabytes. */
  memoryMb: number;
  atOnce: number;
  waiting: number;
}

/** Of JavaScript's own objects; what lies outside, such as unpacked streams, is watched. */
const heapMb = 256;
const usual: ReadingLimits = { ...limits.file, memoryMb: 400 };
const watchedEveryMs = 100;

const answer = z.union([
  z.object({ file: messageFile.omit({ name: true }).extend({ text: z.string() }) }),
  z.object({ fault: z.string().nullable(), reason: z.string() }),
]);

const faults: readonly string[] = [
  "FILE_EMPTY",
  "FILE_KIND",
  "FILE_LOCKED",
  "FILE_TOO_LARGE",
  "FILE_TOO_MUCH",
  "FILE_UNREADABLE",
  "PICTURE_KIND",
  "PICTURE_UNCLEAR",
  "PICTURE_TOO_LARGE",
  "HEART_NOT_FOUND",
  "HEART_NOT_USABLE",
  "HEART_TIMES_OR_RATES",
  "HEART_INTERVALS_OR_RATES",
];

function isFault(code: string | null): code is FileFault {
  return code !== null && faults.includes(code);
}

/**
 * Reads each file in a process of its own, which has its own memory, its own compilers (the database's choice of a slow
 * one would make recognition four times slower) and can be ended at any moment with all it holds.
 */
export function createTextExtraction(allowed: Partial<ReadingLimits> = {}): TextExtraction {
  const settings = { ...usual, ...allowed };
  const { memoryMb } = settings;
  const queue = createFairQueue(settings);
  const running = new Set<ChildProcess>();

  const readOne = async ({ name, signal, readFor: _person, ...job }: FileToRead) => {
    const child = fork(fileURLToPath(new URL("./read-file-worker.ts", import.meta.url)), [], {
      execArgv: [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=4", "--no-warnings"],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    running.add(child);
    const done = Promise.withResolvers<ReadText>();
    const stop = (reason: unknown) => done.reject(reason);
    const cancel = () => stop(signal.reason);
    const tooLong = () => stop(new FileUnread("FILE_TOO_MUCH", "took too long"));
    const allowedMs = readMsOf(job.bytes, settings);
    const startedAt = performance.now();
    const late = setTimeout(tooLong, settings.readMs);
    const look = async (pid: number) => {
      const [mb, usedMs] = await Promise.all([residentMb(pid), processorMs(pid)]);
      if (mb !== undefined && mb > memoryMb) stop(new FileUnread("FILE_TOO_MUCH", `${Math.round(mb)} MB`));
      if ((usedMs ?? performance.now() - startedAt) > allowedMs) tooLong();
    };
    const watch = setInterval(() => void look(child.pid ?? 0), watchedEveryMs);
    const broken = job.isHeart ? "HEART_UNREADABLE" : "FILE_UNREADABLE";
    child.once("message", (message) => {
      const { data, error } = answer.safeParse(message);
      if (!data) stop(error);
      else if ("file" in data) done.resolve(data.file);
      else stop(new FileUnread(isFault(data.fault) ? data.fault : broken, data.reason));
    });
    child.once("error", stop);
    child.once("exit", () => stop(new FileUnread("FILE_TOO_MUCH", "the reading process ended early")));
    signal.addEventListener("abort", cancel, { once: true });
    if (signal.aborted) cancel();
    else child.send(job);
    try {
      return { name, ...(await done.promise) };
    } finally {
      clearTimeout(late);
      clearInterval(watch);
      signal.removeEventListener("abort", cancel);
      await ended(child);
      running.delete(child);
    }
  };
  return {
    read: async (file) => {
      const leave = await queue.enter(file.readFor, file.signal);
      if (!leave) throw new FileUnread("FILES_BUSY");
      try {
        return await readOne(file);
      } finally {
        leave();
      }
    },
    close: async () => {
      await Promise.all([...running].map(ended));
    },
  };
}

/** How long a file of so many bytes may take: the smaller it is, the less there can honestly be to read. */
export function readMsOf(
  bytes: number,
  limits: Pick<ReadingLimits, "leastReadMs" | "readMs" | "readMsPerKb">,
): number {
  return Math.min(limits.readMs, limits.leastReadMs + (bytes / 1024) * limits.readMsPerKb);
}

/** Ends a process and waits until it is gone. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once("exit", () => resolve());
  child.kill("SIGKILL");
  await promise;
}
