import type { Shape } from "#scripts/linear/doubling.ts";

const sentence = "my boss yelled at me in a meeting and I felt small, ";

/** A piece over and over, and then words: a rule that gives up at the words has tried the whole run. */
const run = (piece: string): Shape => ({
  name: JSON.stringify(piece),
  make: (chars) => `${piece.repeat(Math.ceil(chars / piece.length))}x my boss yelled at me`,
});

/** A run in the middle of words. */
const within = (piece: string): Shape => ({
  name: `hello ${JSON.stringify(piece)}`,
  make: (chars) => `hello${piece.repeat(Math.ceil(chars / piece.length))}boss!`,
});

/** As many openings as closings. */
const nested = (open: string, close: string): Shape => ({
  name: `${open}…${close}`,
  make: (chars) => {
    const times = Math.ceil(chars / (open.length + close.length));
    return `${open.repeat(times)}a${close.repeat(times)}`;
  },
});

const spaces = [
  " ",
  "\t",
  "\n",
  "\r\n",
  "\v",
  "\u00a0",
  "\u2003",
  "\u2028",
  "\u3000",
  "\ufeff",
  " \n",
  "\n\n ",
];
const punctuation = [
  ..."!\"#$%&'*+,-./:;=?@\\^_`|~",
  "…",
  "’",
  "“",
  "–",
  "•",
  "¿",
  "...",
  ". ",
  "?!",
  "- ",
  "--",
];
const brackets = [
  "(",
  "[",
  "{",
  "<",
  ")",
  "]",
  "](",
  "[a](",
  "<!--",
  "<a ",
  "<!---->",
  "```\n",
  "> ",
  "| ",
  "|-",
  "1. ",
  "#",
];
const words = [
  "a",
  "7",
  "é",
  "mm",
  "and ",
  "i ",
  "not ",
  "a, ",
  "anxious ",
  "i am ",
  "really ",
  "just want ",
  "film ",
  "job ",
  "i want to ",
  "my friend said he ",
];
const further = [
  "dream in the dream ",
  "kill ",
  "killll ",
  "k i l l ",
  "( . ",
  "hurt anyone ",
  "quickly ",
  "my head just ",
  "[pause ",
  "&amp;",
  "a\n",
  "- a\n",
  "’s",
];

/** What anybody writes, and never a burden: the measure of all the others. */
export const prose: Shape = {
  name: "prose",
  make: (chars) => sentence.repeat(Math.ceil(chars / sentence.length)),
};

/** Every kind of text that a reader is given. */
export const allShapes: readonly Shape[] = [
  ...[...spaces, ...punctuation, ...brackets, ...words, ...further].map(run),
  ...[...spaces.slice(0, 4), ...punctuation, ...brackets].map(within),
  ...[
    ["(", ")"],
    ["[", "]"],
    ["{", "}"],
    ["<", ">"],
    ["**", "**"],
    ["*a ", "*"],
    ["[", "](b)"],
    ["> ", ""],
    ["<a>", "</a>"],
  ].map(([open = "", close = ""]) => nested(open, close)),
];

/** One of each kind, for the quick form. */
export const fewShapes: readonly Shape[] = [
  ...[
    " ",
    "\n",
    ".",
    "(",
    "`",
    "a",
    "mm",
    "and ",
    "anxious ",
    "my friend said he ",
    "dream in the dream ",
    "- ",
    "| ",
  ].map(run),
  within(" "),
  nested("[", "](b)"),
];
