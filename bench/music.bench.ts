import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import type { Report } from "./report.ts";

const made = z.object({
  wallMs: z.number(),
  processorMs: z.number(),
  stopMs: z.number(),
  addedMb: z.number(),
  peakMb: z.number(),
  longestDelayMs: z.number(),
  idleDelayMs: z.number(),
});

/** What the embedded database sets for the whole process, and so for the decoder and the encoder of music. */
const baselineCompiler = ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

async function composeAlone(seed: number) {
  const args = [...baselineCompiler, "bench/compose-alone.ts", String(seed)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return made.parse(JSON.parse(stdout));
}

const mixed = z.object({ seconds: z.number(), processorMs: z.number(), peakMb: z.number() });

/** Mixed in a process of its own, which has both compilers. */
async function mixAlone() {
  const { stdout } = await promisify(execFile)(process.execPath, ["bench/mix-alone.ts"]);
  return mixed.parse(JSON.parse(stdout));
}

/** One piece of 60 s by our own composer, in a process of its own, under the compiler it has in the product. */
export default async function music({ figure, note }: Report): Promise<void> {
  const runs: z.infer<typeof made>[] = [];
  for (let round = 0; round < 3; round++) runs.push(await composeAlone(round));
  const of = (name: string, unit: string, pick: (one: z.infer<typeof made>) => number) => ({
    name,
    unit,
    samples: runs.map(pick),
  });
  const seconds = of("60 s of music, processor time of all threads", "s", (one) => one.processorMs / 1000);
  figure({ ...seconds, target: { atMost: 8 } });
  figure(of("60 s of music, by the clock", "s", (one) => one.wallMs / 1000));
  figure({ ...of("cancelled half-way, until idle", "ms", (one) => one.stopMs), target: { atMost: 1000 } });
  figure(of("memory a piece adds at its peak", "MB", (one) => one.addedMb));
  figure({ ...of("memory at its peak", "MB", (one) => one.peakMb), target: { atMost: 600 } });
  figure({
    ...of("event loop, longest delay", "ms", (one) => one.longestDelayMs),
    control: { name: "5 s of idling before", samples: runs.map((one) => one.idleDelayMs) },
    target: { atMost: 50 },
  });
  const mixes: z.infer<typeof mixed>[] = [];
  for (let round = 0; round < 3; round++) mixes.push(await mixAlone());
  figure({
    name: "five minutes of voice and music mixed and encoded, processor time",
    unit: "s",
    samples: mixes.map(({ seconds, processorMs }) => (processorMs / seconds) * 0.3),
    target: { atMost: 5 },
  });
  figure({
    name: "memory at its peak, of speaking, composing and mixing",
    unit: "MB",
    samples: mixes.map(({ peakMb }) => peakMb),
    target: { atMost: 600 },
  });
  note(
    "Composed, played, mastered and encoded in one thread, as in the server on V8's baseline compiler alone; a mix has a process of its own with both compilers.",
  );
}
