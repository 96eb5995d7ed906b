import { keepCompiled } from "#server/keep-compiled.ts";
import { resolveOnce } from "#server/resolve-once.ts";

keepCompiled();
resolveOnce();
const { restoreBackup } = await import("#server/backup/restore-backup.ts");
const { runBackup } = await import("#server/backup/run-backup.ts");

await runBackup("Restored", restoreBackup);
