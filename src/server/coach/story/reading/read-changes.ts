import type { ScriptChange } from "#server/coach/story/change-wishes.ts";
import { plainWords, type WordList, wordList } from "#server/coach/story/word-list.ts";
import { pictureIn } from "./read-picture.ts";

const asked: [ScriptChange, WordList][] = [
  [
    "without-breath",
    wordList(
      "no breath, no breathing, without breath, without breathing, breath out, the breath, the breathing, breathing made, breathing makes, breathing part",
    ),
  ],
  [
    "without-nature",
    wordList(
      "no beach, no sea, no nature, no waves, no forest, without nature, river, beach, sea, waves, forest, lake, mountain, mountains, meadow",
    ),
  ],
  [
    "without-memory",
    wordList("no memory, without memory, memory, memories, childhood, past, father, mother"),
  ],
  ["without-quotes", wordList("my words, my sentence, my sentences, quote, quotes, quoted, don't mention")],
  ["eyes-open", wordList("eyes open, open eyes")],
  ["lying-down", wordList("lying, lie down, in bed, on my back")],
  ["for-sleep", wordList("sleep, bedtime, asleep, night")],
  ["for-work", wordList("work, desk, office, meeting")],
  ["secular", wordList("nothing religious, not religious, no god, secular, nothing spiritual, no prayer")],
  ["religious", wordList("religious, god, prayer, faith")],
  ["other-ending", wordList("ending, end, last part, finish")],
  [
    "other-words",
    wordList(
      "other words, easy words, easier words, simple words, simpler, easy english, different, another, new one, again, change, once more, beginning, softer, calmer",
    ),
  ],
];

/** The surest words first: what was too long is to be shorter. */
const lengths: [ScriptChange, WordList][] = [
  ["shorter", wordList("too long, was long, bit long, very long, so long, long for me, shorter, less text")],
  ["longer", wordList("too short, longer, more silence")],
  ["shorter", wordList("short")],
  ["longer", wordList("long")],
];

/** What a message asks of a script that was made already; empty where it names nothing that can be changed. */
export function changesIn(text: string): ScriptChange[] {
  const words = plainWords(text);
  const picture = pictureIn(text);
  const heard = asked.filter(([, list]) => list(words) >= 0).map(([change]) => change);
  // "Again with the river" names the same word as "without the river".
  const found: ScriptChange[] =
    picture === undefined
      ? heard
      : ["with-picture", ...heard.filter((change) => change !== "without-nature")];
  const length = lengths.find(([, list]) => list(words) >= 0)?.[0];
  const named = [...(length ? [length] : []), ...found.filter((change) => change !== "other-words")];
  return named.length > 0 ? named : found;
}
