import type { Utterance } from "#server/coach/coach.ts";
import { randomFrom } from "#shared/listening/seeded-random.ts";

/** Topics of the local lists; `default` stands where no word gives one. */
export type FollowUpTopic =
  | "meditation"
  | "stress"
  | "sleep"
  | "relationships"
  | "self-care"
  | "work"
  | "emotion"
  | "default";

/** Three short first-person statements about the body for each topic, shown when nothing closer is at hand. */
export const fallbackFollowUps: Record<FollowUpTopic, [string, string, string]> = {
  meditation: [
    "My breath is shallow and stays high up in my chest",
    "My shoulders let go a little when I sit still",
    "I feel restless in my legs as soon as I stop",
  ],
  stress: [
    "My jaw is tight and my teeth press hard together",
    "I notice a knot in my stomach that will not loosen",
    "My shoulders have crept up until they nearly touch my ears",
  ],
  sleep: [
    "My body is heavy but my head keeps on running",
    "My heart beats faster as soon as I lie down",
    "My eyes burn and my forehead feels tight at night",
  ],
  relationships: [
    "My throat closes up when I think of what they said",
    "There is a hollow feeling in the middle of my chest",
    "My stomach drops whenever their name lights up my phone",
  ],
  "self-care": [
    "My body feels drained, as if it were running on nothing",
    "My back aches from holding everything up all day long",
    "I feel a small warmth in my chest when I rest",
  ],
  work: [
    "My neck goes stiff the moment I open my inbox",
    "There is a pressure on my chest before every meeting",
    "My hands turn cold when I think of the deadline",
  ],
  emotion: [
    "It sits like a lump in my throat and stays there",
    "My chest feels tight and my face is getting hot",
    "I feel heavy all over, as if I were carrying stones",
  ],
  default: [
    "I notice a tightness somewhere in the middle of my chest",
    "My stomach feels uneasy when I think about all this",
    "I am not sure what I feel in my body yet",
  ],
};

const topics: [FollowUpTopic, RegExp][] = [
  ["sleep", /\b(?:sleep|asleep|awake|insomnia|tired at night|bed|dreams?|nights?)\b/gi],
  [
    "work",
    /\b(?:work|job|boss|manager|deadlines?|meetings?|colleagues?|office|inbox|project|career|presentation|interview)\b/gi,
  ],
  [
    "relationships",
    /\b(?:partner|husband|wife|mother|mum|mom|father|dad|friends?|boyfriend|girlfriend|family|relationship|children|kids|sister|brother|ex|lonely)\b/gi,
  ],
  [
    "stress",
    /\b(?:stress\w*|pressure|overwhelm\w*|tense|tension|too much|burn(?:ed|t)? out|anxi\w+|worr\w+|panic\w*)\b/gi,
  ],
  [
    "self-care",
    /\b(?:self.?care|rest|looking after|exhausted|drained|boundar\w+|time for (?:me|myself)|kind to)\b/gi,
  ],
  [
    "emotion",
    /\b(?:emotion\w*|feelings?|sad\w*|ang(?:er|ry)|shame|guilt\w*|fear|grief|cry\w*|hurt|jealous\w*)\b/gi,
  ],
  ["meditation", /\b(?:meditat\w+|mindful\w*|breath\w*|practice|calm|body scan)\b/gi],
];

/** The topic that the words of a text point to most often. */
export function followUpTopic(text: string): FollowUpTopic {
  const counts = topics.map(([topic, words]) => ({ topic, count: text.match(words)?.length ?? 0 }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best.topic : "default";
}

/** The list of the topic that was spoken of, for when a connected model proposes nothing that can be used. */
export function followUpsByTopic(conversation: readonly Utterance[], seed: string): string[] {
  const text = conversation
    .slice(-4)
    .map((utterance) => utterance.text)
    .join(" ");
  return rotated(fallbackFollowUps[followUpTopic(text)], seed);
}

function rotated(list: readonly string[], seed: string): string[] {
  const from = Math.floor(randomFrom(seed)() * list.length);
  return [...list.slice(from), ...list.slice(0, from)].slice(0, 3);
}
