import type { Transaction } from "#server/db/database.ts";
import { findRanked, type RankedPassage } from "./search-store.ts";
import { type WeighedTerm, weighQuestion } from "./weigh-question.ts";

/** Postings read to find candidates: the rarest terms come first, and a term in half of a large library never comes. */
export const postingsRead = 8_000;

/**
 * The passages nearest to a text, best first, by BM25 over our own index (Robertson and Zaragoza, 2009). The rarest
 * terms find a hundred candidates, all terms rank those, and passages that go with the best three gain on it.
 */
export async function rankPassages(
  tx: Transaction,
  text: string,
  limit: number,
  budget = postingsRead,
): Promise<RankedPassage[]> {
  const { terms, meanLength } = await weighQuestion(tx, text);
  if (terms.length === 0) return [];
  return findRanked(tx, { terms, finding: findingTerms(terms, budget), meanLength, limit });
}

/** How many of the weightiest terms find candidates: as many as the budget of postings allows, and one at least. */
function findingTerms(terms: readonly WeighedTerm[], budget: number): number {
  let read = 0;
  const over = terms.findIndex(({ passages }) => {
    read += passages;
    return read > budget;
  });
  return over === -1 ? terms.length : Math.max(1, over);
}
