import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Act } from "#server/coach/act/acts.ts";
import { type Doing, doings, type Given, givens } from "#server/coach/given/given.ts";
import type { Intent } from "#server/coach/intent/intents.ts";
import { ofTurningAway, trainingActs } from "./training-acts.ts";
import { trainingIntents } from "./training-intents.ts";

/** A message with the thing that was given before it, and what it does with that. */
export interface GivenMessage {
  text: string;
  given: Given;
  does: Doing;
  /** The kind of person who speaks; how well it is read is judged on kinds that taught nothing. */
  voice: string;
  /** How much it counts: what was written for something else counts less. */
  counts: number;
}

/** Every line that teaches what is done with a given thing: those written for it, and what people tell and ask besides. */
export const trainingGivens = (): GivenMessage[] => [...written(), ...toldElsewhere(), ...askedElsewhere()];

/** `corpus/given`: one voice a file, a message a line, below headings `# given, given does`. A line below no heading throws. */
function written(): GivenMessage[] {
  const folder = join(import.meta.dirname, "corpus", "given");
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      let heading: { given: Given[]; does: Doing } | undefined;
      return readFileSync(join(folder, file), "utf8")
        .split("\n")
        .flatMap((line, at): GivenMessage[] => {
          if (line.startsWith("# ")) heading = headingOf(line.slice(2), `${file}:${at + 1}`);
          if (line.startsWith("# ") || !line.trim()) return [];
          if (!heading) throw new Error(`${file}:${at + 1} stands below no heading.`);
          const { given, does } = heading;
          return given.map((one) => ({ text: line.trim(), given: one, does, voice: file, counts: 1 }));
        });
    });
}

function headingOf(heading: string, place: string): { given: Given[]; does: Doing } {
  const words = heading.split(/[ ,]+/);
  const does = doings.find((one) => one === words.at(-1));
  const given = words.slice(0, -1).map((word) => givens.find((one) => one === word));
  if (!does || given.includes(undefined) || given.length === 0)
    throw new Error(`${place}: "${heading}" names no given things and what is done with them.`);
  return { given: given.filter((one) => one !== undefined), does };
}

/** After these anything may be told; an open question is answered by it. */
const everywhere: readonly Given[] = [
  "answer",
  "practice",
  "script",
  "sentence",
  "question",
  "acknowledgement",
  "apology",
  "taps",
];
const turnOf = (at: number): Given => everywhere[at % everywhere.length] ?? "answer";

const told = new Set<Act>(["tells", "good-news", "mourns"]);
const everyToldLine = 6;
function toldElsewhere(): GivenMessage[] {
  return trainingActs(ofTurningAway)
    .filter(({ act, text }) => told.has(act) && !text.includes("?") && text.split(" ").length > 3)
    .filter((_line, at) => at % everyToldLine === 0)
    .map(({ text }, at) => ({ text, given: turnOf(at), does: "tells", voice: "elsewhere", counts: 0.5 }));
}

/** What asks for something about a life or the app is new, whatever was given before. */
const asks = new Set<Intent>([
  "decide",
  "words-sorry",
  "words-no",
  "words-ask",
  "words-tell",
  "words-contact",
  "words-comfort",
  "ahead",
  "stop",
  "why-self",
  "fault",
  "other-mind",
  "future",
  "product",
  "next",
  "facts",
]);
const everyAskedLine = 5;
function askedElsewhere(): GivenMessage[] {
  return trainingIntents()
    .filter(({ intent }) => asks.has(intent))
    .filter((_line, at) => at % everyAskedLine === 0)
    .map(({ text }, at) => ({ text, given: turnOf(at), does: "new", voice: "elsewhere", counts: 0.5 }));
}
