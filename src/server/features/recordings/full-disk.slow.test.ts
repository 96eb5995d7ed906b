import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { chooseBuiltInSpeech } from "#server/choose-providers.ts";
import { collect, eventOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer({}, { builtInSpeech: chooseBuiltInSpeech });
const files = join(server.dataDir, "files");

/** A disk of its own that holds next to nothing; not everybody may mount one. */
function mountSmallDisk(at: string): boolean {
  mkdirSync(at, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", at], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const probe = await mkdtemp(join(tmpdir(), "stillpoint-disk-"));
const mayMount = mountSmallDisk(probe);
if (mayMount) execFileSync("umount", [probe]);
await rm(probe, { recursive: true });

afterAll(async () => {
  if (mayMount) execFileSync("umount", ["--lazy", files]);
  await server.close();
});

test.skipIf(!mayMount)(
  "on a full disk a narration says so, leaves no half file and no record, and is made once there is room",
  async () => {
    const person = await server.person();
    const { session } = eventOf(await person.turn({ text: "My boss shouted at me" }), "started");
    const narrate = async () => {
      const asked = { sessionId: session.id, voice: "Aria", timeZone: "Europe/Lisbon" } as const;
      const { id } = await person.api.narration.start(asked);
      return (await collect(await person.api.narration.watch({ narrationId: id }))).at(-1);
    };
    mountSmallDisk(files);
    await writeFile(join(files, "ballast"), new Uint8Array(2040 * 1024));
    expect(await narrate()).toMatchObject({
      status: "failed",
      error: "Failed to save: the disk is full",
    });
    expect(await person.api.playlist.list()).toEqual([]);
    const left = await readdir(files, { recursive: true });
    expect(left.filter((name) => /\.(?:mp3|part)$/.test(name))).toEqual([]);

    await rm(join(files, "ballast"));
    expect(await narrate()).toMatchObject({ status: "ready", error: null });
    expect(await person.api.playlist.list()).toHaveLength(1);
  },
);
