/** Passages that read like a library's: sentences of real ones mixed anew, with names and places nobody else has. */
export function naturalPassages(bodies: readonly string[], count: number, random: () => number) {
  const sentences = bodies.flatMap((body) => body.match(/[^.!?]+[.!?]+/g) ?? []);
  const pick = (): string => sentences[Math.floor(random() * sentences.length)] ?? "";
  return Array.from({ length: count }, (_, at) => {
    const own = Array.from({ length: 3 }, () => rareWord(random)).join(" ");
    const text = Array.from({ length: 9 }, () => swapWords(pick(), random)).join(" ");
    return { id: `natural-${at}`, title: pick().split(" ").slice(1, 6).join(" "), body: `${text} ${own}` };
  });
}

const syllables = "ba de fi go lu ma ne pi ro su ta ve wi xo zu cha stre plo gri dun".split(" ");

/** A word by Zipf's law: a few come often, most nearly never, as new words do in a growing library. */
function rareWord(random: () => number): string {
  const rank = Math.floor(60_000 ** random());
  return [rank % 20, Math.floor(rank / 20) % 20, Math.floor(rank / 400) % 20, Math.floor(rank / 8000)]
    .map((place) => syllables[place])
    .join("");
}

/** One word in six becomes a rarer one, so that no sentence of the few comes back word for word. */
function swapWords(sentence: string, random: () => number): string {
  return sentence
    .split(" ")
    .map((word) => (random() < 1 / 6 ? rareWord(random) : word))
    .join(" ");
}

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
