import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import type { EmbeddedDatabase } from "./db/embedded/embedded.ts";
import type { Env } from "./env.ts";
import { createOutboxPage } from "./features/outbox/outbox-page.ts";
import { createLog } from "./http/logging/logging.ts";
import { createServices } from "./services.ts";

const stopWithinMs = 10_000;

/** Serves the product until a signal ends it; `held` is the embedded database when it was opened already. */
export async function serveProduct(env: Env, held: EmbeddedDatabase | undefined): Promise<void> {
  const log = createLog();
  const services = await createServices(env, log, { held });
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
