/** What is written for a laugh: beside an answer it says nothing of how much the answer is meant. */
const laughs = new Set(
  "lol lool loll lolol lmao lmaoo lmfao rofl ha haha hahaha hahahaha heh hehe hahah bahaha omg omfg tho dw xd".split(
    " ",
  ),
);
/** Whom it is said to, or a breath before it, at the beginning or the end of what is said. */
const calls = new Set(
  "bro bruv bruh fam mate hun hon babe pal sis girl dude man lad lass hen chill relax wait jeez aw aww x xx xxx".split(
    " ",
  ),
);
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu;

/**
 * An answer as it is meant, where it is written with a laugh, a picture or a name for the one it is said to: "no nobodys
 * hurting me lol" denies as much as without. What holds nothing else stays as it is.
 */
export function withoutLaughs(plain: string): string {
  const words = plain.replace(pictures, " ").split(/\s+/).filter(Boolean);
  const left: string[] = [];
  for (const word of words) {
    const [, bare = "", mark = ""] = /^([a-z]+)([.,!?;:]*)$/.exec(word) ?? [];
    if (!laughs.has(bare)) left.push(word);
    else if (left.length > 0) left.push(mark);
  }
  const said = left.filter(Boolean);
  while (said.length > 1 && isCall(said.at(0))) said.shift();
  while (said.length > 1 && isCall(said.at(-1))) said.pop();
  const text = said.join(" ").replace(/ (?=[.,!?;:])/g, "");
  return /[\p{L}\p{N}]/u.test(text) ? text : plain;
}

const isCall = (word: string | undefined): boolean =>
  word !== undefined && calls.has(word.replace(/[.,!?;:]/g, ""));
