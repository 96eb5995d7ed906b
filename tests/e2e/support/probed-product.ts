import { loopProbePreload, type ProbedLoop, probeLoop } from "./loop-delay.ts";
import { type Product, type ProductOptions, startProduct } from "./product.ts";

/** Starts the product with a probe in its process. */
export async function startProbedProduct(options: ProductOptions = {}): Promise<Product & ProbedLoop> {
  const product = await startProduct({ ...options, preload: loopProbePreload });
  return Object.assign(product, probeLoop(product.process));
}
