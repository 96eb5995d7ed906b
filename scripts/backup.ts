import { runBackup } from "#server/backup/run-backup.ts";
import { takeBackup } from "#server/backup/take-backup.ts";

await runBackup("Kept", takeBackup);
