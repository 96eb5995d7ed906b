import { setTimeout as wait } from "node:timers/promises";
import type { Delays } from "../tests/e2e/support/loop-probe.ts";
import { startProbedProduct } from "../tests/e2e/support/probed-product.ts";
import { fillHouse } from "./busy-house.ts";
import type { Report } from "./report.ts";

const people = 5;
const rounds = 3;
const idleMs = 20_000;
const stallMs = 200;

/** The server's event loop under a full house and at rest, in turns, by a probe that has to find a planted stall first. */
export default async function eventLoop({ figure, note }: Report): Promise<void> {
  const product = await startProbedProduct();
  try {
    const planted = await product.loopDelay(() => product.stall(stallMs));
    if (planted.own.max < stallMs * 0.9) throw new Error("the probe missed a planted stall");
    const house = await fillHouse(product.url, people);
    const busy: Awaited<ReturnType<typeof product.loopDelay>>[] = [];
    const idle: typeof busy = [];
    for (let round = 0; round < rounds; round++) {
      busy.push(await product.loopDelay(() => house.live(1)));
      await wait(idleMs / 2); // lets the voice's threads go
      idle.push(await product.loopDelay(() => wait(idleMs)));
    }
    for (const which of ["own", "waited"] as const) {
      const compared = (name: string, pick: (delays: Delays) => number) => ({
        ...{ name: `${name}, ${which}`, unit: "ms", samples: busy.map((one) => pick(one[which])) },
        control: { name: "idle", samples: idle.map((one) => pick(one[which])) },
      });
      figure(compared("delay p50", ({ p50 }) => p50));
      figure(compared("delay p99", ({ p99 }) => p99));
      figure({ ...compared("delay p99.9", ({ p999 }) => p999), target: { atMost: 50 } });
      figure(compared("longest delay", ({ max }) => max));
    }
    note(
      `${people} people talked, had their meditations narrated, read their playlists and signed in, all at once; a planted stall of ${stallMs} ms was seen as ${planted.own.max.toFixed(0)} ms. ` +
        '"Waited" is by the clock; "own" leaves out the time in which no processor was free, and so what else the machine did.',
    );
  } finally {
    await product.stop();
  }
}
