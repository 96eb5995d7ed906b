import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { type S3TestServer, startS3Server } from "#server/testing/servers/s3-server.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { type CommandEnd, runBackupCommand } from "./backup-command.ts";

/** Two buckets, and a folder for what is backed up and restored with them. */
export interface BucketBackup {
  old: S3TestServer;
  bucket: S3TestServer;
  folder: string;
  /** The data directory of a Stillpoint in which somebody keeps everything one can keep, ended. */
  furnish(env: Record<string, string>): Promise<string>;
  /** Backs a data directory up into the folder's one archive, or restores that. */
  run(command: "backup" | "restore", dataDir: string, env: Record<string, string>): Promise<CommandEnd>;
}

/** Starts both for one test, and takes everything away after it. */
export async function startBucketBackup(): Promise<BucketBackup> {
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-bucket-"));
  const [old, bucket] = [await startS3Server(), await startS3Server()];
  const places = [folder];
  onTestFinished(async () => {
    await old.close();
    await bucket.close();
    for (const place of places) await rm(place, { recursive: true, force: true });
  });
  return {
    old,
    bucket,
    folder,
    async furnish(env) {
      const server = await startTestServer(env);
      places.push(server.dataDir);
      await seedEverything(server, await server.person());
      await server.services.close();
      return server.dataDir;
    },
    run: (command, dataDir, env) =>
      runBackupCommand(command, { DATA_DIR: dataDir, ...env }, join(folder, "kept.tar.gz")),
  };
}

/** What a bucket holds, by name. */
export function bytesByName({ objects }: S3TestServer): Map<string, Uint8Array> {
  return new Map([...objects].map(([name, { bytes }]) => [name, bytes] as const));
}
