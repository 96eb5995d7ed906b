/** One taught example: what it shows and whether the answer is yes. */
export interface Example {
  features: Set<string>;
  isYes: boolean;
}

/** A taught yes-or-no question: names with their weight, and the weight of nothing at all. */
export interface Taught {
  bias: number;
  weights: Map<string, number>;
}

const epochs = 60;
const rate = 0.3;
const decay = 2e-3;
const seldom = 3;

/** The share of each name in a text's score, so that long texts weigh no more than short ones. */
export const shareOf = (features: Set<string>): number => 1 / Math.sqrt(Math.max(1, features.size));

/** The score of a text; above 0 speaks for yes. */
export function scoreOf({ bias, weights }: Taught, features: Set<string>): number {
  let sum = 0;
  for (const name of features) sum += weights.get(name) ?? 0;
  return bias + sum * shareOf(features);
}

/** A fixed order of shuffles, so that the same examples always teach the same. */
function shuffled(length: number, from: { seed: number }): number[] {
  const order = Array.from({ length }, (_one, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    from.seed = (from.seed * 16_807) % 2_147_483_647;
    const other = from.seed % (at + 1);
    [order[at], order[other]] = [order[other] ?? at, order[at] ?? other];
  }
  return order;
}

/** Names that occur at least three times; a name seen less learns its texts by heart. */
function namesOf(examples: Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= seldom).map(([name]) => [name, 0]));
}

/** Logistic regression by gradient steps that shrink for each name with what it has already learnt (AdaGrad). */
export function teach(examples: Example[]): Taught {
  const taught: Taught = { bias: 0, weights: namesOf(examples) };
  const travelled = new Map<string, number>();
  const yes = examples.filter(({ isYes }) => isYes).length;
  const scale = { yes: examples.length / (2 * yes), no: examples.length / (2 * (examples.length - yes)) };
  const from = { seed: 1 };
  const step = (name: string, weight: number, slope: number): number => {
    const gradient = slope + decay * weight;
    const sum = (travelled.get(name) ?? 1e-6) + gradient * gradient;
    travelled.set(name, sum);
    return weight - (rate / Math.sqrt(sum)) * gradient;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const at of shuffled(examples.length, from)) {
      const example = examples[at];
      if (!example) continue;
      const { features, isYes } = example;
      const error =
        (1 / (1 + Math.exp(-scoreOf(taught, features))) - (isYes ? 1 : 0)) * (isYes ? scale.yes : scale.no);
      const share = shareOf(features);
      for (const name of features) {
        const weight = taught.weights.get(name);
        if (weight !== undefined) taught.weights.set(name, step(name, weight, error * share));
      }
      taught.bias = step("", taught.bias, error);
    }
  return taught;
}
