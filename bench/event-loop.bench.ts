import { setTimeout as wait } from "node:timers/promises";
import { startIdleLoop } from "../tests/e2e/support/loop-delay.ts";
import type { Delays } from "../tests/e2e/support/loop-probe.ts";
import { startProbedProduct } from "../tests/e2e/support/probed-product.ts";
import { createLoad } from "./load.ts";
import type { Report } from "./report.ts";

const people = 5;
const rounds = 3;
const idleMs = 20_000;
const stallMs = 200;

/**
 * The server's event loop under load, by a probe that has to find a planted stall first. By the clock it is
 * held against a process that does nothing at the same moments, and by its own doing against itself at rest, in turns.
 */
export default async function eventLoop({ figure, note }: Report): Promise<void> {
  const product = await startProbedProduct();
  const idleProcess = startIdleLoop();
  try {
    const planted = await product.loopDelay(() => product.stall(stallMs));
    if (planted.own.max < stallMs * 0.9) throw new Error("the probe missed a planted stall");
    const load = await createLoad(product.url, people);
    const busy: Awaited<ReturnType<typeof product.loopDelay>>[] = [];
    const beside: typeof busy = [];
    const atRest: typeof busy = [];
    for (let round = 0; round < rounds; round++) {
      const alongside = await idleProcess.loopDelay(async () => {
        busy.push(await product.loopDelay(() => load.run(1)));
      });
      beside.push(alongside);
      await wait(idleMs / 2); // lets the voice's threads go
      atRest.push(await product.loopDelay(() => wait(idleMs)));
    }
    const pairs = [
      { which: "waited", control: "an idle process then", against: beside },
      { which: "own", control: "the server at rest", against: atRest },
    ] as const;
    for (const { which, control, against } of pairs) {
      const compared = (name: string, pick: (delays: Delays) => number) => ({
        name: `${name}, ${which}`,
        unit: "ms",
        samples: busy.map((one) => pick(one[which])),
        control: { name: control, samples: against.map((one) => pick(one[which])) },
      });
      figure(compared("delay p50", ({ p50 }) => p50));
      figure(compared("delay p99", ({ p99 }) => p99));
      figure({ ...compared("delay p99.9", ({ p999 }) => p999), target: { atMost: 50 } });
      figure(compared("longest delay", ({ max }) => max));
    }
    figure({
      name: "delay p99.9, waited, as multiple of an idle process",
      unit: "x",
      target: { atMost: 2 },
      samples: busy.map(({ waited }, round) => waited.p999 / (beside[round]?.waited.p999 ?? 0)),
    });
    note(
      `${people} people talked, had their meditations narrated, read their playlists and signed in, all at once; a planted stall of ${stallMs} ms was seen as ${planted.own.max.toFixed(0)} ms. ` +
        '"Waited" is by the clock, against a process that did nothing at the same moments; "own" leaves out the time in which no processor was free.',
    );
  } finally {
    idleProcess.stop();
    await product.stop();
  }
}
