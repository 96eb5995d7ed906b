import { once } from "node:events";
import { chmod, mkdir, rm } from "node:fs/promises";
import { request } from "node:http";
import { dirname, join, relative, resolve } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { Services } from "#server/services.ts";
import { type CommandOutcome, runCommand } from "./run-command.ts";

const commandBytes = 16 * 1024;
const answerWithinMs = 120_000;
const asked = z.object({ words: z.array(z.string().max(1000)).max(50) });
const outcome = z.object({ isDone: z.boolean(), lines: z.array(z.string()) });

/** No server answers at the door of a data directory; the sentence says what to do. */
export class NoServerThere extends Error {
  override readonly name = "NoServerThere";
}

/** Where operators' commands come in: a socket in the data directory, as near as a path of at most a hundred bytes gets. */
function doorOf(dataDir: string): string {
  const path = resolve(dataDir, "operate", "socket");
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

/**
 * Opens the door for `npm run operate` at the running server: a socket in a folder that only the account which runs the
 * server may enter. Whoever can open it could read the data directory itself, so it asks for nothing more.
 */
export async function openOperateDoor(services: Services): Promise<{ close(): Promise<void> }> {
  const path = doorOf(services.env.DATA_DIR);
  const folder = join(services.env.DATA_DIR, "operate");
  const app = new Hono();
  app.use(bodyLimit({ maxSize: commandBytes }));
  app.post("/", async (c) => {
    const words = asked.safeParse(await c.req.json().catch(() => undefined)).data?.words;
    if (!words) return c.json({ isDone: false, lines: ["This cannot be read as a command."] }, 400);
    return c.json(await runCommand(services, words));
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    await rm(path, { force: true }); // what a crash left
    server.listen(path);
    await once(server, "listening");
  } catch (error) {
    services.log.warn({ err: error }, "the door for operators' commands could not be opened");
    return { close: async () => {} };
  }
  return {
    close: async () => {
      server.close();
      await rm(path, { force: true });
    },
  };
}

/** Has the server that runs on a data directory carry out a command; throws `NoServerThere`. */
export async function askOperateDoor(dataDir: string, words: string[]): Promise<CommandOutcome> {
  const headers = { "content-type": "application/json" };
  const signal = AbortSignal.timeout(answerWithinMs);
  const asking = request({ socketPath: doorOf(dataDir), method: "POST", path: "/", headers, signal });
  const answered = once(asking, "response");
  asking.end(JSON.stringify({ words }));
  try {
    const [answer] = await answered;
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    return outcome.parse(JSON.parse(Buffer.concat(parts).toString()));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "ENOENT" && code !== "ECONNREFUSED") throw error;
    const where = dirname(dirname(doorOf(dataDir))) || ".";
    throw new NoServerThere(
      `No server of yours runs on ${where}. Start it first, and use the same DATA_DIR and user here.`,
    );
  }
}
