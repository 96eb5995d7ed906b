import { keepCompiled } from "#server/keep-compiled.ts";
import { resolveOnce } from "#server/resolve-once.ts";

keepCompiled();
resolveOnce();
const { runBackup } = await import("#server/backup/run-backup.ts");
const { takeBackup } = await import("#server/backup/take-backup.ts");

await runBackup("Kept", takeBackup);
