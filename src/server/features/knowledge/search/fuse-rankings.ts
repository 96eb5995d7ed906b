/** How fast a place loses its worth: the constant of the paper, which found little to depend on it. */
const gentleness = 60;

/**
 * One ranking of several, by reciprocal rank fusion (Cormack, Clarke and Buettcher, 2009): places are compared and
 * never scores, which have no common measure. Of equals the one that an earlier ranking names first comes first.
 */
export function fuseRankings(rankings: readonly (readonly string[])[], limit: number): string[] {
  const worth = new Map<string, number>();
  for (const ranking of rankings)
    for (const [place, id] of ranking.entries())
      worth.set(id, (worth.get(id) ?? 0) + 1 / (gentleness + place + 1));
  return [...worth]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([id]) => id);
}
