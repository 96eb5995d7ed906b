/** How a simulated person talks. */
export const manners = [
  "plain",
  "terse",
  "rambling",
  "at once",
  "contradictory",
  "silent",
  "wandering",
] as const;

/** One of the ways a simulated person talks. */
export type Manner = (typeof manners)[number];

/** A simulated person: what they would say to each thing a coach asks for, and how they talk. */
export interface Person {
  manner: Manner;
  event: string;
  sensation: string;
  emotion: string;
  memory: string;
  awareness: string;
}

const events = [
  "My boss criticised me in front of the whole team",
  "I had a row with my sister about mum",
  "I can't sleep before the presentation",
  "My friend cancelled on me again",
  "the deadline moved up and nobody told me",
  "I failed my driving test",
  "my partner barely speaks to me in the evenings",
  "I shouted at my kids this morning",
  "I got passed over for the promotion",
  "My mother rang and told me I never call",
  "they gave my desk away while I was on leave",
  "My flatmate left the kitchen filthy and laughed when I said something",
  "a customer screamed at me over a refund",
];
const sensations = [
  "a knot in my stomach",
  "my chest feels tight",
  "my jaw is clenched",
  "a lump in my throat",
  "my shoulders are up by my ears",
  "my heart races",
  "heavy",
  "there's pressure behind my eyes",
  "hot face",
  "stomach",
  "cold hands",
];
const emotions = [
  "ashamed",
  "mostly anger, with something sad under it",
  "scared I guess",
  "I feel small and embarrassed",
  "lonely",
  "guilty",
  "frustration",
  "anxious",
  "hurt, really",
  "I don't know",
  "fed up and a bit jealous",
];
const memories = [
  "My dad used to go silent for days when I got something wrong",
  "a teacher laughed at my reading when I was eight",
  "no",
  "It reminds me of when we moved house and I had no friends",
  "I was always the responsible one growing up",
  "nothing comes to mind",
  "my brother got all the attention",
  "when my parents divorced",
  "I can't remember",
  "school, always school",
  "my grandmother counted every mistake out loud",
];
const awarenesses = [
  "I always try to fix things before anyone can be cross with me",
  "I brace for criticism even when it isn't coming",
  "I go quiet and wait for it to pass",
  "not sure",
  "I think I'm harder on myself than anyone else is",
  "I keep proving I'm not lazy",
  "that I leave before I get left",
  "hm",
  "it's the same feeling as back then",
  "I want to be seen",
  "I say yes and then I resent it",
];

const at = (list: string[], index: number): string => list[index % list.length] ?? "";

/** Two hundred and thirty-one people: every list in another step, so that no two are alike, a seventh of them in each manner. */
export const people: Person[] = Array.from({ length: 231 }, (_, index) => ({
  manner: manners[index % manners.length] ?? "plain",
  event: at(events, index),
  sensation: at(sensations, index * 3 + Math.floor(index / 11)),
  emotion: at(emotions, index * 7 + Math.floor(index / 11)),
  memory: at(memories, index + Math.floor(index / 11) * 3),
  awareness: at(awarenesses, index * 9 + Math.floor(index / 11)),
}));
