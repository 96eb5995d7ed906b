/** The longest text of a link's words or address that is looked for; what is longer stays as it was written. */
const longest = 300;

/**
 * Markdown as words alone: a link to a number is its words, one to a page its words and the address, and stars and
 * hashes that would mark are gone. It reads character by character and needs nothing of the browser.
 */
export function plainHelp(markdown: string): string {
  let plain = "";
  let at = 0;
  while (at < markdown.length) {
    const link = markdown[at] === "[" ? linkAt(markdown, at) : undefined;
    if (link) {
      plain += link.text.replaceAll("*", "");
      at = link.end;
    } else {
      if (markdown[at] !== "*") plain += markdown[at];
      at += 1;
    }
  }
  return plain.replace(/^#{1,6} /gm, "");
}

function linkAt(markdown: string, from: number): { text: string; end: number } | undefined {
  const near = markdown.slice(from, from + 2 * longest);
  const middle = near.indexOf("](");
  const end = middle < 0 ? -1 : near.indexOf(")", middle);
  if (end < 0) return undefined;
  const words = near.slice(1, middle);
  const address = near.slice(middle + 2, end);
  const isPage = address.startsWith("http");
  return { text: isPage && address !== words ? `${words} (${address})` : words, end: from + end + 1 };
}
