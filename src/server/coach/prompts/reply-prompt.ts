import type { Arc, Known } from "#server/coach/arc/arc.ts";
import { stepOrder } from "#server/coach/arc/steps.ts";
import type { OtherLanguage } from "#server/coach/language/other-language.ts";
import { languageName } from "#server/coach/language/talk-language.ts";
import { fill, readPrompt, readPromptLines } from "./read-prompt.ts";

// Version 5 of the prompts. Raise it whenever a word of them changes, so that figures can be compared.

/** The mark with which a model says that it reads a danger our rule did not. It is never shown. */
const careMark = "[[care]]";

/** Who the coach is, what it never does and how it sounds; the fixed part of every call. */
export const coachPrompt = fill(readPrompt("coach"), { mark: careMark });

/** The end of a call that goes on with a reply that broke off. */
export const goOnDirection = readPrompt("go-on");

/** How figures of the heart are spoken about; added where a message brings some. */
export const figuresPrompt = readPrompt("figures");

const line = readPromptLines("direction");

/** What else a turn's direction hangs on: the person's language where it is not English, and lines of earlier chats beside it. */
interface TurnSetting {
  language?: OtherLanguage | undefined;
  isRemembering?: boolean;
  /** Without the person's own words: what of it is ours alone. */
  isBare?: boolean;
}

/** What the arc says about this turn: what is known, in the person's own words, and what to ask for next. */
export function direction(
  arc: Arc,
  verbosity: "low" | "medium" | "high",
  { language, isRemembering = false, isBare = false }: TurnSetting = {},
): string {
  const lines = [
    ...(language === undefined ? whereItStands(arc, isBare) : inAnotherLanguage(language)),
    arc.isUnsure ? line("unsure") : "",
    arc.shouldOffer ? line("offer") : "",
    isRemembering ? line("remembered") : "",
    verbosity === "low" ? "" : line(verbosity),
  ];
  return `<direction>\n${lines.filter(Boolean).join("\n")}\n</direction>`;
}

/** The person's own words for a step are cut here: enough to be taken up, too little to be a message within the message. */
const mostChars = 32;

/** In a talk of so few messages the words stand before the model's eyes; each one more is read anew in every turn. */
const fewMessages = 4;

/** Words as they may stand in a direction: nothing that could be a tag, a mark or a line of its own. */
function inPlainWords(words: string): string {
  const plain = words
    .replace(/[^\p{L}\p{M}\p{N} '’,-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length <= mostChars ? plain : `${plain.slice(0, mostChars).replace(/\s\S*$/, "")} …`;
}

const stepNames: [name: string, words: (known: Known) => string | undefined][] = [
  ["the event", ({ event }) => event],
  ["the sensation", ({ sensation }) => sensation?.phrase],
  ["the feeling", ({ emotions }) => emotions?.map(({ word }) => word).join(", ")],
  ["an earlier memory", ({ memory }) => memory],
  ["what they see in it", ({ awareness }) => awareness],
];

function whereItStands({ known, next, messages }: Arc, isBare: boolean): string[] {
  const isQuoting = !isBare && messages > fewMessages;
  const steps = stepNames.flatMap(([name, wordsIn]) => {
    const words = wordsIn(known);
    if (words === undefined) return [];
    const plain = isQuoting ? inPlainWords(words) : "";
    return [plain === "" ? name : `${name} ("${plain}")`];
  });
  return [
    fill(line("known"), { steps: steps.join(", ") || "nothing yet" }),
    next ? fill(line("ask"), { step: line(next) }) : line("nothing"),
  ];
}

/** Our rules read English only, so a model is told the way and judges for itself how far the person has come. */
const inAnotherLanguage = (language: OtherLanguage): string[] => [
  fill(line("language"), { language: languageName(language) ?? "another language than English" }),
  fill(line("order"), { steps: stepOrder.map(line).join("; ") }),
  line("button"),
];
