/** How relevant each document is to a question; what is missing is not. */
export type Grades = Readonly<Record<string, number>>;

const discount = (place: number): number => 1 / Math.log2(place + 2);

/**
 * Normalised discounted cumulated gain of the first `depth` of a ranking (Järvelin and Kekäläinen, 2002), the grade
 * itself as gain, as trec_eval counts it: 1 when nothing could stand in a better place. Throws when nothing is relevant.
 */
export function ndcg(ranking: readonly string[], grades: Grades, depth: number): number {
  const gain = (values: readonly number[]) =>
    values.slice(0, depth).reduce((sum, value, place) => sum + value * discount(place), 0);
  const best = gain(Object.values(grades).sort((a, b) => b - a));
  if (best <= 0) throw new Error("A question without a relevant document cannot be judged.");
  return gain(ranking.map((id) => grades[id] ?? 0)) / best;
}

/** The share of the documents of at least a grade that stand among the first `depth`. Throws when there are none. */
export function recall(ranking: readonly string[], grades: Grades, depth: number, grade: number): number {
  const wanted = Object.keys(grades).filter((id) => (grades[id] ?? 0) >= grade);
  if (wanted.length === 0) throw new Error("A question without a relevant document cannot be judged.");
  const shown = new Set(ranking.slice(0, depth));
  return wanted.filter((id) => shown.has(id)).length / wanted.length;
}
