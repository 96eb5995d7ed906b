import { changeWishes, type ScriptChange } from "./change-wishes.ts";
import { changesIn } from "./read-changes.ts";
import { minutesIn, readWishes } from "./read-wishes.ts";
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

/** What somebody who complains wants otherwise; the other changes are wishes that nobody has to complain to have. */
const complainedOf = new Set<ScriptChange>([
  "shorter",
  "longer",
  "without-breath",
  "without-nature",
  "without-memory",
  "without-quotes",
  "other-ending",
  "other-words",
]);
/** What a story tells by the way and every text has to keep to. */
const toldByTheWay = ["noBreath", "noHold", "eyesOpen"] as const;

/** The wishes with what one message adds; `act` is what the person does in it. */
export function wishOn(wishing: Wishing, text: string, act: string): Wishing {
  const isWish = act === "wants-meditation" || act === "wants-practice";
  if (isWish || (act === "complains" && wishing.isAfterScript)) return changed(wishing, text, isWish);
  const read = readWishes(text);
  const told = toldByTheWay.filter((wish) => read[wish]);
  if (told.length === 0) return wishing;
  const wishes = { ...wishing.wishes };
  for (const wish of told) wishes[wish] = true;
  return { ...wishing, wishes };
}

function changed({ wishes, isServed, isAfterScript }: Wishing, text: string, isWish: boolean): Wishing {
  if (!isAfterScript) return { wishes: readWishes(text, wishes), isServed, isAfterScript };
  const { minutes, ...read } = isWish ? readWishes(text, wishes) : wishes;
  const asked = minutesIn(text) === undefined ? wishes.minutes : minutes;
  const before: Wishes = asked === undefined ? read : { ...read, minutes: asked };
  const changes = changesIn(text).filter((change) => isWish || complainedOf.has(change));
  const isOther = changes.length > 0 || asked !== wishes.minutes;
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
