import { namesIn } from "#server/coach/story/reading/read-names.ts";
import type { Named, Story } from "#server/coach/story/story.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

/** Several people at once: a sentence on one person does not fit them. */
const several = new Set(["parents", "kids", "children", "friends", "in-laws"]);
const pronouns = new Set("he she him her his hers he's she's he'd she'd".split(" "));

/**
 * Who a sentence is about, as it is said to the person: "your boss", "Tom"; undefined where nobody or more than one is named.
 * A he or a she is the only person there is in the message, else in the story.
 */
export function whoIn(sentence: string, text: string, story: Story): string | undefined {
  const here = peopleOf(namesIn(sentence));
  if (here.length > 0) return onlyOne(here);
  if (!plainWords(sentence).some((word) => pronouns.has(word))) return undefined;
  const before = peopleOf(namesIn(text));
  return onlyOne(before.length > 0 ? before : peopleOf(story.names));
}

const peopleOf = (names: readonly Named[]): Named[] =>
  names.filter(({ kind, word }) => kind === "person" && !several.has(word));

/** "My brother Tom" is one person, by his name. */
function onlyOne(people: readonly Named[]): string | undefined {
  const named = people.filter(({ isName }) => isName);
  const others = people.filter(({ isName }) => !isName);
  if (named.length > 1 || others.length > 1) return undefined;
  return named[0]?.word ?? (others[0] && `your ${others[0].word}`);
}

/** Somebody as they are spoken of: by name, else as theirs. */
export const calledTo = ({ word, isName }: Named): string => (isName ? word : `your ${word}`);
