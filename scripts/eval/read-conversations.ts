import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Utterance } from "#server/coach/coach.ts";

/** A conversation of a page in the format of docs/conversations.md. */
export interface Conversation {
  /** The page, and the heading it stands under where the page has several. */
  name: string;
  /** `isTapped`: the person's words were proposed to them. */
  said: (Utterance & { isTapped: boolean })[];
}

const speaker = /^\*\*(Person|Person taps|Coach):\*\*/m;
const proposed = /^(?:\*To tap: (.*)\*|\[buttons to tap: (.*)\])$/gm;

/** Conversations of one page. Anything before the first speaker, and what is written about a button, is nobody's words. */
export const conversationsIn = (page: string, name: string): Conversation[] =>
  page.split(/^## /m).flatMap((part) => {
    const [head = "", ...parts] = part.split(speaker);
    const said: Conversation["said"] = [];
    let offered: string[] = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const text = parts[at + 1] ?? "";
      const words = text
        .replaceAll(proposed, "")
        .replace(/\[kind: \w+\]/, "")
        .trim();
      const isCoach = parts[at] === "Coach";
      if (isCoach)
        offered = [...text.matchAll(proposed)].flatMap(([, one, other]) => tapsOf(one ?? other ?? ""));
      else if (words.startsWith("(")) continue;
      said.push({
        role: isCoach ? "coach" : "person",
        text: words,
        isTapped: parts[at] === "Person taps" || (!isCoach && offered.includes(words)),
      });
    }
    const title = (head.split("\n")[0] ?? "").trim();
    return said.length > 0 ? [{ name: page.startsWith(part) ? name : `${name}, ${title}`, said }] : [];
  });

const tapsOf = (line: string): string[] =>
  line.includes("“") ? [...line.matchAll(/“([^”]*)”/g)].map(([, tap = ""]) => tap) : line.split(" · ");

/** The conversations of every page of a folder. */
export const conversationsOf = (folder: string): Conversation[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .toSorted()
    .flatMap((file) => conversationsIn(readFileSync(join(folder, file), "utf8"), join(folder, file)));
