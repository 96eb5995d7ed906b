import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { type ReadPdf, UnreadableFile } from "#server/providers/text-extraction/text-extraction.ts";
import { keepableText } from "#shared/chat/written-text.ts";

/** What is read, by the ending of a file's name. */
const kinds: Record<string, "text" | "pdf"> = {
  ".md": "text",
  ".markdown": "text",
  ".txt": "text",
  ".pdf": "pdf",
};

/** A document as whoever wrote it named it. */
export interface ReadDocument {
  title: string;
  tags: string[];
  text: string;
}

/** Whether a file of this name is read at all. */
export const isReadable = (name: string): boolean => extname(name).toLowerCase() in kinds;

/** A file of a folder: its name there, and where its bytes are. */
export interface FileInFolder {
  name: string;
  path: string;
  bytes: number;
}

/** Reads Markdown, text or PDF; a heading between lines of --- may give `title` and `tags`. Throws `UnreadableFile`. */
export async function readDocument(
  { name, path, bytes }: FileInFolder,
  readPdf: ReadPdf,
): Promise<ReadDocument> {
  if (bytes === 0) throw new UnreadableFile("is empty");
  const extension = extname(name).toLowerCase();
  const whole = keepableText(
    kinds[extension] === "pdf" ? await readPdf({ path, bytes }) : decode(await readFile(path)),
  );
  const { front, text } = parted(whole.replaceAll("\r\n", "\n"));
  if (!text.trim()) throw new UnreadableFile("is empty");
  const heading =
    extension === ".txt" || extension === ".pdf" ? undefined : /^ {0,3}# +(\S.*)$/m.exec(text)?.[1];
  const title = /^title:[ \t]*(\S.*)$/m.exec(front)?.[1]?.replace(/^(["'])(.*)\1$/, "$2") ?? heading;
  const tags = /^tags:[ \t]*\[(.*)\]$/m.exec(front)?.[1]?.split(",") ?? [];
  return {
    title: (title ?? basename(name, extname(name)).replace(/[-_]+/g, " ")).trim().slice(0, 200),
    tags: tags.map((tag) => tag.trim()).filter(Boolean),
    text,
  };
}

function parted(whole: string): { front: string; text: string } {
  const end = whole.startsWith("---\n") ? whole.indexOf("\n---\n", 3) : -1;
  return end === -1 ? { front: "", text: whole } : { front: whole.slice(4, end), text: whole.slice(end + 5) };
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const charset =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes);
    if (text.includes("\0")) throw new UnreadableFile("is no text");
    return text;
  } catch (error) {
    if (error instanceof TypeError) throw new UnreadableFile("is no text in UTF-8");
    throw error;
  }
}
