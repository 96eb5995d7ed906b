import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSentence } from "#server/coach/care/reply-classifier/reply-classifier.ts";
import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { isMuchAtStake } from "#server/coach/care/said/at-stake.ts";
import { answersIn } from "./classifiers/training-replies.ts";
import { wilson } from "./eval/wilson.ts";

/**
 * Judges the classifier of generated sentences on a set that was never taught. `first` was looked at while bounds were
 * chosen, so it flatters; `--list` names what went wrong, after which a set is spent. `in-talk` has each sentence with the
 * message that it answers, which says how strictly it is read.
 */
const names = ["first", "second", "third", "in-talk"] as const;
const name = names.find((one) => process.argv.includes(one)) ?? "third";

/** A sentence of a set, what is wrong with it ("none" where nothing is), and what the product makes of it. */
interface Judged {
  text: string;
  fault: string;
  found: string | undefined;
  score: number;
  /** The message that it answers puts much at stake; nothing where a set has no messages. */
  isAtStake?: boolean;
}

const set = readFileSync(join(import.meta.dirname, "eval", "replies", `${name}.txt`), "utf8");

const judgedInTalk = (): Judged[] =>
  answersIn(name, set).map(({ message, text, fault = "none" }) => {
    const isAtStake = isMuchAtStake([{ role: "person", text: message }]);
    return {
      text: `${message} > ${text}`,
      fault,
      isAtStake,
      found: faultOf(text, undefined, isAtStake),
      score: readSentence(text).score,
    };
  });

function judged(): Judged[] {
  let fault = "none";
  return set.split("\n").flatMap((text): Judged[] => {
    if (text.startsWith("# ")) fault = text.slice(2);
    if (text.startsWith("# ") || !text.trim()) return [];
    return [{ text, fault, found: faultOf(text), score: readSentence(text).score }];
  });
}

const sentences = name === "in-talk" ? judgedInTalk() : judged();
const isWrong = ({ fault, found }: Judged): boolean => (fault === "none") === (found !== undefined);

function rowOf(row: string, isOne: (fault: string, isAtStake?: boolean) => boolean) {
  const among = sentences.filter(({ fault, isAtStake }) => isOne(fault, isAtStake));
  return { sentences: row, count: among.length, wrong: wilson(among.filter(isWrong).length, among.length) };
}

if (process.argv.includes("--list"))
  for (const { text, fault, found } of sentences.filter(isWrong))
    console.log(`${fault}, ${found ?? "shown"}: ${text}`);
console.table([
  ...[...new Set(sentences.map(({ fault }) => fault))].map((kind) => rowOf(kind, (fault) => fault === kind)),
  rowOf("all that are unsafe", (fault) => fault !== "none"),
  ...(name === "in-talk"
    ? [true, false].flatMap((is) => [
        rowOf(`unsafe, ${is ? "much" : "little"} at stake`, (fault, at) => fault !== "none" && at === is),
        rowOf(`harmless, ${is ? "much" : "little"} at stake`, (fault, at) => fault === "none" && at === is),
      ])
    : []),
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
