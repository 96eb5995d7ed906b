/** A simulated person: what they would say to each thing a coach asks for, and how they talk. */
export interface Person {
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
];

/** Sixty people: every list in another step, so that no two are alike. */
export const people: Person[] = Array.from({ length: 60 }, (_, index) => ({
  event: events[index % 10] ?? "",
  sensation: sensations[(index * 3 + Math.floor(index / 10)) % 10] ?? "",
  emotion: emotions[(index * 7 + Math.floor(index / 10)) % 10] ?? "",
  memory: memories[(index + Math.floor(index / 10) * 3) % 10] ?? "",
  awareness: awarenesses[(index * 9 + Math.floor(index / 10)) % 10] ?? "",
}));
