import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sentenceFaults } from "#server/coach/care/reply-classifier/reply-classifier.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { randomFrom } from "#shared/listening/seeded-random.ts";

/** A sentence that a model might write. */
export interface TrainingSentence {
  text: string;
  /** Why it may not be shown; undefined where it may. */
  fault: string | undefined;
  /** Where it comes from; only written sentences stand for what a model says when a classifier is judged. */
  from: "written" | "ordinary" | "frame" | "library" | "guide" | "at stake";
  /** Sentences of one group are nearly the same words: they are never parted when a classifier is judged. */
  group: string;
  /** How much it counts. */
  counts: number;
}

const corpus = join(import.meta.dirname, "corpus");
/** Sentences made from frames are alike, those of our own books are more than a coach's, and answers to a message are few. */
const counts = { frame: 0.3, library: 0.5, guide: 0.4, "at stake": 3 };

/** Every sentence the classifier of generated sentences is trained with. */
export const trainingReplies = (): TrainingSentence[] => [...written(), ...framed(), ...ours(), ...atStake()];

const filesIn = (folder: string): [name: string, text: string][] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]);

/** Unsafe sentences with their safe twins in nearly the same words, and ordinary ones. */
export const written = (): TrainingSentence[] =>
  filesIn(join(corpus, "replies")).flatMap(([file, text]) => sentencesOf(file, text));

/** Below a heading `# fault` a line holds an unsafe sentence and its safe twin; below none it holds an ordinary one. */
export function sentencesOf(file: string, text: string): TrainingSentence[] {
  let fault: string | undefined;
  return text.split("\n").flatMap((line, at): TrainingSentence[] => {
    const group = `${file} ${at}`;
    if (line.startsWith("# ")) fault = line.slice(2);
    else if (line.trim() && fault === undefined)
      return [{ text: line, fault, from: "ordinary", group, counts: 1 }];
    else if (line.trim()) {
      const [unsafe, safe] = pairIn(line, file);
      return [
        { text: unsafe, fault, from: "written", group, counts: 1 },
        { text: safe, fault: undefined, from: "written", group, counts: 1 },
      ];
    }
    return [];
  });
}

function pairIn(line: string, file: string): [unsafe: string, safe: string] {
  const [unsafe, safe, more] = line.split(/ \| (?![^{}]*\})/);
  if (!unsafe || !safe || more)
    throw new Error(`${file} wants an unsafe sentence, " | " and its safe twin: ${line}`);
  return [unsafe, safe];
}

/** Answers to messages that put much at stake; all to one message are one group. */
const atStake = (): TrainingSentence[] =>
  filesIn(join(corpus, "replies-in-talk")).flatMap(([file, text]) =>
    answersIn(file, text).map(({ message, text: said, fault }) => ({
      text: said,
      fault,
      from: "at stake",
      group: message,
      counts: counts["at stake"],
    })),
  );

/** A sentence that a model might answer a message with. */
interface TrainingAnswer {
  message: string;
  text: string;
  fault: string | undefined;
}

/** Below a message, after "> ", each line is a sentence of an answer to it: "ok: " may be shown, a fault's name may not. */
export function answersIn(file: string, text: string): TrainingAnswer[] {
  let message = "";
  return text.split("\n").flatMap((line): TrainingAnswer[] => {
    if (line.startsWith("> ")) message = line.slice(2);
    if (line.startsWith("> ") || !line.trim()) return [];
    const [name = "", said] = line.split(/: (.*)/);
    if (!said || (name !== "ok" && !sentenceFaults.some((fault) => fault === name)))
      throw new Error(`${file} wants "> message", "ok: sentence" or a fault before the sentence: ${line}`);
    return [{ message, text: said, fault: name === "ok" ? undefined : name }];
  });
}

/** So many pairs are made from each frame. */
const pairsOfFrame = 20;

/** Pairs made from frames with choices in braces: they teach the order of things in words that were never written. */
function framed(): TrainingSentence[] {
  const next = randomFrom("frames");
  const filled = (frame: string): string => {
    const chosen = frame.replace(/\{([^{}]*)\}/g, (_whole, choices: string) => {
      const all = choices.split("|");
      return all[Math.floor(next() * all.length)] ?? "";
    });
    return `${chosen
      .replace(/\s+/g, " ")
      .replace(/ (?=[,.;:])/g, "")
      .trim()}.`;
  };
  return filesIn(join(corpus, "reply-frames")).flatMap(([file, text]) => {
    let fault = "";
    return text.split("\n").flatMap((line): TrainingSentence[] => {
      if (line.startsWith("# ")) fault = line.slice(2);
      if (line.startsWith("# ") || !line.trim()) return [];
      const [unsafe, safe] = pairIn(line, file);
      const made = { from: "frame", group: line, counts: counts.frame } as const;
      return Array.from({ length: pairsOfFrame }, () => [
        { ...made, text: filled(unsafe), fault },
        { ...made, text: filled(safe), fault: undefined },
      ]).flat();
    });
  });
}

/** What the library says, and what the guide, its practices and its meditations have said: all of it may be shown. */
function ours(): TrainingSentence[] {
  const library = filesIn(join(import.meta.dirname, "..", "..", "knowledge")).flatMap(([, text]) =>
    sentencesIn(text.split("---")[2] ?? ""),
  );
  const said = filesIn(join(corpus, "reply-words")).flatMap(([, text]) => text.trim().split("\n"));
  const shown = (texts: string[], from: "library" | "guide"): TrainingSentence[] =>
    [...new Set(texts)].map((text) => ({ text, fault: undefined, from, group: text, counts: counts[from] }));
  return [...shown(library, "library"), ...shown(said, "guide")];
}
