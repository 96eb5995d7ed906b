/** Keywords without what a search service would read as an order: quotation marks, operators, field names, patterns. */
export function searchWords(keywords: readonly string[]): string[] {
  const words = keywords.map((word) =>
    word
      .replace(/[^\p{L}\p{N}' -]+/gu, " ")
      .replace(/(^|\s)-+/g, "$1")
      .replace(/\b(?:AND|OR|NOT)\b/g, (operator) => operator.toLowerCase())
      .replace(/\s+/g, " ")
      .trim(),
  );
  return [...new Set(words.filter(Boolean))];
}
