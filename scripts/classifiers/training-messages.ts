import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Labelled, readRows, readSet, type SetName } from "#scripts/eval/labelled-messages.ts";
import {
  afterCheckIn,
  followUpsByAct,
  followUpsByAsked,
  genericFollowUps,
} from "#server/coach/guide/follow-ups.ts";
import { fallbackFollowUps } from "#server/coach/guide/follow-ups-by-topic.ts";

import { trainingIntents } from "./training-intents.ts";

/** A message the classifier is trained with. */
export interface Message {
  text: string;
  expect: Labelled["expect"];
  about: string;
  /** Rows were written on it, so what they find in it says nothing of how far they are to be believed. */
  isOfRows: boolean;
  /** Said in the middle of a conversation, in answer to the coach. */
  isAnswer: boolean;
  /** How much it counts; 1 unless told. */
  counts?: number;
  /** It is of these lines of a place, means or last things and of their calm twins; one is never judged by a reader that its own family taught. */
  family?: string;
}

/** Our own corpus, one message a line below a heading `# expectation topic`, and the earlier sets of messages. */
export function trainingMessages(): Message[] {
  return [
    ...corpus("corpus", false),
    ...(["first", "second", "third", "fourth", "fifth", "topics"] as const).flatMap(fromSet),
    ...libraryQuestions(),
    ...proposedReplies(),
  ];
}

/**
 * What people say in answer to the coach. The same may be said by itself, though less often: every third is trained as a
 * message that stands alone.
 */
export const trainingAnswers = (): Message[] =>
  corpus("corpus/in-conversation", true).map((one, at) => ({ ...one, isAnswer: at % 3 !== 0 }));

/** Short lines in the middle of a talk, grave and ordinary, of which care alone is taught: what they do else is another classifier's matter. */
export const trainingShortLines = (): Message[] =>
  [...corpus("corpus/care-in-a-talk", true), ...trainingHereAndNow()].map((one, at) => ({
    ...one,
    isAnswer: at % 3 !== 0,
  }));

/**
 * What is said from a bridge, a platform or a barn, with pills on the table, or when things are given away and goodbyes said, and what
 * others say in nearly the same words. One family a file.
 */
export function trainingHereAndNow(): Message[] {
  const folder = join(import.meta.dirname, "corpus", "here-and-now");
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      underHeadings(readFileSync(join(folder, file), "utf8")).map((one) => ({ ...one, family: file })),
    );
}

/** What stands in these files may be asked by somebody in danger, or has not been read for that, and teaches nothing of calm. */
const notCalm = new Set([
  "where-danger-may-be.txt",
  "in-a-talk.txt",
  "sixty-people.txt",
  "difficult-in-a-talk.txt",
]);

/** What people ask the coach for in the middle of an ordinary conversation, and tell beside it. */
export const trainingRequests = (): Message[] =>
  trainingIntents((file) => !notCalm.has(file)).map(({ text, intent }) => ({
    text,
    expect: "none",
    about: intent,
    isOfRows: false,
    isAnswer: true,
    counts: requestCounts,
  }));
/** There are so many of them that a danger would seem rarer than it is. */
const requestCounts = 0.5;

/** Pages that people in danger ask for too ("I want to end it all"): what leads to them teaches nothing of calm. */
const askedInDanger = new Set(["when-not-to-meditate.md", "when-to-look-for-help.md"]);

/** Every other question the library answers: ordinary ones, by people who are not well. */
function libraryQuestions(): Message[] {
  const folder = join(import.meta.dirname, "..", "..", "knowledge");
  return readdirSync(folder)
    .filter((file) => !askedInDanger.has(file))
    .toSorted()
    .flatMap((file) =>
      (/^asked: *(.*)$/m.exec(readFileSync(join(folder, file), "utf8"))?.[1] ?? "").split(/; */),
    )
    .filter((text, at) => text !== "" && at % 2 === 0)
    .map((text) => ({
      text,
      expect: "none",
      about: "library",
      isOfRows: false,
      isAnswer: false,
      counts: libraryCounts,
    }));
}
/** Hardly anything else that is calm is said alone in so few words, while much that is grave is. */
const libraryCounts = 2.25;

/** What we propose to say ourselves is never taken for danger or for an errand. */
const proposedReplies = (): Message[] =>
  [
    ...Object.values(fallbackFollowUps),
    ...Object.values(followUpsByAsked),
    ...Object.values(followUpsByAct),
    afterCheckIn,
    genericFollowUps,
  ]
    .flat()
    .map((text) => ({ text, expect: "none", about: "proposed", isOfRows: false, isAnswer: true }));

/** Files of one message a line below headings, and files of labelled lines as the sets of messages are. */
function corpus(name: string, isAnswer: boolean): Message[] {
  const folder = join(import.meta.dirname, name);
  return readdirSync(folder)
    .filter((file) => file.includes("."))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return file.endsWith(".jsonl")
        ? [...readRows(text), ...twinsIn(text)].map((row) => ({ ...row, isOfRows: false, isAnswer }))
        : underHeadings(text);
    });
}

const twin = z.object({ twin: z.string(), twin_tier: z.enum(["act", "check"]), about: z.string() });

/** The dangerous twins of harmless rows, in nearly the same words: one is never trained with without the other. */
const twinsIn = (text: string): Labelled[] =>
  text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const { data } = twin.safeParse(JSON.parse(line));
      return data ? [{ text: data.twin, expect: data.twin_tier, about: data.about }] : [];
    });

function underHeadings(text: string): Message[] {
  let heading = "";
  return text.split("\n").flatMap((line): Message[] => {
    if (line.startsWith("# ")) heading = line.slice(2);
    else if (line.trim()) {
      const [expect = "", about = ""] = heading.split(" ");
      return [{ text: line.trim(), expect: tierOf(expect), about, isOfRows: false, isAnswer: false }];
    }
    return [];
  });
}

const tierOf = (expect: string): Message["expect"] =>
  expect === "act" || expect === "check" ? expect : "none";

const fromSet = (name: SetName): Message[] =>
  readSet(name).map((row) => ({ ...row, isOfRows: true, isAnswer: false }));
