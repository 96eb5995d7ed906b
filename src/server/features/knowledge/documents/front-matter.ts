import { z } from "zod";

const heading = z.object({
  title: z.string().min(1),
  tags: z.array(z.string().min(1)).min(1),
  /** How people say it who need the passage: found by, never shown. */
  asked: z.array(z.string().min(1)),
  /** Passages a librarian would hand over together with this one, by file name without its ending, nearest first. */
  near: z.array(z.string().min(1)),
  sources: z.array(z.string().min(1)).min(1),
});

/** A passage as its file holds it. */
export type PassageFile = z.infer<typeof heading> & { body: string };

/**
 * Reads a passage's file: `title`, `tags` in brackets, `asked` with everyday phrasings between semicolons, `near` with
 * file names in brackets (these two may be missing) and `sources` as a list of quoted lines between two lines of
 * dashes, then the text. Throws a sentence that names what is missing.
 */
export function readPassage(file: string): PassageFile {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll("\r\n", "\n")) ?? [];
  if (front === undefined || !body?.trim())
    throw new Error("A passage needs a heading between two lines of ---, and a text.");
  const title = /^title:[ \t]*(\S.*)$/m.exec(front)?.[1]?.replace(/^"(.*)"$/, "$1");
  const tags = /^tags:\s*\[(.*)\]$/m
    .exec(front)?.[1]
    ?.split(",")
    .map((tag) => tag.trim());
  const asked = parts(/^asked:[ \t]*(\S.*)$/m.exec(front)?.[1], ";");
  const near = parts(/^near:\s*\[(.*)\]$/m.exec(front)?.[1], ",");
  const sources = [...front.matchAll(/^[ \t]+-(.*)$/gm)].map((line) => unquoted(line[1] ?? ""));
  return { ...heading.parse({ title, tags, asked, near, sources }), body: body.trim() };
}

const unquoted = (line: string): string => line.trim().replace(/^"|"$/g, "");

const parts = (line = "", between: string): string[] =>
  line
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
