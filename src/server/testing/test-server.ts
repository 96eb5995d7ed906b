import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import pino, { type Logger } from "pino";
import { createApp } from "#server/app.ts";
import type { ServiceOptions } from "#server/compose-services.ts";
import type { Services } from "#server/services.ts";
import { type Env, readEnv } from "#server/settings/env.ts";
import { startServices } from "#server/start-services.ts";
import { createQuickVoice } from "./quick-voice.ts";
import { freshDatabase } from "./test-database.ts";
import { createTestClient, goodPassword, type TestClient, type TestPerson } from "./test-person.ts";

/** The whole product in this process, on a database and a data directory of its own. */
export interface TestServer {
  services: Services;
  app: Pick<Hono, "routes">;
  dataDir: string;
  /** Signs somebody new up, through the real calls. */
  person(name?: string): Promise<TestPerson>;
  /** A request just as it is, without cookies or Origin of ours. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Somebody who has no session yet, at a network address. */
  visitor(address?: string): TestClient;
  /** Ends this process's part; its data stays, for `restart`. */
  end(): Promise<void>;
  /** Ends this process's part, where it runs, and starts again on the same data, with further settings if need be. */
  restart(settings?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** No test looks anything up outside: unless it brings a server of its own, the web cannot be reached. */
const noWeb = { WIKIPEDIA_URL: "http://127.0.0.1:9", INTERNAL_HOSTS: "127.0.0.1" };

const cheapHashing = {
  hash: async (password: string) => `cheap:${password}`,
  verify: async ({ hash, password }: { hash: string; password: string }) => hash === `cheap:${password}`,
};

/**
 * Starts one; `settings` are variables of the environment, and nothing is logged unless a log is given. Its people
 * share one address, so calls are limited only where a test says so. Its built-in voice is a quick one: a test that is
 * about what is heard gives `chooseBuiltInSpeech`.
 */
export async function startTestServer(
  settings: Record<string, string> = {},
  options: ServiceOptions = {},
  log: Logger = pino({ level: process.env.TEST_LOG ?? "silent" }),
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "stillpoint-test-"));
  const url = await freshDatabase(dataDir, { hasLibrary: true });
  const usual = { DATA_DIR: dataDir, RATE_LIMITS: "off", ...noWeb, ...(url ? { DATABASE_URL: url } : {}) };
  const readSettings = (more: Record<string, string> = {}) =>
    readEnv({ ...usual, ...settings, ...more }, join(dataDir, "none.env"));
  const env = readSettings();
  const cheap = { passwordHashing: cheapHashing, builtInSpeech: createQuickVoice().builtInSpeech };
  const start = async (env: Env) => {
    const services = await startServices(env, log, { ...cheap, ...options });
    return { services, app: createApp(services) };
  };
  let running = await start(env);
  let hasEnded = false;
  const end = async () => {
    if (!hasEnded) await running.services.close();
    hasEnded = true;
  };
  let people = 0;
  const answer = async (request: Request, remoteAddress = "127.0.0.1") =>
    running.app.fetch(request, { incoming: { socket: { remoteAddress } } });
  const visitor = (address?: string) =>
    createTestClient(env.publicUrl, (request) => answer(request, address));
  return {
    get services() {
      return running.services;
    },
    get app() {
      return running.app;
    },
    dataDir,
    visitor,
    fetch: answer,
    person: async (name = "Test Person") => {
      const client = visitor();
      people += 1;
      const email = `person-${people}@example.test`;
      const input = { fullName: name, email, password: goodPassword, agreed: true as const };
      const invitation = await invitationWhereWorkIsAsked(running.services);
      await client.api.account.signUp({ ...input, ...invitation });
      const { session } = await client.api.account.session();
      if (!session) throw new Error("the sign-up did not sign in");
      return { ...client, id: session.user.id, email };
    },
    end,
    restart: async (more) => {
      await end();
      running = await start(readSettings(more));
      hasEnded = false;
    },
    close: async () => {
      await end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Takes a person's agreement away, which no call of the product does. */
export async function withdrawAgreement({ services }: TestServer, userId: string): Promise<void> {
  await services.db.asMigrator(async (tx) => {
    await tx.execute(sql`alter table user_agreements no force row level security`);
    await tx.execute(sql`delete from user_agreements where user_id = ${userId}`);
    await tx.execute(sql`alter table user_agreements force row level security`);
  });
}

/** Spares a test the work of sign-ups it is not about; nothing where none is asked for. */
export async function invitationWhereWorkIsAsked(services: Services): Promise<{ invitation?: string }> {
  if (!services.signUpWork.isAsked(new Headers())) return {};
  const { link } = await services.invitations.create({ places: 1, days: 1, note: "a test" });
  return { invitation: new URLSearchParams(new URL(link).hash.slice(1)).get("invitation") ?? "" };
}
