/** A reply in which the quotations that the server knows for the person's own words are set in italics. */
export function withOwnWords(text: string, ownWords: readonly string[] | undefined): string {
  return (ownWords ?? []).reduce((marked, words) => marked.split(`“${words}”`).join(`*“${words}”*`), text);
}
