import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { randomFrom } from "#shared/listening/seeded-random.ts";
import type { Message } from "./training-messages.ts";

/** So many messages are made around each thing that happened, and around each grave line. */
const madeOfEach = 6;
/** They share their sentences with one another. */
const madeCounts = 0.5;

/** What a message is made of, in its order: an opening, what happened, something beside it, what it does to them, a close, and what is grave. */
const shapes = {
  ordinary: ["H", "H F", "O H C", "O H F C", "H A F", "O A H F", "O H A A F C", "H F C", "O H A H F"],
  grave: ["G", "O G", "O A G C", "H F G", "O H G C", "H A G F", "O A H G F C", "G H C"],
} as const;

const pools = { O: "opening", H: "happened", A: "aside", F: "feeling", C: "closing" } as const;
type Part = keyof typeof pools;
const isPart = (letter: string): letter is Part => letter in pools;

/** How people type: most with capitals and stops, some without, some in one breath, some with slips. */
const voices: readonly ((sentences: readonly string[], random: () => number) => string)[] = [
  (sentences) => sentences.join(" "),
  (sentences) => sentences.join(" "),
  (sentences) => sentences.join(" "),
  (sentences) => sentences.join(" ").toLowerCase().replaceAll("'", ""),
  (sentences) => sentences.map((one) => one.replace(/[.]$/, "")).join(", and "),
  (sentences) =>
    sentences
      .map((one) => one.replace(/[.]$/, ""))
      .join(" ")
      .toLowerCase(),
  (sentences, random) => withSlips(sentences.join(" "), random),
];

/** Two letters changed places in about one word of eight. */
const withSlips = (text: string, random: () => number): string =>
  text
    .split(" ")
    .map((word) => (word.length > 3 && random() < 0.12 ? word.replace(/^(.)(.)(.)/, "$1$3$2") : word))
    .join(" ")
    .toLowerCase();

interface Line {
  /** "none" in the files of what is ordinary. */
  expect: string;
  about: string;
  text: string;
}

/**
 * Long first messages in which everyday things go wrong in heavy words (plants are killed, goals shot, cars die), and the same
 * messages with a grave sentence among them. What stands around is alike on both sides, so only the sentence that is grave can tell them apart.
 */
export function trainingStories(): Message[] {
  const folder = join(import.meta.dirname, "corpus", "care-stories");
  const lines = readdirSync(folder)
    .toSorted()
    .flatMap((file) => linesUnder(readFileSync(join(folder, file), "utf8")));
  const random = randomFrom("care-stories");
  const of = (heading: string): Line[] => lines.filter(({ expect }) => expect === heading);
  const pick = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error("corpus/care-stories lacks a part of a story.");
    return one;
  };
  const told = (shape: string, own: string): string =>
    pick(voices)(
      shape
        .split(" ")
        .map((letter, at) =>
          letter === "G" || (letter === "H" && !shape.includes("G") && at === shape.split(" ").indexOf("H"))
            ? own
            : pick(of(isPart(letter) ? pools[letter] : "")).text,
        ),
      random,
    );
  const made = (line: Line, among: readonly string[], expect: Message["expect"], about: string): Message[] =>
    Array.from({ length: madeOfEach }, (_one, at) => ({
      text: told(at === 0 ? (among[0] ?? "") : pick(among), line.text),
      expect,
      about,
      isOfRows: false,
      isAnswer: at % 3 === 2,
      counts: madeCounts,
    }));
  const asTold = (expect: Message["expect"]): Message[] =>
    of(expect).flatMap(({ text, about }) =>
      isWhole(text) ? [{ text, expect, about, isOfRows: false, isAnswer: false }] : [],
    );
  const madeAround = (expect: "act" | "check"): Message[] =>
    of(expect).flatMap((line) => (isWhole(line.text) ? [] : made(line, shapes.grave, expect, line.about)));
  return [
    ...(["none", "act", "check"] as const).flatMap(asTold),
    ...of("happened").flatMap((line) => made(line, shapes.ordinary, "none", "story")),
    ...(["act", "check"] as const).flatMap(madeAround),
  ];
}

/** Told at length by one hand, it is a message by itself. */
const isWhole = (text: string): boolean => text.split(" ").length > wholeWords;
const wholeWords = 45;

function linesUnder(text: string): Line[] {
  let heading: [string, string] = ["", ""];
  return text.split("\n").flatMap((line): Line[] => {
    if (line.startsWith("# ")) {
      const [expect = "", ...about] = line.slice(2).split(" ");
      heading = [expect, about.join(" ")];
    }
    return line.startsWith("# ") || !line.trim()
      ? []
      : [{ expect: heading[0], about: heading[1], text: line.trim() }];
  });
}
