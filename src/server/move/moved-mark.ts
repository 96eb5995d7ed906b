import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Env, SettingsError } from "#server/settings/env.ts";
import { writeWhole } from "#server/write-whole.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";

const markName = "moved.json";
const mark = z.object({ at: z.iso.datetime(), to: z.string() });

/** Notes in a data directory that its database lives elsewhere now. */
export async function markMoved(dataDir: string, to: string): Promise<void> {
  await writeWhole(join(dataDir, markName), `${JSON.stringify({ at: new Date().toISOString(), to })}\n`);
}

/** Refuses to go on with a database that was moved away: two would grow apart. Throws `SettingsError`. */
export async function refuseMoved({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Env, "DATA_DIR" | "DATABASE_URL">): Promise<void> {
  if (DATABASE_URL) return;
  const path = join(DATA_DIR, markName);
  const found = mark.safeParse(parsedJson(await readFile(path, "utf8").catch(() => "")));
  if (!found.success) return;
  const { at, to } = found.data;
  throw new SettingsError(
    `The database of DATA_DIR ${DATA_DIR} was moved to ${to} on ${at.slice(0, 10)}. Set DATABASE_URL to it. To go back to what was here before, remove ${path}.`,
  );
}
