import type { ServerResponse } from "node:http";
import { serve } from "@hono/node-server";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import type { EmbeddedDatabase } from "./db/embedded/embedded.ts";
import { theModel } from "./doctor/doctor.ts";
import { openOperateDoor } from "./features/operate/operate-door.ts";
import { createOutboxPage } from "./features/outbox/outbox-page.ts";
import { createLog } from "./http/logging/logging.ts";
import type { Services } from "./services.ts";
import type { Env } from "./settings/env.ts";
import { startServices } from "./start-services.ts";

/** Replies that are being written are let end; whoever stops the server waits for it a little longer. */
const drainMs = 30_000;
const stopWithinMs = 40_000;
const modelAnswersWithinMs = 3000;

/** Serves the product until a signal ends it; `held` is the embedded database when it was opened already. */
export async function serveProduct(env: Env, held: EmbeddedDatabase | undefined): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  const services = await startServices(env, log, { held });
  const operateDoor = await openOperateDoor(services);
  const server = serve({ fetch: createApp(services).fetch, hostname: env.HOST, port: env.PORT }, () => {
    console.log(`Stillpoint is ready at ${env.publicUrl}`);
    const outbox = createOutboxPage(services).address;
    if (outbox) console.log(`Mail is written to the local outbox: ${outbox}`);
    if (env.runs.database.by === "postgres" && !env.SESSION_SECRET)
      console.log(
        "SESSION_SECRET is not set, so the one made for this DATA_DIR is used. Before a second process is started on this database, set SESSION_SECRET to the same for both: with another one it is refused.",
      );
    void sayOfFirst(services);
    void sayOfModel(env, log);
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
    // A connection that was kept for more is not: whoever asks on goes to the process that comes after this one.
    server.prependListener("request", (_request: unknown, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    server.close();
    // Narrations and music are let go at once, for another process to take up.
    await Promise.all([services.turns.drain(drainMs), services.jobs.close()]);
    if ("closeAllConnections" in server) setTimeout(() => server.closeAllConnections(), 1000).unref();
    await operateDoor.close();
    await services.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
}

/** As long as nobody has an account on a server that others can reach: the link that makes the operator's. */
async function sayOfFirst({ admission, log }: Services): Promise<void> {
  try {
    const link = await admission.firstLink();
    if (link) console.log(`Nobody has an account yet. Make yours, the operator's: ${link}`);
  } catch (error) {
    log.warn({ err: error }, "it could not be seen whether anybody has an account");
  }
}

/** At the start, in a line or two: what is wrong with the model, or which one of this machine could be connected. */
async function sayOfModel(env: Env, log: Logger): Promise<void> {
  const signal = new AbortController().signal;
  try {
    const { state, lines } = await theModel(env, { signal, timeoutMs: modelAnswersWithinMs, isShort: true });
    if (state === "unwell") for (const line of lines) console.log(`Language model: ${line}`);
    if (state === "note") for (const line of lines.slice(1)) console.log(line);
  } catch (error) {
    log.warn({ err: error }, "the model could not be looked at");
  }
}
