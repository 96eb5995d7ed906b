import { readFileSync } from "node:fs";
import { type Act, acts } from "#server/coach/act/acts.ts";
import { plainText } from "#server/coach/care/assessing/plain-text.ts";
import { buildLexicon, readClause } from "#server/coach/care/words/lexicon.ts";
import { findPattern, type Pattern, readPattern } from "#server/coach/care/words/pattern.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";

/** A way in which something is asked, and what is honestly answered where no prepared answer is really the one. */
export interface AskingKind {
  name: string;
  /** What a person does who asks so. */
  act: Act;
  rows: { pattern: Pattern; needsMark: boolean }[];
  /** What is said is true whatever is asked about: it is answered before anything is made of the rest of the message. */
  isFirst: boolean;
  /** In other words each; none ends in a question. Empty where the act is met elsewhere. */
  says: string[];
  /** The same for somebody who mourns. */
  saysInLoss: string[];
  /** The same in the simplest words, for whoever asks what was meant. */
  means: string | undefined;
  /** The fixed answer that is given to it, where it has one. */
  gives: { act: Act; id: string } | undefined;
  /** The station of the hour whose question follows. */
  leadsTo: string | undefined;
  /** What can be tapped where nothing follows. */
  taps: string[];
}

/** What a message asks: its kind, and the sentence that asks. */
export interface Asking {
  kind: AskingKind;
  text: string;
}

const isAct = (name: string): name is Act => acts.some((act) => act === name);
const mostTaps = 3;

/**
 * Reads the kinds of asking: `# name act`, `first`, `row` and `asked` with patterns, `says` and `says loss`, `means`, `gives`, `leads`, `tap`. Throws, with
 * the line, where one cannot be read.
 */
export function askingFrom(table: string): AskingKind[] {
  const kinds: AskingKind[] = [];
  for (const [at, line] of table.split("\n").entries()) {
    const text = line.trim();
    if (text === "" || text.startsWith(";")) continue;
    const fault = (why: string): Error => new Error(`asking.txt, line ${at + 1}: ${why}.`);
    const [sign = ""] = text.split(" ");
    const rest = text.slice(sign.length).trim();
    if (sign === "#") kinds.push(headed(rest, fault));
    else readLine(kinds.at(-1), sign, rest, fault);
  }
  return kinds;
}

type Fault = (why: string) => Error;

function headed(heading: string, fault: Fault): AskingKind {
  const [name = "", act = ""] = heading.split(" ");
  if (!isAct(act)) throw fault(`"${act}" is no act`);
  return {
    name,
    act,
    rows: [],
    isFirst: false,
    says: [],
    saysInLoss: [],
    means: undefined,
    gives: undefined,
    leadsTo: undefined,
    taps: [],
  };
}

function readLine(kind: AskingKind | undefined, sign: string, rest: string, fault: Fault): void {
  if (kind === undefined) throw fault("it stands before the first heading");
  if (sign === "row" || sign === "asked") kind.rows.push(asRow(rest, sign === "asked", fault));
  else if (sign === "first" && rest === "") kind.isFirst = true;
  else if (sign === "says" && rest.startsWith("loss ")) kind.saysInLoss.push(rest.slice(5));
  else if (sign === "says") kind.says.push(rest);
  else if (sign === "means") kind.means = rest;
  else if (sign === "gives") kind.gives = asAnswer(rest, fault);
  else if (sign === "leads") kind.leadsTo = rest;
  else if (sign === "tap" && kind.taps.length < mostTaps) kind.taps.push(rest);
  else throw fault(`"${sign}" does not belong here`);
}

function asAnswer(rest: string, fault: Fault): AskingKind["gives"] {
  const [act = "", id = ""] = rest.split(" ");
  if (!isAct(act) || id === "") throw fault(`"${rest}" is not the act and the name of a fixed answer`);
  return { act, id };
}

function asRow(row: string, needsMark: boolean, fault: Fault): AskingKind["rows"][number] {
  const pattern = readPattern(row.startsWith("^") ? row : `^ ${row}`);
  if (pattern.parts.every(({ isOptional, isForbidden }) => isOptional || isForbidden))
    throw fault("the row asks for no word, so it would match everything");
  return { pattern, needsMark };
}

/** Every kind of asking, in the order in which they are tried. */
export const askingKinds: readonly AskingKind[] = askingFrom(
  readFileSync(new URL("./asking.txt", import.meta.url), "utf8"),
);

/** The kind of a name; throws where there is none. */
export function askingKind(name: string): AskingKind {
  const kind = askingKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`Nothing is asked in the way "${name}".`);
  return kind;
}

const lexicon = buildLexicon();
/** So much of a message is read: what somebody wants to know stands in so many sentences, and in so many words of each. */
const most = { sentences: 24, words: 60, starts: 12 };
/** What is led up to a question with, and is none of it. */
const leadIns = new Set(
  "so and but or then ok okay well anyway please hm hmm right oh now also honestly like yeah yes no actually just really anyhow still alright fine sorry wait listen idk".split(
    " ",
  ),
);
/** After one of these a question may begin in the middle of a clause. */
const joins = new Set(
  "and but so or then if whether because asked ask asking wonder wondering think reckon tell me please answer words".split(
    " ",
  ),
);
/** A rhetorical question waits for no answer. */
const askedOfNobody =
  /\b(?:would you believe|can you believe|can you imagine|(?<!do )you know what|guess what|how dare|how could (?:he|she|they)|why on earth would|what do you expect)\b|\b(?:what can you do|who cares|who knows) ?(?:[?!.,]|$)/;
