import { setTimeout as wait } from "node:timers/promises";
import { voices } from "#shared/listening/voices.ts";
import { type Product, startProduct } from "../tests/e2e/support/product.ts";
import { type HeardNarration, hearNarration } from "./heard-narration.ts";
import { memoryOf, processorMs } from "./process-cost.ts";
import type { Report } from "./report.ts";
import { firstTextMs, makeMeditation, talk } from "./talk.ts";
import { signUp, type Visitor } from "./visitor.ts";

const settledMs = 20_000;

/** A person's whole way through a product that has just been installed, and what it cost. */
async function walk() {
  const startedAt = performance.now();
  const product = await startProduct({ isFirstBoot: true });
  const bootMs = performance.now() - startedAt;
  await wait(settledMs / 2);
  const before = memoryOf(product.pid).nowMb;
  const visitor = await signUp(product.url);
  const sessionId = await talk(visitor);
  const { words } = await makeMeditation(visitor, sessionId);
  const processorBefore = processorMs(product.pid);
  const heard = await hearNarration(visitor, sessionId);
  const processor = processorMs(product.pid) - processorBefore;
  await visitor.calls.playlist.list();
  const peak = memoryOf(product.pid).peakMb;
  await wait(settledMs);
  const after = memoryOf(product.pid).nowMb;
  return { product, visitor, sessionId, words, heard, bootMs, processor, before, peak, after };
}

async function restarts(product: Product, rounds: number) {
  const startMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await product.kill();
    const startedAt = performance.now();
    await product.restart();
    startMs.push(performance.now() - startedAt);
  }
  return startMs;
}

async function replies(visitor: Visitor, rounds: number) {
  const samples: number[] = [];
  await firstTextMs(visitor);
  for (let round = 0; round < rounds; round++) samples.push(await firstTextMs(visitor));
  return samples;
}

/** Each voice once more: only a changed voice is spoken anew. */
async function furtherNarrations(visitor: Visitor, sessionId: string) {
  const heard: HeardNarration[] = [];
  for (const voice of voices.slice(1)) heard.push(await hearNarration(visitor, sessionId, voice));
  return heard;
}

/** The main job on the real product, started as a person starts it. */
export default async function mainJob({ figure, note }: Report): Promise<void> {
  const walks: Awaited<ReturnType<typeof walk>>[] = [];
  for (let round = 0; round < 3; round++) {
    if (round > 0) await walks[round - 1]?.product.stop();
    walks.push(await walk());
  }
  const last = walks.at(-1);
  if (!last) throw new Error("nobody walked");
  const { product, visitor, sessionId } = last;
  try {
    const textMs = await replies(visitor, 20);
    const heard = [...walks.map((one) => one.heard), ...(await furtherNarrations(visitor, sessionId))];
    const startMs = await restarts(product, 5);
    const of = (pick: (one: (typeof walks)[number]) => number) => walks.map(pick);

    figure({ name: "first boot", unit: "ms", samples: of((one) => one.bootMs), target: { atMost: 6000 } });
    figure({
      name: "start on existing directory",
      unit: "ms",
      samples: startMs,
      target: { atMost: 1500 },
    });
    figure({ name: "first text of a reply", unit: "ms", samples: textMs, target: { atMost: 150 } });
    figure({
      name: "narration, first audible sample",
      unit: "ms",
      samples: heard.map((one) => one.audibleMs),
      target: { atMost: 1000 },
    });
    figure({
      name: "narration, processor time of all threads",
      unit: "x real time",
      samples: of(({ heard: one, processor }) => one.durationMs / processor),
      target: { atLeast: 15 },
    });
    figure({
      name: "narration, wall clock",
      unit: "x real time",
      samples: heard.map((one) => one.durationMs / one.wholeMs),
      target: { atLeast: 15 },
    });
    const memory = { unit: "MB", target: { atMost: 300 } };
    figure({ ...memory, name: "memory, idle before", samples: of((one) => one.before) });
    figure({ ...memory, name: "memory, peak", samples: of((one) => one.peak), target: { atMost: 600 } });
    figure({
      ...memory,
      name: "memory, idle after",
      samples: of((one) => one.after),
      target: { atMost: 350 },
    });
    note(
      `The narrations had ${of((one) => one.words).join(", ")} words. Memory is resident memory of the server process: ` +
        "10 s after a first boot, at its most until the narration was kept, and 20 s later.",
    );
  } finally {
    await product.stop();
  }
}
