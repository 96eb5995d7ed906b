import { createApp } from "./app.ts";
import type { EmbeddedDatabase } from "./db/embedded/embedded.ts";
import { createOutboxPage } from "./features/outbox/outbox-page.ts";
import { createLog } from "./http/logging/logging.ts";
import type { Env } from "./settings/env.ts";
import { startServices } from "./start-services.ts";

/**
 * The server as its sources are now, for `npm run dev`, which loads this file again after each change. Closing it
 * leaves the embedded database open for the next one.
 */
export async function beginGeneration(env: Env, held: EmbeddedDatabase | undefined) {
  const kept = held && { pool: held.pool, broken: held.broken, close: async () => {} };
  const services = await startServices(env, createLog(), { held: kept });
  const outbox = createOutboxPage(services).address;
  if (outbox) console.log(`Mail is written to the local outbox: ${outbox}`);
  return { fetch: createApp(services).fetch, close: services.close };
}
