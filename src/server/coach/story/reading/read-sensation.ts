import { sentencesIn, withoutEnd } from "#server/coach/story/sentences.ts";
import type { SensationPiece } from "#server/coach/story/story.ts";
import { isWholeThought } from "#server/coach/story/whole-thought.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

const places = new Set(
  "chest throat stomach belly tummy gut guts shoulder shoulders neck jaw head back heart hand hands palms arm arms leg legs face cheeks eyes temples forehead ribs lungs skin knees feet teeth fists spine diaphragm abdomen fingers mouth tongue hips body muscles knee hip wrist elbow ankle foot breastbone".split(
    " ",
  ),
);
/** Said of much else than the body: they count after "my", or when the body was asked about. */
const doubtfulPlaces = new Set(
  "head back heart hand hands arms face eyes mouth feet foot legs body skin guts".split(" "),
);
/** Other names that are said after "your". */
const saidAs: Record<string, string> = {
  tummy: "stomach",
  gut: "stomach",
  guts: "stomach",
  shoulder: "shoulders",
  hand: "hands",
  arm: "arms",
  leg: "legs",
};
const betweenOwnerAndPlace = new Set(
  "my the both whole entire lower upper left right in on around behind across".split(" "),
);
const within = new Set("in on around across behind into at".split(" "));
const otherOwners = new Set("his her their your its someone's".split(" "));
const ownWords = new Set("i i'm i've im ive me my it it's".split(" "));
const idioms = wordList(
  "on the other hand, behind my back, by heart, head of, face to face, in my hands, out of hand, gave me a hand, off my chest, change of heart, head in the sand, back to work, my head around, over my head, heart to heart, with all my heart",
);
const felt = wordList(
  "tight*, tense*, tensing, heav*, clench*, knot*, stiff*, sore, ach*, hot, burn*, cold, warm*, froz*, freez*, numb*, shak*, trembl*, rac*, pound*, thump*, hammer*, flutter*, buzz*, hollow*, empty, emptiness, sick*, queasy, churn*, turning, drop*, sink*, sank, dizzy, weak, wobbly, jitter*, restless*, sweat*, dry, clos*, constrict*, squeez*, raw, bad, stuck, fuzzy, foggy, prickl*, tingl*, hurt*, lock*, hunch*, rigid, brac*, throb*, twist*, lump, weight, stone, rock, band, fist, pressure, tension, pain*, pit, hole, butterflies, grip*, vice, needles, light*, soft*, loose*, up by my ears, on fire, beat*, jump*, pulling",
);
const withoutPlace = wordList(
  "butterflies, goosebumps, nausea, nauseous, queasy, dizzy, shaky, shaking, trembling, sweating, sweaty, breathless, short of breath, palpitations, jittery, light-headed, lightheaded, headache, tense all over, heavy all over, restless, can't sit still",
);
/** Enough in answer to the question about the body. */
const inAnswer = wordList(
  "tight, tightness, tense, tension, heavy, heaviness, hot, cold, warm, numb, shaky, sick, hollow, pressure, weak, wobbly, restless, tired all over, everywhere, all over, my breath, breath is short, breathing",
);
/** Says by itself that the body is spoken of. */
const noticed = wordList("i notice, i noticed, it sits in, sits in my");
const denied = wordList(
  "nothing, nowhere, no feeling, don't feel, dont feel, don't notice, dont notice, not in my body, no sensation",
);
const mostWords = 14;

/**
 * Reads what a message says of the person's own body, as they wrote it. `isAsked`: the coach had asked about the body,
 * so that a bare place is an answer.
 */
export function readSensation(text: string, isAsked: boolean): SensationPiece | undefined {
  for (const sentence of sentencesIn(text)) {
    const words = plainWords(sentence);
    const isOfBody = isAsked || noticed(words) >= 0;
    if (idioms(words) >= 0 || denied(words) >= 0 || sentence.includes("?") || isOfOthers(words)) continue;
    const isBare = isBareIn(words);
    const place = placeIn(words, isOfBody || isBare);
    const isFelt = felt(words) >= 0 || isBare || isWithin(words, place);
    if (place !== undefined && (isFelt || isOfBody)) return piece(sentence, saidAs[place] ?? place);
    if (withoutPlace(words) >= 0 && (isOfBody || words.includes("i") || words.includes("i'm")))
      return piece(sentence, undefined);
    if (isOfBody && words.length <= mostWords && inAnswer(words) >= 0) return piece(sentence, undefined);
  }
  return undefined;
}

/** "My stomach, I guess", "throat": so few words that name a place of one's own tell of it, whatever was asked. */
const isBareIn = (words: readonly string[]): boolean =>
  (words.length <= bareWords && words.includes("my")) ||
  (words.length <= fewWords && !doubtfulPlaces.has(words.at(-1) ?? ""));
const bareWords = 4;
const fewWords = 2;

/** "It sits in my stomach": what is in a place of one's own body is felt there. */
function isWithin(words: readonly string[], place: string | undefined): boolean {
  if (place === undefined || doubtfulPlaces.has(place)) return false;
  const [before = "", owner = ""] = words.slice(Math.max(0, words.indexOf(place) - 2), words.indexOf(place));
  return owner === "my" && within.has(before);
}

/** What is somebody else's, or a thing's, is not felt in one's own body. */
const isOfOthers = (words: readonly string[]): boolean =>
  words.some((word) => otherOwners.has(word)) && !words.some((word) => ownWords.has(word));

function placeIn(words: readonly string[], isAsked: boolean): string | undefined {
  return words.find((word, at) => {
    if (!places.has(word)) return false;
    const [before = "", last = ""] =
      words.slice(Math.max(0, at - 2), at).slice(-2).length === 2
        ? words.slice(at - 2, at)
        : ["", words[at - 1] ?? ""];
    if (otherOwners.has(last) || otherOwners.has(before) || last.endsWith("'s")) return false;
    if (isAsked) return true;
    if (doubtfulPlaces.has(word)) return last === "my" || before === "my" || felt([last]) >= 0;
    return betweenOwnerAndPlace.has(last) || last === "tight" || before === "my";
  });
}

function piece(sentence: string, place: string | undefined): SensationPiece {
  const words = withoutEnd(sentence);
  const read = { words, isWholeThought: isWholeThought(sentence) };
  return place === undefined ? read : { ...read, place };
}
