import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { unzip } from "#server/testing/files/unzip.ts";
import { collect } from "#server/testing/test-person.ts";
import { writeZip, type ZipEntry } from "./zip.ts";

const at = new Date("2026-11-21T07:08:10Z");
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function* entries(
  files: [name: string, bytes: Uint8Array][],
  isPacked = false,
): AsyncGenerator<ZipEntry> {
  for (const [name, bytes] of files) {
    yield {
      name,
      isPacked,
      content: (async function* () {
        for (let from = 0; from < bytes.length; from += 1000) yield bytes.subarray(from, from + 1000);
      })(),
    };
  }
}

async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  return Buffer.concat(await collect(chunks));
}

test("whatever goes in comes out with another program's reader", async () => {
  const file = fc.tuple(fc.stringMatching(/^[a-zé漢][a-z0-9é漢]{0,20}$/), fc.uint8Array({ maxLength: 5000 }));
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(file, { selector: ([name]) => name }),
      fc.boolean(),
      async (files, isPacked) => {
        const read = unzip(await whole(writeZip(entries(files, isPacked), at)));
        expect([...read].map(([name, bytes]) => [name, [...bytes]])).toEqual(
          files.map(([name, bytes]) => [name, [...bytes]]),
        );
      },
    ),
    { numRuns: 30 },
  );
});

const python = spawnSync("python3", ["--version"]).status === 0;
const check = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    for info in z.infolist(): print(info.filename, info.file_size, z.read(info)[:5].decode(), info.date_time)
`;

test.skipIf(!python).each([
  ["in 32 bits", undefined],
  ["in 64 bits", 0],
])("Python reads an archive with its places written %s", async (_, wideFrom) => {
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-zip-"));
  const path = join(folder, "a.zip");
  const files: [string, Uint8Array][] = [
    ["chats/café.md", bytesOf("first ".repeat(5000))],
    ["empty", new Uint8Array()],
    ["audio/x.mp3", bytesOf("sound ".repeat(50_000))],
  ];
  await writeFile(path, await whole(writeZip(entries(files, true), at, wideFrom)));
  const { stdout, stderr } = spawnSync("python3", ["-c", check, path], { encoding: "utf8" });
  await rm(folder, { recursive: true });
  expect(stderr).toBe("");
  expect(stdout.trim().split("\n")).toEqual([
    "chats/café.md 30000 first (2026, 11, 21, 7, 8, 10)",
    "empty 0  (2026, 11, 21, 7, 8, 10)",
    "audio/x.mp3 300000 sound (2026, 11, 21, 7, 8, 10)",
  ]);
});

test("a content that breaks breaks the archive off instead of closing it", async () => {
  const broken: ZipEntry = {
    name: "a",
    isPacked: true,
    content: (async function* () {
      yield bytesOf("some");
      throw new Error("the store hung up");
    })(),
  };
  const archive = writeZip(
    (async function* () {
      yield broken;
    })(),
    at,
  );
  await expect(whole(archive)).rejects.toThrow("the store hung up");
});
