import { readFileSync } from "node:fs";
import { plainText } from "#server/coach/care/assessing/plain-text.ts";
import { buildLexicon, readClause } from "#server/coach/care/words/lexicon.ts";
import { findPattern, type Pattern, readPattern } from "#server/coach/care/words/pattern.ts";
import type { Mood } from "#server/coach/story/mood.ts";
import { isPersonWord } from "#server/coach/story/reading/read-names.ts";
import { clausesIn } from "#server/coach/story/sentences.ts";
import { type StoryShape, storyShapes } from "#server/coach/story/story.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

/** An answer to tap at a choice. */
export interface Tap {
  /** The station it leads to, or `practice`: whoever taps that asks for an exercise in the words of `text`. */
  to: string;
  /** What is tapped, in the person's own voice. */
  text: string;
  /** Other words in which it may be typed. */
  also: string[];
}

/** A place of the hour at which the person says where to go on. */
export interface Choice {
  kind: "choice";
  id: string;
  /** What is said to whoever came here, each of them true because they chose it. */
  says: string[];
  /** The question, in other words each. */
  asks: string[];
  /** The question in the simplest words, for whoever did not understand it. */
  plain: string;
  taps: Tap[];
  /** Further answers that may be typed; they are not shown, so their `text` is empty. */
  typed: Tap[];
  /** The writing that whoever tells on instead of choosing is led to. */
  otherwise: string;
  /** What a story is in which this was chosen. */
  shape?: StoryShape;
  /** What shows in the first thing that is told that it is of this part. */
  told: Pattern[];
}

/** The stages of a script in which something that was written may be said. */
export const scriptStages = ["feeling", "thoughts", "coming"] as const;

/** What a script says of what was written: `{written}` stands for it, in quotation marks. */
export interface ScriptLine {
  stage: (typeof scriptStages)[number];
  text: string;
}

/** One thing to write, what is said to whatever was written, and what a script may say of it. */
export interface Prompt {
  asks: string;
  /** The same in the simplest words, for whoever did not understand it. */
  plain: string;
  says: string;
  inScript: ScriptLine[];
  /** It is written to somebody: questions, thanks and reproaches in it are theirs. */
  isLetter: boolean;
  /** It is worded for somebody, to be said later: what it says is theirs, and a question at its end is the guide's. */
  isDraft: boolean;
  /** What is asked under this name, in whatever words and at whatever station, is asked once in a talk. */
  once?: string;
}

/** A place of the hour at which the person writes, one small thing after the other. */
export interface Writing {
  kind: "writing";
  id: string;
  says: string[];
  prompts: Prompt[];
  /** It weighs what to do: whoever says there what they will do has decided, and is asked no further. */
  isWeighing: boolean;
}

/** A place in the hour that the guide leads through. */
export type Station = Choice | Writing;

/** Where somebody who says nothing about it begins, and where the ones begin who told of a death or of something good. */
export const beginnings = { anything: "begin", loss: "loss", joy: "joy" } as const;

/** Where a feeling leads that somebody names as their own, by its mood. */
export const byMood: Partial<Record<Mood, string>> = {
  shame: "seen",
  anger: "hot",
  hurt: "hot",
  fear: "restless",
  sadness: "low",
  tired: "low",
  lonely: "low",
  joy: "joy",
};

/**
 * Reads the hour: `# name choice` or `# name writing` heads a station, `say` is said on coming there, `ask` is its question and
 * `plain` the same in the simplest words,
 * `tap to | text | other words; other words` an answer to it, `typed to | words; words` one that is not shown, `else` the writing for whoever tells on instead, `shape` makes the story one of that kind, `told` is a pattern of what is told at first by whoever begins there; `write` is a thing to
 * write (with its `plain` below it), `letter` one that is written to somebody, `draft` one that is worded for somebody, `then` what is said to it, and `script stage | text` what a script may say of
 * it in that stage; `once name` stands below what is asked in one way or another only once in a talk, and `decides` in a writing that ends where somebody has decided. Throws, with the line, where one cannot be read or leads nowhere.
 */
