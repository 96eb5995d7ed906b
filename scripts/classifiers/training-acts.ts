import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Act, acts } from "#server/coach/act/acts.ts";
import { answersByAct } from "#server/coach/guide/answers/answers.ts";
import { phrasesOf } from "#server/coach/guide/answers/near-answer.ts";
import { trainingAnswers, trainingMessages } from "./training-messages.ts";

/** A message with what its person does, and what the coach had asked before it. */
export interface ActMessage {
  text: string;
  act: Act;
  /** Absent where the message was written without a question before it. */
  asked: string | undefined;
  /** How much it counts: what stands for many like it counts less. */
  counts: number;
}

/** Labels of hands that named an act otherwise, or told apart what is one act to the coach. */
const alias: Record<string, Act | undefined> = {
  answers: "tells",
  "asks-meditation": "wants-meditation",
  "asks-practice": "wants-practice",
  injection: "orders",
  "small-talk": "chats",
};
const askedAlias: Record<string, string> = { pattern: "awareness" };

const row = z.object({ text: z.string(), act: z.string(), asked: z.string().optional() });

/** Every line that was written for the classifier of acts, what fixed answers are asked by, and other corpora whose act is known. */
export const trainingActs = (leftOut: ReadonlySet<string> = new Set()): ActMessage[] => [
  ...written(leftOut),
  ...askedOfAnswers(),
  ...otherCorpora(),
];

/** Files that only tell what is turned away from what sounds like it: classifiers that take what people tell from here were taught without them. */
export const ofTurningAway: ReadonlySet<string> = new Set(["turned-away-in-passing.txt"]);

const askedOfAnswers = (): ActMessage[] =>
  acts.flatMap((act) =>
    (answersByAct[act] ?? []).flatMap((answer) =>
      phrasesOf(answer).map((text) => ({ text, act, asked: undefined, counts: 1 })),
    ),
  );

function written(leftOut: ReadonlySet<string>): ActMessage[] {
  const folder = join(import.meta.dirname, "corpus", "acts");
  return readdirSync(folder)
    .filter((file) => !leftOut.has(file))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return file.endsWith(".jsonl") ? labelled(text) : underHeadings(text);
    });
}

function labelled(text: string): ActMessage[] {
  return text
    .trim()
    .split("\n")
    .map((line) => row.parse(JSON.parse(line)))
    .filter(({ act }) => act !== "other_language")
    .map(({ text: said, act, asked }) => message(said, act, asked));
}

/** Files of one message a line below headings `# act` or `# act asked`. */
function underHeadings(text: string): ActMessage[] {
  let heading = ["", ""];
  return text.split("\n").flatMap((line): ActMessage[] => {
    if (line.startsWith("# ")) heading = line.slice(2).split(" ");
    else if (line.trim()) return [message(line.trim(), heading[0] ?? "", heading[1])];
    return [];
  });
}

function message(text: string, label: string, asked: string | undefined): ActMessage {
  const name = label.replaceAll("_", "-");
  const act = alias[name] ?? acts.find((one) => one === name);
  if (!act) throw new Error(`No act is called "${label}", as the line "${text}" says.`);
  return { text, act, asked: asked && (askedAlias[asked] ?? asked), counts: 1 };
}

const foreign: Record<string, Act> = { medical: "medical", out: "errand", injection: "orders" };

/** What a line's heading says where people answering the coach do something else than tell of their life. */
const notTelling =
  /\b(?:thank|bye|goodbye|done|finish|leav|question|privacy|joke|ask|sign|correct|complain|praise|exercise|practi[cs]e|request|denial|pause|stop|sorry|apolog|app|button|coach|rest|refus|don't know|no idea)/i;
/** Of these there are more than of all others together, and their acts are no likelier for it: a part stands for all. */
const counts = { turnedAway: 0.7, told: 1.2 };
const everyTold = 4;

/** Messages whose act follows from what was expected of them, and what was said in answer to the coach. */
function otherCorpora(): ActMessage[] {
  const turnedAway = trainingMessages().flatMap(({ text, expect }): ActMessage[] => {
    const act = foreign[expect];
    return act ? [{ text, act, asked: undefined, counts: counts.turnedAway }] : [];
  });
  const told = trainingAnswers()
    .filter(({ text, expect, about }) => expect === "none" && !notTelling.test(about) && !text.includes("?"))
    .filter((_message, at) => at % everyTold === 0)
    .map(({ text }): ActMessage => ({ text, act: "tells", asked: undefined, counts: counts.told }));
  return [...turnedAway, ...told];
}
