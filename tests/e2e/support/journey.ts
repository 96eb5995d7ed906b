import { type ModelServer, startModelServer } from "#server/testing/servers/model-server.ts";
import { type OddServer, startOddServer } from "#server/testing/servers/odd-server.ts";
import { makeFirstAccount } from "./first-account.ts";
import { type Product, startProduct } from "./product.ts";
import { test as base } from "./visit.ts";
import type { Visitor } from "./walk.ts";

/** A product with the guide, and what stands around it. */
interface GuideHome {
  product: Product;
  operator: Visitor;
  wikipedia: OddServer;
}

/** A product whose coach is a model, and the model's server. */
interface ModelHome {
  product: Product;
  model: ModelServer;
}

/** A start costs some five seconds of a processor, and more on a busy machine: it takes nothing of a journey's time. */
const ofAWorker = { scope: "worker", timeout: 180_000 } as const;

/**
 * Playwright's `test` with products for each worker: journeys of one worker share their processes and keep apart by
 * being different people. A journey that needs other settings calls `startProduct` itself.
 */
export const test = base.extend<
  {
    product: Product;
    /** Who made the first account of `product`. */
    operator: Visitor;
    /** Where `product` searches the web; it fails, as if it could not be reached, until it is told otherwise. */
    wikipedia: OddServer;
    modelProduct: Product;
    /** The model of `modelProduct`; it behaves well again for the next journey. */
    model: ModelServer;
  },
  { guideHome: GuideHome; modelHome: ModelHome }
>({
  guideHome: [
    async ({}, use) => {
      const wikipedia = await startOddServer();
      wikipedia.behave("fails");
      const product = await startProduct({ env: { WIKIPEDIA_URL: wikipedia.url } });
      const operator = await makeFirstAccount(product.url);
      await use({ product, operator, wikipedia });
      await product.stop();
      await wikipedia.close();
    },
    ofAWorker,
  ],
  modelHome: [
    async ({}, use) => {
      const model = await startModelServer();
      const env = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: "test-model" };
      const product = await startProduct({ env });
      await makeFirstAccount(product.url);
      await use({ product, model });
      await product.stop();
      await model.close();
    },
    ofAWorker,
  ],
  product: async ({ guideHome }, use) => use(guideHome.product),
  operator: async ({ guideHome }, use) => use(guideHome.operator),
  wikipedia: async ({ guideHome }, use) => {
    await use(guideHome.wikipedia);
    guideHome.wikipedia.behave("fails");
  },
  modelProduct: async ({ modelHome }, use) => use(modelHome.product),
  model: async ({ modelHome }, use) => {
    modelHome.model.behave("ok");
    await use(modelHome.model);
    modelHome.model.behave("ok");
  },
  baseURL: async ({ guideHome }, use) => use(guideHome.product.url),
});
