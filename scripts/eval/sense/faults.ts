import { plainWords } from "#server/coach/story/word-list.ts";

/** So many words in a row that somebody wrote are theirs, and not a chance. */
const rowWords = 4;

/** What a reply says of its own, without what stands between quotation marks. */
const ownPart = (reply: string): string => reply.replace(/“[^”]*”/g, " . ");

/** Whether a reply hands back words of the person's outside of quotation marks. */
export const isEcho = (reply: string, text: string): boolean => sharesRow(ownPart(reply), text);

const turns: [RegExp, string][] = [
  [/\b(?:i am|i'm)\b/g, "you are"],
  [/\bi was\b/g, "you were"],
  [/\bmy\b/g, "your"],
  [/\bmyself\b/g, "yourself"],
  [/\b(?:me|i)\b/g, "you"],
];

/** Whether a reply hands back words of the person's with the pronouns turned. */
export function isTurned(reply: string, text: string): boolean {
  const turned = turns.reduce((words, [own, other]) => words.replace(own, other), text.toLowerCase());
  return turned !== text.toLowerCase() && sharesRow(ownPart(reply), turned);
}

function sharesRow(reply: string, text: string): boolean {
  const said = ` ${plainWords(reply).join(" ")} `;
  const words = plainWords(text);
  return words.some((_word, at) => {
    const row = words.slice(at, at + rowWords);
    return row.length === rowWords && said.includes(` ${row.join(" ")} `);
  });
}

/** What a reply quotes. */
export const quotesIn = (reply: string): string[] =>
  [...reply.matchAll(/“([^”]+)”/g)].map(([, quoted = ""]) => quoted);
