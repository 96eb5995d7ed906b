import { readFileSync } from "node:fs";
import { type PhraseShelf, phraseNames, phraseShelf } from "#server/coach/reading/phrase-shelf.ts";
import { type Situation, situations } from "./situations.ts";

/** How near a message has to be to something people say in a situation; at 0.45 nine of ten were read right. */
const nearFrom = 0.45;

/** Reads the situation a message tells of; undefined where none is clear. */
export type SituationReader = (text: string) => Situation | undefined;

/**
 * A reader of situations: the nearest of the lines in `told.txt` decides, and those below `# none` keep away what is
 * none. Nearest lines and not weights: there are too few lines for each situation to teach them from.
 */
export function createSituationReader(): SituationReader {
  let shelf: PhraseShelf | undefined;
  return (text) => {
    shelf ??= phraseShelf(told(new Set([...situations, "none"])));
    const nearest = shelf(phraseNames(text));
    return nearest && nearest.nearness >= nearFrom ? situations.find((one) => one === nearest.id) : undefined;
  };
}

/** What people say in each situation, one message a line below a heading `# situation`. */
function told(known: ReadonlySet<string>): { id: string; text: string }[] {
  let id = "none";
  return readFileSync(new URL("./told.txt", import.meta.url), "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("# ")) id = line.slice(2);
      else if (line.trim()) return [{ id, text: line.trim() }];
      if (!known.has(id)) throw new Error(`No situation is called "${id}".`);
      return [];
    });
}
