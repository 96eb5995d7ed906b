import { readArc } from "#server/coach/arc/arc.ts";
import { loss } from "#server/coach/arc/signs.ts";
import type { Utterance } from "#server/coach/coach.ts";
import type { FeelingPiece, Piece, Story, StoryShape } from "#server/coach/story/story.ts";

const nouns: Record<string, string> = {
  sad: "sadness",
  angry: "anger",
  furious: "fury",
  anxious: "anxiety",
  worried: "worry",
  nervous: "nervousness",
  scared: "fear",
  afraid: "fear",
  lonely: "loneliness",
  ashamed: "shame",
  guilty: "guilt",
  frustrated: "frustration",
  jealous: "jealousy",
  disappointed: "disappointment",
  helpless: "helplessness",
  empty: "emptiness",
  resentful: "resentment",
  stressed: "stress",
  relieved: "relief",
  grateful: "gratitude",
  tired: "tiredness",
  exhausted: "exhaustion",
  happy: "happiness",
  proud: "pride",
};
const isNoun =
  /(?:ness|tion|ment|ity|ance|ence)$|^(?:anger|fear|shame|guilt|grief|sorrow|dread|panic|rage|fury|hurt|worry|stress|relief|joy|love|pride|envy|regret|doubt|despair|longing)$/;

const signs: [StoryShape, RegExp][] = [
  ["loss", loss],
  ["sleeplessness", /\b(?:can't|cannot|don't|couldn't) (?:fall a)?sleep\b|\binsomnia\b|\blie awake\b/i],
  ["joy", /\b(?:good news|i'm so happy|i am so happy|i got the job|i got a place|best day|wonderful)\b/i],
  ["decision", /\b(?:can't decide|whether to|torn between|don't know if i should)\b/i],
  ["pain", /\b(?:chronic pain|migraine|my \w+ (?:hurts|aches|is hurting)|in pain)\b/i],
  ["anger", /\b(?:angry|anger|furious|rage|livid)\b/i],
  ["shame", /\b(?:ashamed|shame|humiliated|embarrassed)\b/i],
];

/** What a conversation tells, as far as the reading of single steps goes. */
export function toldSoFar(conversation: Utterance[]): Story {
  const said = conversation.filter(({ role }) => role === "person").map(({ text }) => text.trim());
  const { known } = readArc(conversation);
  const all = said.join("\n");
  const shape = signs.find(([, sign]) => sign.test(all))?.[0] ?? (known.event ? "trouble" : "unknown");
  const story: Story = {
    shape,
    feelings: (known.emotions ?? []).map(({ word }) => asFeeling(word)),
    names: [],
  };
  const event = said.map(asPiece).find((piece) => piece !== undefined);
  if (known.event && event) story.event = event;
  if (known.sensation) story.sensation = asSensation(known.sensation);
  const memory = said.find((text) => when.test(text));
  if (memory && known.memory)
    story.memory = { ...asWhole(memory), when: when.exec(memory)?.[0] ?? "", distance: "childhood" };
  return story;
}

const when =
  /\bwhen I was (?:\w+ )?(?:\d+|little|small|young|a (?:kid|child|boy|girl|teenager)|at school)\b/i;

function asFeeling(word: string): FeelingPiece {
  const noun = nouns[word] ?? (isNoun.test(word) ? word : undefined);
  return noun === undefined ? { words: word } : { words: word, noun };
}

function asSensation({ phrase, place }: { phrase: string; place: string | undefined }) {
  const piece = { words: phrase, isWholeThought: false };
  return place === undefined ? piece : { ...piece, place };
}

const wholeThought = /^(?:I|My|We|Our|The|He|She|They)\b[^.!?\n]*[.!]?$/;

/** A message that is one sentence of theirs, with the person in it. */
function asPiece(text: string): Piece | undefined {
  const words = text.split(/\s+/).length;
  return wholeThought.test(text) && words > 3 && !/\b(?:you|your)\b/i.test(text)
    ? { words: text, isWholeThought: true }
    : undefined;
}

const asWhole = (text: string): Piece => asPiece(text) ?? { words: text, isWholeThought: false };
