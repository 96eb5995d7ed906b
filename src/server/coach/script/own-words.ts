import { isLearners } from "#server/coach/story/learners.ts";
import type { FeelingPiece, Piece, Story, Wishes } from "#server/coach/story/story.ts";
import { limits } from "#shared/limits/limits.ts";
import { wordsOf } from "./stages.ts";

/** What a text's gap in braces may be filled with. */
export type Gap = "place" | "feeling" | "said" | "lost" | "gone" | "event" | "memory" | "pattern" | "written";

/**
 * The person's words by gap, each only where it is what the gap needs: `place`, `feeling`, `lost` and `gone` are plain
 * names of things; `said`, `event`, `memory`, `pattern` and `written` are quotations, letter for letter, with their marks.
 */
export type OwnWords = Partial<Record<Gap, string>>;

/** Words nobody wants to hear read out in a meditation, not even as their own. */
const unsayable =
  /\b(?:cure[sd]?|heal(?:s|ed|ing)?|diagnos\w+|depress\w+|disorder|treat\w*|therap\w+|medicat\w+|tablets?|pills?|symptoms?|trauma\w*|ptsd|kill\w*|die|dies|died|dying|dead|death|suicid\w*|murder\w*|rape\w*|abus\w*|blood\w*|fuck\w*|shit\w*|bitch\w*|bastard\w*|cunt\w*|arsehole|asshole)\b|https?:|www\.|@|[{}[\]#<>*_|\\"“”]|\d{5,}/i;
const shouted = /\b[A-Z]{3,}\b/;
/** A place of the body or a name: letters, a space, a hyphen or an apostrophe. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,30}$/u;

/** Feelings that are glad; they are at home in joy, and not in what a script says about loss. */
const glad = new Set(
  "happiness joy gladness delight pride relief gratitude thankfulness love tenderness calm peace contentment excitement hope wonder amazement enthusiasm satisfaction lightness warmth ease freedom".split(
    " ",
  ),
);
const lovingNouns = new Set(["love", "tenderness", "gratitude", "thankfulness"]);

/** A feeling of the other kind may well be there, but the sentences of this shape do not fit it. */
function isOfShape({ noun }: FeelingPiece, shape: Story["shape"]): boolean {
  if (shape === "joy") return noun !== undefined && glad.has(noun);
  return shape !== "loss" || noun === undefined || !glad.has(noun) || lovingNouns.has(noun);
}

/** Watching these makes panic, or a fear for the heart, worse. */
const closeToBreath = new Set(["heart", "chest", "throat", "lungs", "ribs"]);

/** One's body is no place in it, and who had better not hold the breath had better not lean close to it either. */
const mayBeNear = (place: string, { noHold }: Wishes): boolean =>
  place !== "body" && !(noHold && closeToBreath.has(place));

/** What the story gives a script to say, under these wishes. */
export function ownWordsOf(story: Story, wishes: Wishes): OwnWords {
  const words: OwnWords = {};
  const feelings = story.feelings.filter((one) => isOfShape(one, story.shape));
  const [feeling] = feelings;
  const noun = feelings.find((one) => one.noun !== undefined)?.noun;
  const { place } = story.sensation ?? {};
  if (place !== undefined && plainName.test(place) && mayBeNear(place, wishes)) words.place = place;
  if (noun !== undefined && plainName.test(noun)) words.feeling = noun;
  if (feeling && words.feeling === undefined && isWord(feeling.words) && !wishes.noQuotes)
    words.said = `“${feeling.words}”`;
  if (story.shape === "loss" && story.lost && plainName.test(story.lost.word)) {
    const { word, isName, kind } = story.lost;
    words[kind === "person" || kind === "animal" ? "lost" : "gone"] = isName ? word : `your ${word}`;
  }
  const isRemembered = !wishes.noMemory && hasMemory(story.shape);
  setQuote(words, "event", hasNoEvent.has(story.shape) ? undefined : story.event, wishes);
  setQuote(words, "memory", isRemembered ? story.memory : undefined, wishes);
  setQuote(words, "pattern", hasPattern(story.shape) ? story.pattern : undefined, wishes);
  return words;
}

/** Loss and joy leave the memory step out, and so do they the pattern: neither is a habit. */
export const hasMemory = (shape: Story["shape"]): boolean => shape !== "loss" && shape !== "joy";
const hasPattern = hasMemory;
/** What happened is not read out to the bereaved, and where nothing was understood there is nothing to read out. */
const hasNoEvent = new Set<Story["shape"]>(["loss", "unknown"]);

function setQuote(words: OwnWords, gap: Gap, piece: Piece | undefined, { noQuotes }: Wishes): void {
  if (!piece?.isWholeThought || noQuotes || !isSayable(piece.words) || isLearners(piece.words)) return;
  words[gap] = quoted(piece.words);
}

/** A thought between quotation marks, with the stop it ends in. */
export const quoted = (words: string): string =>
  `“${words
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<![.!…,;:\s-])[.!…,;:\s-]+$/, "")}.”`;

/** How somebody came here, or what was asked of them here, is nothing that they came with. */
const ofThisApp =
  /\btry (?:this|it|one of these)\b|\bthis (?:app|thing) on my phone\b|\b(?:thinks?|thought|said|says|told me) (?:that )?I (?:should|ought|need)\b/i;
/** What somebody cannot look at, bear or speak of is not read out to them. */
const keptAway =
  /\b(?:can'?t|cannot|can not|couldn'?t|could not) (?:even )?(?:look|bear|stand|face|think about|talk about|go near|watch|listen)\b|\b(?:don'?t|do not) want to (?:look|think|talk|see|hear|know)\b/i;

/** Short enough to be heard, and nothing in it that a calm voice should not say. */
export function isSayable(words: string): boolean {
  const count = wordsOf(words).length;
  const isShort = count > 0 && count <= limits.meditation.ownPhraseWords;
  return (
    isShort &&
    !/[!?]/.test(words.trim().replace(/(?<!!)!+$/, "")) &&
    !unsayable.test(words) &&
    !ofThisApp.test(words) &&
    !keptAway.test(words.replaceAll("’", "'")) &&
    !shouted.test(words)
  );
}

/** The most words that name a feeling: "a bit let down". */
const feelingWords = 4;
const isWord = (words: string): boolean => isSayable(words) && wordsOf(words).length <= feelingWords;

/** Their words without marks, for whoever counts how many of them a script takes up. */
export const spokenOwnWords = (story: Story, wishes: Wishes): string[] =>
  Object.values(ownWordsOf(story, wishes)).map((words) =>
    words.replace(/[“”]|\.(?=”)/g, "").replace(/^your /, ""),
  );
