import { readFileSync } from "node:fs";

/** One place of a spoken text: one of its texts is said there. */
export interface Passage {
  name: string;
  /** What its file says about it, by key. */
  settings: Record<string, string>;
  texts: string[];
}

/** A file of prose: a title, settings of the whole, and its passages in the order in which they are spoken. */
export interface Prose {
  title: string;
  settings: Record<string, string>;
  passages: Passage[];
}

/**
 * Reads a file of prose: `# Title`, `key: value` lines, then for each passage `## name`, its own `key: value` lines
 * and one `- text` a line. Throws with file and line where a line is none of these, or a passage has no text.
 */
export function readProse(file: URL): Prose {
  return parseProse(readFileSync(file, "utf8"), file.pathname.split("/").at(-1) ?? file.pathname);
}

/** The same from the text of a file; `name` is what its errors call it. */
export function parseProse(text: string, name: string): Prose {
  const prose: Prose = { title: "", settings: {}, passages: [] };
  text.split("\n").forEach((line, index) => {
    const fail = (what: string): never => {
      throw new Error(`${name}:${index + 1}: ${what}`);
    };
    if (line.trim() === "") return;
    const passage = prose.passages.at(-1);
    const [, mark, rest = ""] = /^(##|#|-) (.+)$/.exec(line) ?? [];
    if (mark === "#") prose.title = rest;
    else if (mark === "##") {
      if (prose.passages.some((other) => other.name === rest)) fail(`the passage ${rest} stands here twice`);
      prose.passages.push({ name: rest, settings: {}, texts: [] });
    } else if (mark === "-") {
      (passage ?? fail("a text without a passage")).texts.push(rest);
    } else {
      const [, key, value] = /^([a-z-]+): (.+)$/.exec(line) ?? [];
      if (key === undefined || value === undefined) fail("neither a heading, a setting nor a text");
      else if (passage && passage.texts.length > 0) fail("a setting after the texts");
      else (passage ?? prose).settings[key] = value;
    }
  });
  const empty = prose.passages.find(({ texts }) => texts.length === 0);
  if (empty) throw new Error(`${name}: the passage ${empty.name} has no text`);
  return prose;
}
