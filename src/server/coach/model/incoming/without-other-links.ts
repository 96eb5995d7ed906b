/** A link or picture in Markdown, of which the name is kept. */
const named = /!?\[([^[\]\n]{0,500})\]\([ \t]{0,9}<?([^()<>\s]{1,2000})>?[^()\n]{0,500}\)/g;
/** The address half of one whose name was too long to be read with it. */
const half = /\]\([ \t]{0,9}<?([^()<>\s]{1,2000})/g;
const bare = /<?\bhttps?:\/\/([^\s<>()[\]"'/?#]{1,253})[^\s<>()[\]"']{0,2000}>?/gi;

/**
 * An answer, sentence by sentence, without links but those to its own sources: an address of a model's making may lead
 * anywhere and carry the person's words with it. The name of such a link stays, and of a bare address its host.
 */
export async function* withoutOtherLinks(
  sentences: AsyncIterable<string>,
  isSource: (url: string) => boolean,
): AsyncGenerator<string> {
  for await (const sentence of sentences) yield withoutLinks(sentence, isSource);
}

const withoutLinks = (sentence: string, isSource: (url: string) => boolean): string =>
  sentence
    .replace(named, (link, name: string, url: string) => (isSource(url) ? link : name))
    .replace(half, (link, url: string) => (isSource(url) ? link : "]"))
    .replace(bare, (link, host: string) => (isSource(link.replace(/^<|>$/g, "")) ? link : host));