export function hourFrom(text: string): Station[] {
  const stations: Station[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const [sign = ""] = line.split(" ");
    const rest = line.slice(sign.length).trim();
    const fault = (why: string): Error => new Error(`hour.txt, line ${at + 1}: ${why}.`);
    if (sign === "#") stations.push(headed(rest, fault));
    else readLine(stations.at(-1), sign, rest, fault);
  }
  for (const station of stations) refuseBroken(station, stations);
  return stations;
}

type Fault = (why: string) => Error;

function headed(heading: string, fault: Fault): Station {
  const [id = "", kind] = heading.split(" ");
  if (kind === "choice")
    return { kind, id, told: [], says: [], asks: [], plain: "", taps: [], typed: [], otherwise: "" };
  if (kind === "writing") return { kind, id, says: [], prompts: [], isWeighing: false };
  throw fault(`"${heading}" is neither "name choice" nor "name writing"`);
}

const writes = new Set(["write", "letter", "draft"]);

function readLine(station: Station | undefined, sign: string, rest: string, fault: Fault): void {
  if (station && sign === "say") station.says.push(rest);
  else if (station?.kind === "choice" && sign === "ask") station.asks.push(rest);
  else if (station?.kind === "choice" && sign === "tap") station.taps.push(tapOf(rest, fault));
  else if (station?.kind === "choice" && sign === "typed") station.typed.push(typedOf(rest, fault));
  else if (station?.kind === "choice" && sign === "told") station.told.push(readPattern(rest));
  else if (station?.kind === "choice" && sign === "else") station.otherwise = rest;
  else if (station?.kind === "choice" && sign === "shape") station.shape = shapeOf(rest, fault);
  else if (station?.kind === "writing" && writes.has(sign))
    station.prompts.push({
      asks: rest,
      plain: "",
      says: "",
      inScript: [],
      isLetter: sign === "letter",
      isDraft: sign === "draft",
    });
  else if (station?.kind === "choice" && sign === "plain") station.plain = rest;
  else if (station?.kind === "writing" && sign === "plain") inPlainWords(station, rest, fault);
  else if (station?.kind === "writing" && sign === "decides" && rest === "") station.isWeighing = true;
  else if (station?.kind === "writing" && sign === "once") onlyOnce(station, rest, fault);
  else if (station?.kind === "writing" && sign === "then") thenSays(station, rest, fault);
  else if (station?.kind === "writing" && sign === "script") inScript(station, rest, fault);
  else throw fault(`"${sign}" does not belong here`);
}

function tapOf(row: string, fault: Fault): Tap {
  const [to = "", text = "", also = ""] = row.split("|").map((cell) => cell.trim());
  if (!to || !text) throw fault(`"${row}" is not "to | text | other words"`);
  return { to, text, also: also.split(";").flatMap((words) => words.trim() || []) };
}

function typedOf(row: string, fault: Fault): Tap {
  const [to = "", words = ""] = row.split("|").map((cell) => cell.trim());
  if (!to || !words) throw fault(`"${row}" is not "to | words; words"`);
  return { to, text: "", also: words.split(";").map((one) => one.trim()) };
}

function shapeOf(name: string, fault: Fault): StoryShape {
  const shape = storyShapes.find((one) => one === name);
  if (!shape) throw fault(`no story is of the kind "${name}"`);
  return shape;
}

function inPlainWords({ prompts }: Writing, rest: string, fault: Fault): void {
  const last = prompts.at(-1);
  if (!last || last.plain) throw fault("nothing was to be written before it");
  last.plain = rest;
}

function onlyOnce({ prompts }: Writing, rest: string, fault: Fault): void {
  const last = prompts.at(-1);
  if (!last || last.once || rest === "") throw fault("nothing was to be written before it");
  last.once = rest;
}

function thenSays({ prompts }: Writing, rest: string, fault: Fault): void {
  const last = prompts.at(-1);
  if (!last || last.says) throw fault("nothing was to be written before it");
  last.says = rest;
}

function inScript({ prompts }: Writing, rest: string, fault: Fault): void {
  const [name, text = ""] = rest.split("|").map((cell) => cell.trim());
  const stage = scriptStages.find((one) => one === name);
  if (!stage || text.split("{written}").length !== 2)
    throw fault(`"${rest}" is not "stage | text with one {written}"`);
  const last = prompts.at(-1);
  if (!last?.says) throw fault("nothing was said before it to what was written");
  last.inScript.push({ stage, text });
}

