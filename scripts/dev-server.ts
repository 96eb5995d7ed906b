import { serve } from "@hono/node-server";
import { createServer, type ViteDevServer } from "vite";
import type { EmbeddedDatabase } from "#server/db/embedded/embedded.ts";
import { holdDirectory } from "#server/db/embedded/hold-directory.ts";
import type { beginGeneration } from "#server/dev-generation.ts";
import { type Env, readEnv } from "#server/settings/env.ts";

/** The server as its sources were at one moment. */
type Generation = Awaited<ReturnType<typeof beginGeneration>>;

const entry = "/src/server/dev-generation.ts";
/** An editor saves a file in several steps, and a change of branch touches many at once. */
const settleMs = 30;

/** Loads the sources as they are now; those that did not change, and all packages, stay loaded. */
async function begin(
  modules: ViteDevServer,
  env: Env,
  held: EmbeddedDatabase | undefined,
): Promise<Generation> {
  const loaded: Record<string, unknown> = await modules.ssrLoadModule(entry);
  if (!isBegin(loaded.beginGeneration)) throw new Error(`${entry} does not begin a server.`);
  return loaded.beginGeneration(env, held);
}

function isBegin(value: unknown): value is typeof beginGeneration {
  return typeof value === "function";
}

const env = readEnv(process.env);
const held = env.DATABASE_URL ? undefined : await holdDirectory(env.DATA_DIR);
const modules = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  optimizeDeps: { noDiscovery: true, include: [] },
  logLevel: "error",
});
let now: Promise<Generation | undefined> = begin(modules, env, held);
await now;

const server = serve(
  {
    hostname: env.HOST,
    port: env.PORT,
    fetch: async (request, bindings) => {
      const generation = await now;
      if (generation) return generation.fetch(request, bindings);
      return new Response("The server's sources do not load; the terminal says why.", { status: 500 });
    },
  },
  () => console.log(`the server listens at http://${env.HOST}:${env.PORT}`),
);

async function renew(before: Generation | undefined): Promise<Generation | undefined> {
  const started = performance.now();
  try {
    await before?.close();
    const generation = await begin(modules, env, held);
    console.log(`server reloaded in ${(performance.now() - started).toFixed(0)} ms`);
    return generation;
  } catch (error) {
    if (error instanceof Error) modules.ssrFixStacktrace(error);
    console.error(error);
    return undefined;
  }
}

let settling: NodeJS.Timeout | undefined;
modules.watcher.on("change", (path) => {
  if (!modules.environments.ssr.moduleGraph.getModulesByFile(path)?.size) return;
  clearTimeout(settling);
  settling = setTimeout(() => {
    now = now.then(renew);
  }, settleMs);
});

async function stop(): Promise<void> {
  server.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
  await (await now)?.close();
  await modules.close();
  await held?.close();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
