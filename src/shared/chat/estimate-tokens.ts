const charsPerToken = 4;

/** About how many tokens a text is: its length divided by 4, rounded up, after collapsing whitespace (section 5). */
export function estimateTokens(text: string): number {
  return Math.ceil(text.replace(/\s+/g, " ").trim().length / charsPerToken);
}