/** The most answers that are shown to tap. */
const mostTaps = 3;

function refuseBroken(station: Station, all: readonly Station[]): void {
  const fault = (why: string): Error => new Error(`hour.txt, station "${station.id}": ${why}.`);
  if (all.filter(({ id }) => id === station.id).length > 1) throw fault("it stands here twice");
  if (station.kind === "writing") {
    if (station.says.length === 0 || station.prompts.length === 0) throw fault("it has nothing to write");
    if (station.prompts.some(({ says }) => !says)) throw fault("nothing is said to what is written");
    if (station.prompts.some(({ plain }) => !plain)) throw fault("something to write has no plain words");
    return;
  }
  if (station.asks.length === 0 || station.taps.length === 0) throw fault("it asks nothing");
  if (station.taps.length > mostTaps) throw fault(`more than ${mostTaps} answers cannot be shown`);
  const lost = [...station.taps, ...station.typed].find(
    ({ to }) => to !== "practice" && all.every(({ id }) => id !== to),
  );
  if (lost) throw fault(`"${lost.to}" is no station`);
  if (!all.some(({ id, kind }) => kind === "writing" && id === station.otherwise))
    throw fault(`"${station.otherwise}" is nothing to write`);
  if (!station.plain) throw fault("its question has no plain words");
}

/** Every station of the hour. */
export const stations: readonly Station[] = hourFrom(
  readFileSync(new URL("./hour.txt", import.meta.url), "utf8"),
);

const byId = new Map(stations.map((station) => [station.id, station]));

/** The station of a name; throws where there is none. */
export function stationOf(id: string): Station {
  const station = byId.get(id);
  if (!station) throw new Error(`The hour has no station "${id}".`);
  return station;
}

const byQuestion = new Map(
  stations
    .flatMap((station) => (station.kind === "writing" ? station.prompts : []))
    .map((prompt) => [prompt.asks, prompt]),
);

/** The thing to write of a question; throws where the hour asks no such thing. */
export function promptOf(asks: string): Prompt {
  const prompt = byQuestion.get(asks);
  if (!prompt) throw new Error(`The hour does not ask "${asks}".`);
  return prompt;
}

/** What a reply left open: a choice, or the prompt of a writing by its place. */
export type Open = { station: Choice } | { station: Writing; prompt: number };

/** The last question of the hour in a reply; undefined where none stands in it. */
export function openIn(reply: string): Open | undefined {
  let found: Open | undefined;
  let at = -1;
  for (const { sentence, open } of everyQuestion) {
    const here = reply.lastIndexOf(sentence);
    if (here <= at) continue;
    at = here;
    found = open;
  }
  return found;
}

const leadToPlain = /^In simple words: /;

