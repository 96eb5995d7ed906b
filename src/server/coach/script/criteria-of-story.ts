import { brokenWish } from "#server/coach/prose/wish-words.ts";
import type { Piece, Story } from "#server/coach/story/story.ts";
import { anyLanguage, type Criterion, english, type ScriptReading } from "./criterion.ts";
import { hasMemory, ownWordsOf, quoted } from "./own-words.ts";
import { sentencesOf, spokenText } from "./stages.ts";
import { stageOf, writtenWords } from "./written-words.ts";

/** What is wrong to say to somebody with this kind of story, however well it is meant. */
export const untrueFor: Partial<Record<Story["shape"], RegExp>> = {
  loss: /\bhabits?\b|\blessons?\b|\bmove on\b|\bmoving on\b|\bget(?:ting)? over\b|\blet(?:ting)? (?:it|them|him|her|this|that) go\b(?! (?:by|past|round|where))|\bsilver lining\b|\bno hold on\b|\b(?:loss|death|grief|love) is (?:only )?(?:a|an) (?:passing )?(?:thought|event)\b|\bpassing (?:event|thought)s?\b|\bbehind glass\b|\bclosure\b|\bbetter place\b|\bhappens for a reason\b|\btime heals\b|\byou will meet\b|\bpractice run\b/i,
  joy: /\bhabits?\b|\bnot easy\b|\bhard (?:minute|moment|hour)\b|\btroubles?\b|\bbrac(?:e|ed|ing)\b|\bpatterns?\b|\bold(?:er)? (?:feeling|scene|moment)\b|\bcome through\b|\btighten\w*|\bpangs?\b|\bstings?\b|\bkeep the wheel\b|\bon your own side\b|\bbehind glass\b|\btoo close\b/i,
};
/** Words of an old time, which only a memory makes true. */
export const pastWords =
  /\b(?:older now|younger you|that younger|the younger|you were then|back then|years between|between then and|those years|since then|something from before|older moment|earlier time|as a child you|when you were (?:young|small|little))\b/i;
/** Words of a childhood or of years, untrue of what is months ago. */
const longAgoWords =
  /\b(?:older now|younger you|that younger|the younger|years between|there are years|those years)\b/i;

const quotesIn = (text: string): string[] => text.match(/“[^“”]*”/g) ?? [];
const stageText = ({ stages }: ScriptReading, stage: number): string =>
  spokenText(stages[stage - 1]?.text ?? "");

/** A quotation stands in the stage that its piece belongs to: the event first, the memory second, the pattern third. */
function misplacedQuote(reading: ScriptReading): string | undefined {
  const { story, wishes } = reading;
  const written = writtenWords(story, wishes);
  const pieces: [Piece | undefined, number][] = [
    [story.event, 1],
    [hasMemory(story.shape) ? story.memory : undefined, 2],
    [hasMemory(story.shape) ? story.pattern : undefined, 3],
  ];
  const allowed = [1, 2, 3, 4].map((stage) => [
    ...pieces.flatMap(([piece, at]) => (piece?.isWholeThought && at === stage ? [quoted(piece.words)] : [])),
    ...written.flatMap((one) => (stageOf(one.stage) === stage - 1 ? [one.words] : [])),
    ...(stage === 2 ? story.feelings.map(({ words }) => `“${words}”`) : []),
  ]);
  const foreign = allowed.some((words, at) =>
    quotesIn(stageText(reading, at + 1)).some((quote) => quote !== "“”" && !words.includes(quote)),
  );
  return foreign ? "a quotation that is none, or not of this place" : undefined;
}

const turnedWords: Record<string, string> = {
  i: "you",
  my: "your",
  me: "you",
  mine: "yours",
  myself: "yourself",
};

/** So many words in a row are a clause. */
const clauseWords = 5;
const clausesOf = (words: readonly string[]): string[] =>
  words.slice(clauseWords - 1).map((_word, at) => words.slice(at, at + clauseWords).join(" "));

/** A clause of a person's sentence outside of quotation marks, as they wrote it or turned to "you". */
function gluedClause({ story, unquoted }: ScriptReading): string | undefined {
  const said = new Set(clausesOf(plain(unquoted)));
  const pieces = [story.event, story.memory, story.pattern].flatMap((piece) => (piece ? [piece.words] : []));
  const rows = pieces
    .map(plain)
    .flatMap((words) => [words, words.map((word) => turnedWords[word] ?? word)])
    .flatMap(clausesOf);
  return rows.some((clause) => said.has(clause))
    ? "a clause of theirs outside of quotation marks"
    : undefined;
}

const plain = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** Criteria of this story and these wishes: no quotation but theirs, in its place; the right valence; every wish kept. */
export const storyCriteria: Criterion[] = [
  // The story, and with it what may be quoted, is read from English talks only.
  english("quotation", misplacedQuote),
  english("glued_clause", gluedClause),
  anyLanguage("unfilled_gap", ({ script }) =>
    /[{}…]|undefined|\bnull\b/.test(script) ? "present" : undefined,
  ),
  english("valence", ({ story: { shape }, unquoted }) => {
    const found = untrueFor[shape]?.exec(unquoted)?.[0];
    return found === undefined ? undefined : `"${found}" for ${shape}`;
  }),
  english("past", ({ story, wishes, unquoted }) => {
    const memory = hasMemory(story.shape) && !wishes.noMemory ? story.memory : undefined;
    const untrue = memory === undefined ? pastWords : memory.distance === "months" ? longAgoWords : undefined;
    const found = untrue?.exec(unquoted)?.[0];
    return found === undefined ? undefined : `"${found}" without such a past`;
  }),
  english("wishes", ({ script, wishes }) => {
    const wanted = wishes.purpose === "sleep" ? { ...wishes, lyingDown: true } : wishes;
    const broken = sentencesOf(script).map((sentence) =>
      brokenWish(sentence.replace(/“[^“”]*”/g, ""), wanted),
    );
    return broken.find((wish) => wish !== undefined);
  }),
  english("own_wishes", ({ text, story, wishes }) => {
    const own = ownWordsOf(story, wishes);
    if (wishes.noQuotes && /“/.test(text)) return "a quotation";
    if (wishes.tone === "religious" && !/\b(?:god|pray|amen|bless)/i.test(text)) return "nothing religious";
    return own.lost !== undefined && !text.includes(own.lost) ? "who is missed is not named" : undefined;
  }),
];
