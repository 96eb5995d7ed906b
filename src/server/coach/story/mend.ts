import { readFeelings } from "./read-feelings.ts";
import { sentencesIn } from "./sentences.ts";
import type { Piece, Story } from "./story.ts";
import { plainWords } from "./word-list.ts";

/** What a correction puts in the place of what. */
export interface Mend {
  wrong: string;
  right: string;
}

const bounded = "[^,.;!?\\n]{1,40}";
/** The ways in which people put something right, each with the place of what was wrong and of what is right. */
const ways: [RegExp, wrong: number, right: number][] = [
  [
    new RegExp(
      `\\bnot (?:my |the |a |in |at )?(${bounded}?)[,;]? (?:but|it's|it was|he's|she's) (?:my |the |a |in |at )?(${bounded})`,
      "i",
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `\\b(?:my |the |in |at |it's |it was |is |was )?(${bounded}?)[,;] not (?:my |the |a |in |at )?(${bounded})`,
      "i",
    ),
    2,
    1,
  ],
  [
    new RegExp(
      `^(?:(?:no|nope|sorry|actually)[,. ]+)?not (?:my |the |a |in |at )?(${bounded}?)[,.;] (?:my |the |a |in |at )?(${bounded})`,
      "i",
    ),
    1,
    2,
  ],
  [new RegExp(`\\b(?:name is|name's|called|it's) (${bounded}?)[,.;]? not (${bounded})`, "i"), 2, 1],
];
/** Names nothing that could stand in a story. */
const empty = new Set(["no", "nope", "yes", "sorry", "it", "that", "this"]);
const lead =
  /^(?:and|but|no|nope|sorry|well|actually|it's|it was|it is|he's|she's|i said|i meant|i mean|(?:his |her |my |the )?name(?:'s| is)|called)[,.]?\s+/i;

/** Reads what a message puts right: the wrong word and the right one; undefined where it does not name both. */
export function readMend(text: string): Mend | undefined {
  for (const [way, wrong, right] of ways) {
    const found = way.exec(text.slice(0, 300));
    const mend = found && { wrong: bare(found[wrong]), right: bare(found[right]) };
    if (mend && isShort(mend.wrong) && isShort(mend.right)) return mend;
  }
  return undefined;
}

/** The words alone, without what leads up to them. */
function bare(words = ""): string {
  let left = words.trim();
  while (lead.test(left)) left = left.replace(lead, "");
  return left.replace(/^(?:my|the|a|an|in|at)\s+/i, "").trim();
}
const isShort = (words: string): boolean => {
  const count = plainWords(words).length;
  return count > 0 && count <= 4 && !empty.has(words.toLowerCase());
};

/** Every correction a message makes, sentence by sentence. */
const mendsIn = (text: string): Mend[] => sentencesIn(text).flatMap((sentence) => readMend(sentence) ?? []);

/** The story with a word put right in every piece of it, and with the feelings that a correction takes back or brings. */
export function mended(story: Story, text: string): Story {
  const mends = mendsIn(text);
  const { named, denied } = readFeelings(text, true);
  const kept = story.feelings.filter(({ words }) => !denied.includes(words));
  const feelings = [...kept, ...named.filter(({ words }) => kept.every((one) => one.words !== words))].slice(
    0,
    3,
  );
  const next = { ...story, feelings };
  return mends.reduce(withMend, next);
}

function withMend(story: Story, mend: Mend): Story {
  const put = <Words extends Piece>(piece: Words): Words => ({
    ...piece,
    words: replaced(piece.words, mend),
  });
  const { event, sensation, memory, pattern, lost } = story;
  const names = story.names.map((one) => ({ ...one, word: replaced(one.word, mend) }));
  const changed: Story = { ...story, names };
  if (event) changed.event = put(event);
  if (sensation) changed.sensation = put(sensation);
  if (memory) changed.memory = put(memory);
  if (pattern) changed.pattern = put(pattern);
  if (lost) changed.lost = { ...lost, word: replaced(lost.word, mend) };
  return changed;
}

/** A word put right wherever it stands, whole words only. */
function replaced(words: string, { wrong, right }: Mend): string {
  const at = words.toLowerCase().indexOf(wrong.toLowerCase());
  if (at < 0 || isLetter(words[at - 1]) || isLetter(words[at + wrong.length])) return words;
  return words.slice(0, at) + right + words.slice(at + wrong.length);
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /\p{L}/u.test(char);
