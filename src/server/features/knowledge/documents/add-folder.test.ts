import { mkdir, mkdtemp, readFile, rename, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { type ReadPdf, UnreadableFile } from "#server/providers/text-extraction/text-extraction.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { addFolder } from "./add-folder.ts";

const server = await startTestServer();
const { db, knowledge } = server.services;
afterAll(() => server.close());

const person = crypto.randomUUID();
const titlesFor = async (text: string) =>
  (await knowledge.searchLibrary(person, text)).map(({ title }) => title);

/** Stands for the PDF reader, which has a test of its own: the text of a PDF is what the file holds after its mark. */
const readPdf: ReadPdf = async ({ path }) => {
  const [, text] = /^%PDF (.*)$/s.exec(await readFile(path, "utf8")) ?? [];
  if (text === undefined) throw new UnreadableFile("is broken, or no PDF");
  return text;
};

async function folderOf(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "texts-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

const texts = {
  "walks.md":
    "---\ntitle: Walking by the estuary\ntags: [estuary, herons]\n---\nThe estuary is quiet at dawn, and herons stand in it.\n",
  "deep/kiln-firing.txt": "Before the kiln is opened the potter waits a whole night for it to cool.\n",
  "bees.pdf": "%PDF Whoever keeps bees moves slowly, and the hive answers by humming lower.",
};

test("Markdown, text and PDF of a folder are found afterwards, and our own library stays", async () => {
  const folder = await folderOf(texts);
  expect(await addFolder(db, folder, readPdf)).toEqual([
    "3 files hold 3 passages: 3 added, 0 removed, 0 as before.",
  ]);
  expect((await titlesFor("herons at the estuary"))[0]).toBe("Walking by the estuary");
  expect((await titlesFor("the kiln and the potter"))[0]).toBe("kiln firing");
  expect((await titlesFor("bees and their hive"))[0]).toBe("bees");
  expect(await titlesFor("I cannot sleep at night")).not.toEqual([]);
});

test("doing it again changes nothing, and a change touches what changed alone", async () => {
  const two =
    "# One\n\nThe lighthouse keeper counts ships.\n\n# Two\n\nThe baker counts loaves before dawn.\n";
  const folder = await folderOf({ "a.md": two, "b.md": "A third text stands beside the others.\n" });
  const add = async () => (await addFolder(db, folder, readPdf)).at(-1);
  await add();
  expect(await add()).toBe("2 files hold 3 passages: 0 added, 0 removed, 3 as before.");
  await writeFile(
    join(folder, "a.md"),
    `An opening that was not there.\n\n${two.replace("loaves", "rolls")}`,
  );
  expect(await add()).toBe("2 files hold 4 passages: 2 added, 1 removed, 2 as before.");
  await rm(join(folder, "a.md"));
  expect(await add()).toBe("1 files hold 1 passages: 0 added, 3 removed, 1 as before.");
  await rm(join(folder, "b.md"));
  expect(await add()).toBe("0 files hold 0 passages: 0 added, 1 removed, 0 as before.");
});

test("each file that cannot be used is one line with its reason, and the rest is added", async () => {
  const folder = await folderOf({
    ...texts,
    "broken.pdf": "no PDF at all",
    "empty.md": "",
    "blank.txt": " \n\n ",
    "binary.txt": new Uint8Array([0xff, 0x00, 0x81, 0x00, 0xff]),
    "zeros.md": "a\0b\0c\0d",
    "picture.png": new Uint8Array([1, 2, 3]),
    "one-word.md": "Word.",
    "odd\u001b[31m\nname.txt": "",
    ".hidden.md": "Nobody reads what is hidden here.",
    ".git/config.txt": "Nobody reads what is hidden there.",
    "huge.txt": "x",
  });
  await truncate(join(folder, "huge.txt"), 30_000_000);
  await symlink("/etc/passwd", join(folder, "link.txt"));
  await rename(folder, `${folder}-moved`);
  onTestFinished(() => rm(`${folder}-moved`, { recursive: true, force: true }));
  expect(await addFolder(db, `${folder}-moved`, readPdf)).toEqual([
    "Left out: binary.txt is no text in UTF-8.",
    "Left out: blank.txt is empty.",
    "Left out: broken.pdf is broken, or no PDF.",
    "Left out: empty.md is empty.",
    "Left out: huge.txt is larger than 20 MB.",
    "Left out: link.txt is a link.",
    "Left out: odd?[31m?name.txt is empty.",
    "Left out: one-word.md says nothing.",
    "Left out: picture.png is neither Markdown, PDF nor text.",
    "Left out: zeros.md is no text.",
    "3 files hold 3 passages: 3 added, 0 removed, 0 as before.",
  ]);
});

test("a hostile text costs neither the database nor the others", async () => {
  const folder = await folderOf({
    "a.md": `# ${"#".repeat(50_000)}\n${"[".repeat(50_000)}\n${"é\u0301 ".repeat(50_000)}`,
    "b.md": `'); drop table knowledge_passages; --\n\n${"lone \ud800 half ".repeat(10)}`,
    "c.md": "The ferryman ties a knot that nobody else can open.\n",
  });
  expect((await addFolder(db, folder, readPdf)).at(-1)).toMatch(/^3 files hold \d+ passages/);
  expect((await titlesFor("the ferryman"))[0]).toBe("c");
  const { rows } = await db.asMigrator((tx) => tx.execute(sql`select count(*) from knowledge_passages`));
  expect(rows).toHaveLength(1);
});
