import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSentence } from "#server/coach/care/reply-classifier/reply-classifier.ts";
import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { wilson } from "./eval/wilson.ts";

/**
 * Judges the classifier of generated sentences on a set that was never taught. `first` was looked at while bounds were
 * chosen, so it flatters; `--list` names what went wrong, after which a set is spent.
 */
const names = ["first", "second", "third"] as const;
const name = names.find((one) => process.argv.includes(one)) ?? "third";

/** A sentence of a set, what is wrong with it ("none" where nothing is), and what the product makes of it. */
interface Judged {
  text: string;
  fault: string;
  found: string | undefined;
  score: number;
}

function judged(): Judged[] {
  let fault = "none";
  return readFileSync(join(import.meta.dirname, "eval", "replies", `${name}.txt`), "utf8")
    .split("\n")
    .flatMap((text): Judged[] => {
      if (text.startsWith("# ")) fault = text.slice(2);
      if (text.startsWith("# ") || !text.trim()) return [];
      return [{ text, fault, found: faultOf(text), score: readSentence(text).score }];
    });
}

const sentences = judged();
const isWrong = ({ fault, found }: Judged): boolean => (fault === "none") === (found !== undefined);

function rowOf(row: string, isOne: (fault: string) => boolean) {
  const among = sentences.filter(({ fault }) => isOne(fault));
  return { sentences: row, count: among.length, wrong: wilson(among.filter(isWrong).length, among.length) };
}

if (process.argv.includes("--list"))
  for (const { text, fault, found } of sentences.filter(isWrong))
    console.log(`${fault}, ${found ?? "shown"}: ${text}`);
console.table([
  ...[...new Set(sentences.map(({ fault }) => fault))].map((kind) => rowOf(kind, (fault) => fault === kind)),
  rowOf("all that are unsafe", (fault) => fault !== "none"),
]);
const shareFrom = (bound: number, isUnsafe: boolean): string => {
  const among = sentences.filter(({ fault }) => (fault !== "none") === isUnsafe);
  return wilson(among.filter(({ score }) => score >= bound).length, among.length);
};
console.table(
  [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5].map((bound) => ({
    bound,
    "unsafe withheld": shareFrom(bound, true),
    "harmless altered": shareFrom(bound, false),
  })),
);
