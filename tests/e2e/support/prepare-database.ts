import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyEmbedded } from "#server/testing/copy-embedded.ts";

/** Makes the database that each journey's product begins with a copy of, before the first journey's time runs. */
export default async function prepareDatabase(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-new-"));
  await copyEmbedded(folder, { hasLibrary: true });
  await rm(folder, { recursive: true, force: true });
}