/** Without its mark so few words at the end of a message are a question all the same: "is that daft do you think". */
const wordsUnmarked = 8;
/** What is so short hands a word back: "sort what?", "four times?". */
const leastWords = 3;

/** And after one of these, where it is not known, or wished to be: "I know what to say" asks nothing. */
const knowing = new Set("know sure decide understand decided".split(" "));
const unknown = new Set("not want need wish like you no hard never".split(" "));
const unknownWithin = 3;

const beginsAfter = (words: readonly string[], at: number): boolean =>
  joins.has(words[at] ?? "") ||
  (knowing.has(words[at] ?? "") &&
    words.slice(Math.max(0, at - unknownWithin), at).some((word) => unknown.has(word)));

/** The places of a clause at which a question may begin, the first first. */
function startsIn(words: readonly string[]): number[] {
  let first = 0;
  while (first < words.length - 1 && leadIns.has(words[first] ?? "")) first += 1;
  const later = words.flatMap((_word, at) => (at >= first && beginsAfter(words, at) ? [at + 1] : []));
  return [...new Set([first, ...later])].slice(0, most.starts);
}

/** The small words of a question as they are typed in haste, each before what it stands for. */
const typed = new Map(
  "shuld:should shud:should shoud:should sould:should shld:should cud:could coud:could culd:could wud:would woud:would wuld:would wot:what wat:what wht:what waht:what whta:what hwo:how hw:how ow:how wen:when wer:where wher:where wy:why teh:the hte:the u:you ur:your yuo:you thsi:this tihs:this taht:that tht:that iz:is si:is dose:does dos:does dosnt:does_not dont:do_not cant:cannot wont:will_not thnk:think tink:think knw:know kno:know no1:nobody any1:anybody some1:somebody agen:again tmrw:tomorrow tomoro:tomorrow savd:saved saev:save ansered:answered sory:sorry im:i_am ive:i_have id:i_would ill:i_will whats:what_is wots:what_is thats:that_is its:it_is hows:how_is wheres:where_is whos:who_is"
    .split(" ")
    .map((pair): [string, string[]] => {
      const [word = "", meant = ""] = pair.split(":");
      return [word, meant.split("_")];
    }),
);
const asSpelled = (words: readonly string[]): string[] => words.flatMap((word) => typed.get(word) ?? [word]);

const isMarked = (sentence: string): boolean => /\?[\s"”')]*$/.test(sentence.slice(-8));

/** The kind in which a sentence asks; undefined where it asks in none that is known. */
function kindIn(sentence: string, kinds: readonly AskingKind[]): AskingKind | undefined {
  const plain = plainText(sentence);
  if (askedOfNobody.test(plain)) return undefined;
  const clauses = plain
    .split(/[,;:.!?()"…]+|\s-+\s/)
    .map((clause) => asSpelled(clause.match(/[\p{L}\d'-]+/gu) ?? []).slice(0, most.words))
    .filter((words) => words.length > 1);
  const hasMark = isMarked(sentence);
  const read = clauses.flatMap((words) =>
    startsIn(words).map((start, at) => ({
      clause: readClause(words.slice(start), lexicon),
      isPlainlyAsked: hasMark || (at === 0 && words.length - start <= wordsUnmarked),
    })),
  );
  return kinds.find(({ rows }) =>
    rows.some(({ pattern, needsMark }) =>
      read.some(
        ({ clause, isPlainlyAsked }) =>
          (isPlainlyAsked || !needsMark) && findPattern(pattern, clause) !== undefined,
      ),
    ),
  );
}

/** What begins a question that has its mark, in whatever kind. */
const beginsAsking =
  /^(?:who|what|whats|where|when|why|which|how|hows|is|are|am|was|were|can|could|do|does|did|will|would|should|shall|may|has|have)\b/;

const isQuestion = (sentence: string): boolean => {
  const words = plainText(sentence).match(/[\p{L}\d'-]+/gu) ?? [];
  const [first = 0] = startsIn(words);
  return (
    sentence.trimEnd().endsWith("?") &&
    words.length >= leastWords &&
    beginsAsking.test(words.slice(first).join(" "))
  );
};

/**
 * What a message asks last, in a kind that is known; else the marked question in it as a plain `fact`. Without a mark only its
 * last sentence asks. `kinds` are those that may be meant. Undefined where nothing is asked. The work is linear in the length of
 * the message.
 */
export function askingIn(text: string, kinds: readonly AskingKind[] = askingKinds): Asking | undefined {
  const sentences = sentencesIn(text).slice(-most.sentences);
  const found = sentences
    .filter((sentence, at) => isMarked(sentence) || at === sentences.length - 1)
    .map((sentence) => ({ text: sentence, kind: kindIn(sentence, kinds) }))
    .findLast(({ kind }) => kind !== undefined);
  if (found?.kind) return { text: found.text, kind: found.kind };
  const plain = sentences.findLast(isQuestion);
  return plain === undefined ? undefined : { text: plain, kind: askingKind("fact") };
}
