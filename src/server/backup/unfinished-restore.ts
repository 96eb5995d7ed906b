import { existsSync } from "node:fs";
import { join } from "node:path";
import { SettingsError } from "#server/settings/env.ts";

/** Where a restore unpacks; while it is there, nothing in the data directory can be relied on. */
export const restoringName = "restoring";

/** Throws `SettingsError` for a data directory in which a restore runs or was cut off. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, restoringName))) return;
  throw new SettingsError(
    `DATA_DIR ${dataDir} holds a restore that has not finished. Run the restore to its end, then start again.`,
  );
}
