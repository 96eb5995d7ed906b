import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import type { Report } from "./report.ts";

const spoken = z.object({
  coldMs: z.number(),
  warmMs: z.number(),
  crowdFirstMs: z.number(),
  guestFirstMs: z.number(),
  realTime: z.number(),
  words: z.number(),
  loopDelayMs: z.number(),
});

/** What the embedded database sets for the whole process, and so for the voice in it. */
const baselineCompiler = ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

async function speakAlone(flags: string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, "bench/speak-alone.ts"]);
  return spoken.parse(JSON.parse(stdout));
}

/** The offline voice by itself, under the compiler it has in the product and under V8's usual choice. */
export default async function narration({ figure, note }: Report): Promise<void> {
  const product: z.infer<typeof spoken>[] = [];
  const usual: z.infer<typeof spoken>[] = [];
  for (let round = 0; round < 5; round++) {
    product.push(await speakAlone(baselineCompiler));
    usual.push(await speakAlone([]));
  }
  const compared = (name: string, unit: string, pick: (one: z.infer<typeof spoken>) => number) => ({
    name,
    unit,
    samples: product.map(pick),
    control: { name: "both compilers", samples: usual.map(pick) },
  });
  const realTime = compared("real time, processor time of all threads", "x", (one) => one.realTime);
  figure({ ...compared("first audio, cold", "ms", (one) => one.coldMs), target: { atMost: 1000 } });
  figure(compared("first audio, warm", "ms", (one) => one.warmMs));
  figure(compared("first audio, slowest of five at once", "ms", (one) => one.crowdFirstMs));
  figure({
    ...compared("first audio, four others under way", "ms", (one) => one.guestFirstMs),
    target: { atMost: 1000 },
  });
  figure({ ...realTime, target: { atLeast: 15 } });
  const delay = compared("event loop, own delay p99.9", "ms", (one) => one.loopDelayMs);
  figure({ ...delay, target: { atMost: 50 } });
  note(
    `A text of ${product[0]?.words ?? 0} spoken words. The product runs every WebAssembly program on V8's baseline compiler alone; "both compilers" is V8's own choice.`,
  );
}
