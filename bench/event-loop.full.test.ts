import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { startProbedProduct } from "../tests/e2e/support/probed-product.ts";
import { createLoad } from "./load.ts";

/** As long as a sentence spoken or a slow query run on the loop would last; below it a machine with other work is heard. */
const stallMs = 200;

test("people who talk, narrate and sign in at once do not hold up the event loop", async () => {
  const product = await startProbedProduct();
  try {
    const load = await createLoad(product.url, 3);
    const busy = await product.loopDelay(() => load.run(1));
    const idle = await product.loopDelay(() => wait(5000));
    const stalled = await product.loopDelay(async () => {
      await wait(1000);
      await product.stall(stallMs);
      await wait(1000);
    });
    expect(busy.looks).toBeGreaterThan(500);
    expect(stalled.own.p999).toBeGreaterThan(stallMs * 0.9);
    expect(stalled.own.p999).toBeGreaterThan(idle.own.p999 + stallMs / 2);
    expect(busy.own.p999).toBeLessThan(Math.max(stallMs / 2, idle.own.p999 * 2));
  } finally {
    await product.stop();
  }
});
