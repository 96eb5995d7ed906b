import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { readEnv } from "#server/settings/env.ts";
import { startServices } from "#server/start-services.ts";
import { type S3TestServer, startS3Server } from "#server/testing/servers/s3-server.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const bucket: S3TestServer = await startS3Server();
const secret = { SESSION_SECRET: "one secret for every process of this test" };
const server = await startTestServer({ ...secret, ...bucket.env });
// What a first message makes a process read would otherwise hold up the bucket, which is in this process too.
await (await server.person()).turn({ text: "Hello." });
afterAll(async () => {
  await server.close();
  await bucket.close();
});

/** A second process of its own data directory, on the same database, with these settings. */
async function second(settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), "stillpoint-second-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { DATABASE_URL = "" } = server.services.env;
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL, ...settings }, join(dataDir, "none.env"));
  return startServices(env, pino({ level: "silent" }), { strangersPatienceMs: 0 });
}

const refusal =
  /^Another Stillpoint runs on DATABASE_URL's database with another SESSION_SECRET, or keeps recordings/;

test("a process with another secret, or without the common bucket, is refused at its start", async () => {
  await expect(second(bucket.env)).rejects.toThrow(refusal);
  await expect(second(secret)).rejects.toThrow(refusal);
});

test("one with the same secret and the same bucket starts beside the first", async () => {
  const beside = await second({ ...secret, ...bucket.env });
  await beside.close();
});

test("where the first one keeps recordings in its directory, another machine's process is refused, and starts once it has ended", async () => {
  await server.restart({
    S3_BUCKET: "",
    S3_ACCESS_KEY_ID: "",
    S3_SECRET_ACCESS_KEY: "",
    S3_ENDPOINT: "",
    S3_REGION: "",
  });
  await expect(second(secret)).rejects.toThrow(refusal);
  await expect(second({ ...secret, ...bucket.env })).rejects.toThrow(refusal);
  await server.end();
  const after = await second({ ...secret, ...bucket.env });
  await after.close();
});
