import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { refuseUnfinishedRestore } from "./backup/unfinished-restore.ts";
import { DirectoryInUse } from "./db/directory-lock.ts";
import { readEnv, SettingsError } from "./env.ts";
import { createOutboxPage } from "./features/outbox/outbox-page.ts";
import { createLog } from "./http/logging.ts";
import { createServices } from "./services.ts";

const stopWithinMs = 10_000;

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DirectoryInUse)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  refuseUnfinishedRestore(env.DATA_DIR);
  const log = createLog();
  const services = await createServices(env, log);
  const server = serve({ fetch: createApp(services).fetch, hostname: env.HOST, port: env.PORT }, () => {
    console.log(`Stillpoint is ready at ${env.publicUrl}`);
    const outbox = createOutboxPage(services).address;
    if (outbox) console.log(`Mail is written to the local outbox: ${outbox}`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `PORT ${env.PORT} is taken. Stop what listens there, or set PORT to another number.`
        : error.message,
    );
    process.exit(1);
  });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    server.close();
    if ("closeAllConnections" in server) setTimeout(() => server.closeAllConnections(), 1000).unref();
    await services.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
}
