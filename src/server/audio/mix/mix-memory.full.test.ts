import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createMp3Session } from "#server/audio/mp3/mp3-session.ts";

const minuteSeconds = 60;

/** A minute of a voice that speaks and rests, as frames that may follow on themselves. */
async function minuteOfVoice(): Promise<Uint8Array> {
  const sampleRate = 24_000;
  const samples = Float32Array.from({ length: minuteSeconds * sampleRate }, (_, at) =>
    Math.floor(at / (7 * sampleRate)) % 2 === 0 ? 0.2 * Math.sin(at * 0.06) : 0,
  );
  const session = createMp3Session(AbortSignal.timeout(60_000));
  const { bytes } = await session.run({ kind: "sound", samples, sampleRate });
  await session.close();
  return bytes;
}

/** The most memory that the mixer's process ever had, in megabytes, and the size of what it made. */
async function mixed(voice: Uint8Array, music: Uint8Array): Promise<{ peakMb: number; megabytes: number }> {
  const worker = fileURLToPath(new URL("./mix-worker.ts", import.meta.url));
  const child = fork(worker, [], { serialization: "advanced" });
  const answered = once(child, "message");
  child.send({ voice, music, isMusicSeamless: true });
  const [mp3] = await answered;
  const status = await readFile(`/proc/${child.pid}/status`, "utf8");
  child.kill();
  await once(child, "exit");
  const kilobytes = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]);
  return { peakMb: kilobytes / 1024, megabytes: mp3.length / 1024 ** 2 };
}

test.skipIf(process.platform !== "linux")(
  "nine minutes are mixed in little more memory than one: no voice lies there as a whole that is long",
  async () => {
    const minute = await minuteOfVoice();
    const voice = (minutes: number) =>
      new Uint8Array(Buffer.concat(Array.from({ length: minutes }, () => minute)));
    const short = await mixed(voice(1), minute);
    const long = await mixed(voice(9), minute);
    expect(long.megabytes).toBeGreaterThan(8);
    // The file is there in parts, whole and on its way out. All samples of eight minutes more would be 260 MB.
    expect(long.peakMb - short.peakMb).toBeLessThan(100);
  },
  600_000,
);
