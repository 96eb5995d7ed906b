import { slang, spelledOut } from "./spelled-out.ts";

const lookalikes: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ԁ: "d",
  к: "k",
  м: "m",
  т: "t",
  н: "h",
  в: "b",
  ı: "i",
  ⅼ: "l",
};

const leet: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "€": "e",
  "+": "t",
};

const watched = [
  "suicide",
  "suicidal",
  "overdose",
  "overdosed",
  "myself",
  "selfharm",
  "killing",
  "tonight",
  "goodbye",
  "disappear",
  "worthless",
  "tomorrow",
  "forever",
  "existing",
  "anymore",
  "paracetamol",
  "themselves",
  "himself",
  "herself",
  "without",
];
/** By their first letter, which no slip that is mended changes. */
const watchedBy = Map.groupBy(watched, (word) => word[0]);
const spelledRight = new Set(["overdone", "kissing", "exiting", "filling"]);
const masked = [
  "kill",
  "killing",
  "suicide",
  "suicidal",
  "die",
  "dying",
  "dead",
  "rape",
  "raped",
  "hang",
  "overdose",
  "selfharm",
  "cut",
  "cutting",
  "harm",
];

/**
 * The text as the rule reads it: lower case, plain letters, contractions and slang spelled out, letters that
 * were spaced, doubled, starred or replaced by look-alikes put back, typing slips in the gravest words mended.
 */
export function plainText(text: string): string {
  const letters = [...text.normalize("NFKD").toLowerCase()]
    .map((letter) => lookalikes[letter] ?? letter)
    .join("")
    .replace(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(link, "$1")
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[–—]/g, " - ");
  let plain = joinSpaced(letters).split(/\s+/).map(mendWord).join(" ");
  for (const [found, meant] of [...spelledOut, ...slang]) plain = plain.replace(found, meant);
  return plain
    .replace(/\b(its)\b/g, "it is")
    .replace(/\s+/g, " ")
    .trim();
}

const joinSpaced = (text: string): string =>
  text.replace(/(?<![a-z0-9'])[a-z](?:[ ._*-]{1,2}[a-z](?![a-z0-9'])){2,}/g, (run) => splitSpaced(run));

/** Words typed letter by letter run together; two separators in a row mark a word's end. */
const splitSpaced = (run: string): string =>
  run
    .split(/ {2,}/)
    .map((word) => word.replace(/[ ._*-]/g, ""))
    .join(" ")
    .replace(/^(i)?(want|wanna)?(to)?(kill|end|hang|hurt|cut)(my)(self|life)$/, "$1 $2 $3 $4 $5$6")
    .replace("mylife", "my life");

function mendWord(word: string): string {
  const calmed = word.replace(/([a-z])\1{2,}/g, (_run, letter: string) =>
    "eo".includes(letter) && !/^di/.test(word) ? letter + letter : letter,
  );
  const bare =
    /[a-z]/.test(calmed) && /[a-z][0134570@$!|€+]+[a-z]|^[5$][a-z]|^[a-z]+[0134@$]+[a-z]*$/.test(calmed)
      ? unleet(calmed)
      : calmed;
  if (/[*~\\]|^_|_$|^'.*[a-z]'$/.test(bare)) return mendWord(unstar(bare) ?? unmarked(bare));
  if (/^[a-z]{5,}$/.test(bare))
    return watched.includes(bare)
      ? bare
      : (watchedBy.get(bare[0])?.find((known) => isOneSlipFrom(bare, known)) ??
          (/^s[uiy]{1,2}[csi]{1,3}[ai]?d[ae]?l?e?l?$/.test(bare) ? "suicidal" : bare));
  return bare.replace(/^kil+$/, "kill").replace(/^k[iy]ll?ing$/, "killing");
}

const unleet = (word: string): string => {
  const end = /(?<![!?.,;:])[!?.,;:]+$/.exec(word)?.[0] ?? "";
  return [...word.slice(0, word.length - end.length)].map((letter) => leet[letter] ?? letter).join("") + end;
};

/** A Markdown link or picture, of which the name is read. */
const link = /!?\[([^[\]\n]{0,500})\]\([^()\n]{0,2000}\)/g;

/** A word as Markdown shows it, without the marks of emphasis and code (a backtick is an apostrophe by now). */
const unmarked = (word: string): string =>
  word.replace(/[*~\\]+/g, "").replace(/^['_]+|(?<!['_])['_]+$/g, "");

/** The word whose letters were hidden behind stars; undefined when it is none that is known. */
function unstar(word: string): string | undefined {
  const [, start = "", stars = "", end = ""] = /^([a-z]+)(\*+)([a-z]*)$/.exec(word) ?? [];
  const shown = start.length + end.length;
  return masked.find(
    (known) =>
      known.length > shown &&
      known.length <= shown + stars.length + 1 &&
      stars !== "" &&
      known.startsWith(start) &&
      known.endsWith(end),
  );
}

/** True when one letter added, dropped, changed or two neighbours swapped make one word the other. */
function isOneSlipFrom(word: string, known: string): boolean {
  if (
    word === known ||
    spelledRight.has(word) ||
    Math.abs(word.length - known.length) > 1 ||
    word[0] !== known[0]
  )
    return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  const [a, b] = [word.slice(start), known.slice(start)];
  if (a.length === b.length)
    return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1);
}
