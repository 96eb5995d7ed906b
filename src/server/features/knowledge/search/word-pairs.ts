const articles = new Set(["a", "an", "the"]);

/**
 * Two words in a row, marked as such and told apart from words: 'took it', 'used to' and 'give in' say much that their
 * words alone, most of which count for nothing, do not. Articles are passed over, and no pair reaches across a comma.
 */
export function wordPairsIn(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const part of text
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[^\p{L}\p{N}'\s-]+/u)) {
    const words = part.split(/\s+/).filter((word) => word !== "" && !articles.has(word));
    for (const [at, word] of words.entries()) {
      const before = words[at - 1];
      if (before !== undefined) pairs.add(`#${before} ${word}`);
    }
  }
  return pairs;
}
