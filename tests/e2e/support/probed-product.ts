import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { LoopDelay } from "./loop-probe.ts";
import { type Product, type ProductOptions, startProduct } from "./product.ts";

const preload = fileURLToPath(new URL("./loop-probe-preload.ts", import.meta.url));
const delays = z.object({ p50: z.number(), p99: z.number(), p999: z.number(), max: z.number() });
const loopDelay = z.object({ waited: delays, own: delays, looks: z.number() });

/** A product whose event loop is watched from inside. */
export interface ProbedProduct extends Product {
  /** How late the loop was while `during` ran. */
  loopDelay(during: () => Promise<unknown>): Promise<LoopDelay>;
  /** Keeps the loop busy for so long: a probe that does not see it is no probe. */
  stall(forMs: number): Promise<void>;
}

/** Starts the product with the probe in its process. */
export async function startProbedProduct(options: ProductOptions = {}): Promise<ProbedProduct> {
  const product = await startProduct({ ...options, preload });
  const ask = async (message: object | string): Promise<unknown> => {
    const answered = once(product.process(), "message");
    product.process().send(message);
    return (await answered)[0];
  };
  const read = async () => loopDelay.parse(await ask("read"));
  return Object.assign(product, {
    loopDelay: async (during: () => Promise<unknown>) => {
      await read();
      await during();
      return read();
    },
    stall: async (stallMs: number) => {
      await ask({ stallMs });
    },
  });
}
