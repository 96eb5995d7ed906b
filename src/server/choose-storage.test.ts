import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openBucket, openStorage } from "./choose-storage.ts";
import { readEnv } from "./settings/env.ts";
import type { S3Misbehaviour } from "./testing/servers/s3-misbehaviour.ts";
import { startS3Server } from "./testing/servers/s3-server.ts";

const patience = { idleMs: 200, callMs: 500, pauseMs: 5 };

async function started() {
  const server = await startS3Server();
  onTestFinished(() => server.close());
  const open = (settings: Record<string, string | undefined> = {}) =>
    openBucket(readEnv({ ...server.env, ...settings }, "/nonexistent/.env"), { patience });
  return { server, open };
}

test("a bucket that can be used is proven to work at the start, and is left as it was", async () => {
  const { server, open } = await started();
  expect((await open())?.label).toBe("S3 storage");
  expect(server.calls.map(({ method }) => method)).toEqual(["PUT", "GET", "GET", "DELETE"]);
  expect(server.objects.size).toBe(0);
});

test("without settings recordings are kept in the data directory", async () => {
  expect((await openStorage(readEnv({}, "/nonexistent/.env"))).label).toBe("Data directory");
});

test.each<[Record<string, string>, string]>([
  [{ S3_SECRET_ACCESS_KEY: "wrong" }, "S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID."],
  [{ S3_ACCESS_KEY_ID: "WRONG" }, "S3_ACCESS_KEY_ID is not known to 127.0.0.1"],
  [{ S3_BUCKET: "another" }, "S3_BUCKET names another, which is not at 127.0.0.1"],
  [{ S3_REGION: "us-east-1" }, "S3_REGION is us-east-1, and the bucket recordings is in another."],
  [{ INTERNAL_HOSTS: "" }, "S3_ENDPOINT names 127.0.0.1, which is internal. Add it to INTERNAL_HOSTS"],
  [
    { S3_ENDPOINT: "http://s3.example.org" },
    "S3_ENDPOINT would send recordings to s3.example.org unencrypted.",
  ],
])("%o stops the start with the mend", async (settings, sentence) => {
  const { open } = await started();
  const opened = open(settings);
  await expect(opened).rejects.toThrow(sentence);
  await expect(opened).rejects.toMatchObject({ name: "SettingsError" });
});

test.each<[S3Misbehaviour, string]>([
  ["refuses", "S3_ACCESS_KEY_ID may not do all that is needed in the bucket recordings."],
  ["fails", "fails at the moment. Start again when it works."],
  ["hangs", "does not answer in time."],
  ["stalls", "does not answer in time."],
  ["html", "does not answer as an S3 storage does. Check S3_ENDPOINT."],
  ["full", "is full. Make room"],
  ["redirects", "S3_REGION is eu-test-1, and the bucket recordings is in another."],
])("a storage that %s at the start stops it in time, with a sentence", async (behaviour, sentence) => {
  const { server, open } = await started();
  server.behave(behaviour);
  await expect(open()).rejects.toThrow(sentence);
});

test("a storage that is not there stops the start", async () => {
  const { open } = await started();
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const address = taken.address();
  const port = typeof address === "object" ? address?.port : 0;
  await new Promise((resolve) => taken.close(resolve));
  await expect(open({ S3_ENDPOINT: `http://127.0.0.1:${port}` })).rejects.toThrow("cannot be reached.");
});
