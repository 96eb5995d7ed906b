import { makeFirstAccount } from "./first-account.ts";
import { type Product, startProduct } from "./product.ts";
import { test as base } from "./visit.ts";

/**
 * Playwright's `test` with a product of its own for each worker: journeys of one worker share the process and keep
 * apart by being different people. A journey that needs other settings or a crash calls `startProduct` itself.
 */
export const test = base.extend<{ product: Product }, { workerProduct: Product }>({
  workerProduct: [
    async ({}, use) => {
      const product = await startProduct();
      await makeFirstAccount(product.url);
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  product: async ({ workerProduct }, use) => use(workerProduct),
  baseURL: async ({ workerProduct }, use) => use(workerProduct.url),
});
