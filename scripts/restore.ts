import { restoreBackup } from "#server/backup/restore-backup.ts";
import { runBackup } from "#server/backup/run-backup.ts";

await runBackup("Restored", restoreBackup);
