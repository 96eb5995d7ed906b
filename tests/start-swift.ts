import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { findSwift } from "#scripts/find-programs.ts";
import type { S3Place } from "#server/providers/storage/s3-client.ts";
import { freePort } from "./e2e/support/product.ts";

/** A real S3 server with a bucket, for who wants to know that ours is no invention. */
export interface Swift {
  place: S3Place;
  /** Another program that speaks S3, with the same keys. */
  other: AwsClient;
  stop(): Promise<void>;
}

const keys = { accessKeyId: "test:tester", secretAccessKey: "testing" };
const region = "us-east-1";
const bucket = "recordings";
const upWithinMs = 60_000;

/** Starts OpenStack Swift with its S3 interface, on one disk in a folder that goes with it. */
export async function startSwift(): Promise<Swift> {
  const python = findSwift();
  if (!python) throw new Error("there is no OpenStack Swift on this machine");
  const folder = await mkdtemp(join(tmpdir(), "swift-"));
  const ports: number[] = [];
  // One after the other: each is free only as long as nobody takes it.
  for (let count = 0; count < 4; count++) ports.push(await freePort());
  const script = new URL("swift/serve.py", import.meta.url).pathname;
  const child = spawn(python, [script, folder, ...ports.map(String)], { stdio: ["pipe", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const endpoint = `http://127.0.0.1:${ports[0]}`;
  const other = new AwsClient({ ...keys, region, service: "s3", retries: 0 });
  const until = performance.now() + upWithinMs;
  for (;;) {
    const made = await other.fetch(`${endpoint}/${bucket}`, { method: "PUT" }).catch(() => undefined);
    await made?.body?.cancel();
    if (made?.ok) break;
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`OpenStack Swift did not come up: ${said}`);
    await pause(200);
  }
  return {
    place: { endpoint, region, bucket, ...keys },
    other,
    stop: async () => {
      const gone = child.exitCode === null ? once(child, "exit") : undefined;
      child.stdin.end();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