/** A question of the hour in its simplest words, for somebody to whom all is said so. */
export function easily(plain: string): string {
  const words = plain.replace(leadToPlain, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const questionsOf = (station: Station): { sentence: string; open: Open }[] =>
  station.kind === "choice"
    ? [...station.asks, station.plain, easily(station.plain)].map((sentence) => ({
        sentence,
        open: { station },
      }))
    : station.prompts.flatMap(({ asks, plain }, prompt) =>
        [asks, plain, easily(plain)].map((sentence) => ({ sentence, open: { station, prompt } })),
      );
const everyQuestion = stations.flatMap(questionsOf);

const lexicon = buildLexicon();
const mostClauses = 24;
const clauseWords = 40;

/** The part of the hour of which somebody plainly tells at first, by the rows of the choices; undefined where none fits. */
export function toldPart(text: string): string | undefined {
  const clauses = clausesIn(plainText(text))
    .slice(0, mostClauses)
    .map((clause) => readClause((clause.match(/[\p{L}\d'-]+/gu) ?? []).slice(0, clauseWords), lexicon));
  return stations.find(
    (station) =>
      station.kind === "choice" &&
      station.told.some((pattern) => clauses.some((clause) => findPattern(pattern, clause) !== undefined)),
  )?.id;
}

/** Every question of the hour, with whether it is a choice or asks for writing. */
export const hourQuestions: readonly [sentence: string, asks: Station["kind"]][] = everyQuestion.map(
  ({ sentence, open }) => [sentence, open.station.kind],
);

/** Words that stand about an answer and choose nothing. */
const around = new Set(
  "i i'd i'll would like to then well the a it is it's its probably maybe mostly think guess suppose please um uh well oh ok okay yes more just rather really mainly definitely let's lets let us".split(
    " ",
  ),
);
const bare = (text: string): string =>
  plainWords(text)
    .filter((word) => !around.has(word))
    .join(" ");
/** Whoever wants all of them begins with the first. */
const anyOfThem = new Set([
  "both",
  "either",
  "all",
  "all three",
  "all of them",
  "everything",
  "first",
  "first one",
]);
/** What is longer tells something, and chooses nothing. */
const mostWords = 9;

/** So many words of an answer are not said by chance, and in a message so long it is chosen. */
const isLong = ({ text }: Tap): boolean => plainWords(text).length >= 3;
const mostWordsAround = 12;

/** Whoever begins with the words of an answer has chosen it, whatever they tell after it. */
const isBegunWith = (held: string, { text }: Tap): boolean =>
  plainWords(text).length >= wordsOfBeginning &&
  ["", "well ", "ok ", "oh "].some((lead) => held.startsWith(` ${lead}${plainWords(text).join(" ")} `));
const wordsOfBeginning = 3;

/** The answer of a choice that a text gives: what was tapped, or the same in other words. */
export function tapIn(text: string, { taps, typed }: Choice): Tap | undefined {
  const words = plainWords(text);
  const held = ` ${words.join(" ")} `;
  const begun = taps.filter((tap) => isBegunWith(held, tap));
  if (begun.length === 1) return begun[0];
  const named = text.includes("?")
    ? []
    : taps.filter((tap) => isLong(tap) && held.includes(` ${plainWords(tap.text).join(" ")} `));
  if (named.length === 1 && words.length <= mostWordsAround) return named[0];
  if (words.length > mostWords || text.includes("?")) return undefined;
  const own = bare(text);
  if (own === "") return undefined;
  if (anyOfThem.has(own)) return taps[0];
  return (
    [...taps, ...typed].find((tap) => [tap.text, ...tap.also].some((said) => bare(said) === own)) ??
    (namesPerson(words) ? taps.find(({ also }) => also.includes(aPerson)) : undefined)
  );
}

/** Stands among the other words of an answer that few words naming somebody give: "my brother", "it was him". */
const aPerson = "{person}";
const namesPerson = (words: readonly string[]): boolean =>
  words.length <= mostNamingPerson &&
  words.some((word) => isPersonWord(word)) &&
  !words.some((word) => ofSelf.has(word));
const mostNamingPerson = 5;
const ofSelf = new Set("i i'm im i've ive me myself".split(" "));

/** What is so short names what it is about, whatever was asked: "my fault", "anxious". */
const mostNaming = 3;

/** The part of the first choices that a few words name by themselves; undefined where they name none. */
export function namedIn(text: string): string | undefined {
  if (plainWords(text).length > mostNaming) return undefined;
  const parts = stations.flatMap((station) =>
    station.kind === "choice" && station.taps.every(({ to }) => to !== "practice") ? [station] : [],
  );
  return parts.flatMap((station) => tapIn(text, station) ?? [])[0]?.to;
}

const everyTapped = new Map(
  stations
    .flatMap((station) => (station.kind === "choice" ? station.taps : []))
    .filter(({ to }) => to !== "practice")
    .map(({ text, to }) => [plainWords(text).join(" "), to]),
);

/** The station that a text asks for by an answer of some choice, whatever was asked; only in the very words to tap, or in few words with all of them. */
export const tappedAnywhere = (text: string): string | undefined =>
  everyTapped.get(plainWords(text).join(" ")) ?? tappedWithin(text);

/** So many words of an answer are not said by chance, whatever stands around them: "I just said: find out what matters to me". */
const wordsOfTapped = 4;
function tappedWithin(text: string): string | undefined {
  const words = plainWords(text);
  if (words.length > mostWordsAround || text.includes("?")) return undefined;
  const held = ` ${words.join(" ")} `;
  const found = [...everyTapped].filter(
    ([tap]) => tap.split(" ").length >= wordsOfTapped && held.includes(` ${tap} `),
  );
  return found.length === 1 ? found[0]?.[1] : undefined;
}
