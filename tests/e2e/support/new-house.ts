import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "./product.ts";

/** Boots a product for the first time, once for all journeys: each that wants its own goes on from a copy. */
export default async function prepareNewHouse(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "stillpoint-new-"));
  const product = await startProduct({ dataDir });
  await product.stop();
  process.env.NEW_HOUSE = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
