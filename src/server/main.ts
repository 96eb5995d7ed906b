import { refuseUnfinishedRestore } from "./backup/unfinished-restore.ts";
import { DirectoryInUse } from "./db/directory-lock.ts";
import { holdDirectory } from "./db/embedded/hold-directory.ts";
import { explainDisk } from "./explain-disk.ts";
import { keepCompiled } from "./keep-compiled.ts";
import { refuseMoved } from "./move/moved-mark.ts";
import { resolveOnce } from "./resolve-once.ts";
import { type Env, readEnv, SettingsError } from "./settings/env.ts";

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DirectoryInUse)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(): Promise<void> {
  keepCompiled();
  resolveOnce();
  const env = readEnv(process.env);
  refuseUnfinishedRestore(env.DATA_DIR);
  await refuseMoved(env);
  try {
    await serve(env);
  } catch (error) {
    const isExplained = error instanceof SettingsError || error instanceof DirectoryInUse;
    throw (isExplained ? undefined : await explainDisk(env)) ?? error;
  }
}

/** The embedded database starts in its thread while this one loads what the server is made of. */
async function serve(env: Env): Promise<void> {
  const [held, { serveProduct }] = await Promise.all([
    env.runs.database.by === "postgres" ? undefined : holdDirectory(env.DATA_DIR),
    import("./serve-product.ts"),
  ]);
  if (!held) return serveProduct(env, held);
  await Promise.race([serveProduct(env, held), held.broken]);
  held.broken.catch(async (error: unknown) => {
    console.error((await explainDisk(env))?.message ?? error);
    process.exit(1);
  });
}
