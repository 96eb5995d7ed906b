import { fileURLToPath } from "node:url";
import { startProduct } from "../tests/e2e/support/product.ts";
import type { Report } from "./report.ts";
import { firstTextMs, turnMs } from "./talk.ts";
import { signUp } from "./visitor.ts";

const unforced = fileURLToPath(new URL("./unforced-writes.ts", import.meta.url));
const rounds = 4;
const turnsEach = 10;

interface Times {
  first: number[];
  turn: number[];
  start: number[];
}

/** One product's turns and restarts, added to what others of its kind took. */
async function time(times: Times, options: { preload?: string }): Promise<void> {
  const product = await startProduct(options);
  try {
    const visitor = await signUp(product.url);
    await turnMs(visitor);
    for (let turn = 0; turn < turnsEach; turn++) {
      times.first.push(await firstTextMs(visitor));
      times.turn.push(await turnMs(visitor));
    }
    for (let restart = 0; restart < 2; restart++) {
      await product.kill("SIGKILL");
      const startedAt = performance.now();
      await product.restart();
      times.start.push(performance.now() - startedAt);
    }
  } finally {
    await product.stop();
  }
}

/** What it costs that commits reach the disk: the same product with and without, in turns. */
export default async function durability({ figure, note }: Report): Promise<void> {
  const forced: Times = { first: [], turn: [], start: [] };
  const free: Times = { first: [], turn: [], start: [] };
  for (let round = 0; round < rounds; round++) {
    await time(forced, {});
    await time(free, { preload: unforced });
  }
  const compared = (name: string, pick: (times: Times) => number[]) =>
    figure({ name, unit: "ms", samples: pick(forced), control: { name: "not forced", samples: pick(free) } });
  compared("first text of a reply, forced", ({ first }) => first);
  compared("whole turn, forced", ({ turn }) => turn);
  compared("start after kill -9, forced", ({ start }) => start);
  note("Record 014. A turn here is answered by the built-in guide.");
}
