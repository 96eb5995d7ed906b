import { clausesOf } from "./clauses.ts";
import { memorySigns } from "./signs.ts";
import { small } from "./turn-words.ts";

const reminded =
  /^(?:it|this|that)? ?(?:all )?(?:reminds|reminded|takes|brings|took|brought) me (?:a (?:lot|bit) )?(?:of|back to|back) (?:the time )?/i;

/** The clause that shows what is looked for, else one that speaks of the person. */
export function ownClause(text: string, signs: RegExp): string | undefined {
  const own = clausesOf(text).filter((part) => /\b(?:i|i'm|i've|my|me)\b/i.test(part));
  const best =
    own.find((part) => signs.test(part)) ?? own.find((part) => part.split(" ").length > 3) ?? own[0];
  return best && small(best);
}

/** What a message says of earlier times. */
export function memoryOf(text: string, whole: string | undefined): string | undefined {
  const clause =
    whole ?? clausesOf(text).find((part) => memorySigns.test(part)) ?? ownClause(text, memorySigns);
  return clause && small(clause.replace(reminded, ""));
}
