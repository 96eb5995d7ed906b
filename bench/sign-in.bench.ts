import { setTimeout as wait } from "node:timers/promises";
import { startProduct } from "../tests/e2e/support/product.ts";
import type { Report } from "./report.ts";
import { signUp } from "./visitor.ts";

const perSecond = 5;
const seconds = 20;
const people = 10;

/**
 * Sign-ins with a password, hashed as it is for everybody, five a second and whether or not those before them are
 * done; against how long the server takes for a call that hashes nothing, at the same moments.
 */
export default async function signIn({ figure, note }: Report): Promise<void> {
  const product = await startProduct();
  try {
    const visitors = await Promise.all(Array.from({ length: people }, () => signUp(product.url)));
    for (const { signIn: again } of visitors) await again();
    const taken: number[] = [];
    const control: number[] = [];
    const timed = async (into: number[], work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      into.push(performance.now() - began);
    };
    const running: Promise<void>[] = [];
    for (let count = 0; count < perSecond * seconds; count++) {
      const visitor = visitors[count % people];
      if (!visitor) break;
      running.push(
        timed(taken, visitor.signIn),
        timed(control, () => fetch(`${product.url}/healthz`)),
      );
      await wait(1000 / perSecond);
    }
    await Promise.all(running);
    figure({
      name: `sign-in with a password, ${perSecond} a second`,
      unit: "ms",
      samples: taken,
      target: { atMost: 700, quantile: 0.95 },
      control: { name: "a call that hashes nothing", samples: control },
    });
    note(`${perSecond * seconds} sign-ins of ${people} people within ${seconds} seconds, on two cores.`);
  } finally {
    await product.stop();
  }
}
