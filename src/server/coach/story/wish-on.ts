import { changeWishes } from "./change-wishes.ts";
import { changesIn } from "./reading/read-changes.ts";
import { pictureIn } from "./reading/read-picture.ts";
import { subjectIn } from "./reading/read-subject.ts";
import { minutesIn, readWishes } from "./reading/read-wishes.ts";
import { noWishes, type Wishes } from "./story.ts";

/** What is wished for as a conversation goes on. */
export interface Wishing {
  wishes: Wishes;
  /** A script was made by these wishes, and nothing about it was asked to be otherwise since. */
  isServed: boolean;
  /** A script was made at all: "shorter" then means shorter than that one. */
  isAfterScript: boolean;
}

/** Before anything is wished for. */
export const nothingWished: Wishing = { wishes: noWishes, isServed: false, isAfterScript: false };

/** What a story tells by the way and every text has to keep to. */
const toldByTheWay = [
  "noBreath",
  "noHold",
  "noFeelings",
  "noQuestions",
  "countAloud",
  "eyesOpen",
  "bare",
] as const;
/** Said with one of these, a length is asked for, whatever else the message does. */
const asksForLength = /\b(?:need|want|make|asked|said|give|please|not)\b/i;

/** The wishes with what one message adds; `act` is what the person does in it. */
export function wishOn(wishing: Wishing, text: string, act: string): Wishing {
  if (act === "wants-meditation" || act === "wants-practice" || act === "wishes")
    return wished(wishing, text, act);
  if (act === "complains" && wishing.isAfterScript) return heldAgainst(wishing, text);
  const read = readWishes(text);
  const told = toldByTheWay.filter((wish) => read[wish]);
  const minutes = minutesIn(text) !== undefined && asksForLength.test(text) ? read.minutes : undefined;
  const picture = wishing.isAfterScript ? read.picture : undefined;
  if (told.length === 0 && read.unwanted.length === 0 && minutes === undefined && picture === undefined)
    return wishing;
  const wishes = {
    ...wishing.wishes,
    unwanted: [...new Set([...wishing.wishes.unwanted, ...read.unwanted])],
  };
  if (minutes !== undefined) wishes.minutes = minutes;
  for (const wish of told) wishes[wish] = true;
  if (picture === undefined) return { ...wishing, wishes };
  return { ...wishing, wishes: { ...wishes, picture, noNature: false }, isServed: false };
}

const ofTheirWords = /\b(?:you (?:put|quoted?|wrote|read out|used)|in there)\b/i;

/** Whether what is held against a script changes the next: a name that was missing, or a sentence of theirs that stood in it. */
export const changesNext = (text: string): boolean =>
  subjectIn(text) !== undefined || pictureIn(text) !== undefined || ofTheirWords.test(text);

/** "You put the towel in. And where was Kiki?": none of their sentences is said in the next script, and the name is. */
function heldAgainst(wishing: Wishing, text: string): Wishing {
  const about = subjectIn(text);
  const isOfWords = ofTheirWords.test(text);
  if (!changesNext(text)) return wishing;
  const wishes: Wishes = { ...wishing.wishes, noQuotes: wishing.wishes.noQuotes || isOfWords };
  if (about !== undefined) wishes.about = about;
  const picture = pictureIn(text);
  if (picture !== undefined) {
    wishes.picture = picture;
    wishes.noNature = false;
  }
  return { ...wishing, wishes, isServed: false };
}

/** Without a script everything is a wish; after one, what is asked changes the wishes that it was made by. */
function wished({ wishes, isServed, isAfterScript }: Wishing, text: string, act: string): Wishing {
  const { minutes, ...read } = readWishes(text, wishes);
  const asked = isAfterScript && minutesIn(text) === undefined ? wishes.minutes : minutes;
  const about = act === "wants-meditation" ? subjectIn(text) : undefined;
  const before: Wishes = {
    ...read,
    ...(asked === undefined ? {} : { minutes: asked }),
    ...(about === undefined ? {} : { about }),
  };
  if (!isAfterScript) return { wishes: before, isServed, isAfterScript };
  const changes = changesIn(text);
  const isOther = changes.length > 0 || asked !== wishes.minutes || read.picture !== wishes.picture;
  return { wishes: changes.reduce(changeWishes, before), isServed: isServed && !isOther, isAfterScript };
}

/** The wishes after a script that was made by them. */
export const afterScript = (wishing: Wishing): Wishing => ({
  wishes: nextWishes(wishing),
  isServed: true,
  isAfterScript: true,
});

/** What the next script is made by: the one after a script that nothing was held against is in other words. */
export const nextWishes = ({ wishes, isServed }: Wishing): Wishes =>
  isServed ? changeWishes(wishes, "other-words") : wishes;
