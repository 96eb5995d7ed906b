/** What is left of a text when only characters an English voice can say are kept. */
export interface SpeakableText {
  text: string;
  /** Letters and digits of other scripts that were left out; a symbol or an emoji is not counted, nobody expects to hear it. */
  droppedCharacters: number;
}

const quoteMarks = new Map(
  Object.entries({
    "’": "'",
    "‘": "'",
    "‚": "'",
    "‛": "'",
    "′": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "″": '"',
    "‐": "-",
    "‑": "-",
    "‒": "-",
  }),
);
const replacements = new Map([
  ...quoteMarks,
  ...Object.entries({
    "–": ", ",
    "—": ", ",
    "―": ", ",
    "−": "-",
    ß: "ss",
    æ: "ae",
    Æ: "Ae",
    œ: "oe",
    Œ: "Oe",
    ø: "o",
    Ø: "O",
    ł: "l",
    Ł: "L",
    đ: "d",
    Đ: "D",
    ð: "d",
    Ð: "D",
    þ: "th",
    Þ: "Th",
    ı: "i",
    "°": " degrees ",
    "€": " euros ",
    "£": " pounds ",
  }),
]);

const sayable = /^[A-Za-z0-9 .,;:!?'"()%$&@+-]+$/;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** A character as the voice may read it; an empty answer means that it has no spoken form. */
function spokenForm(character: string): string {
  const known = replacements.get(character);
  if (known !== undefined) return known;
  const plain = character.normalize("NFD").replace(/\p{M}/gu, "");
  return sayable.test(plain) ? plain : "";
}

/** Long runs of marks crash the engine and mean no more than one of them. */
function withoutRuns(text: string): string {
  return text
    .replace(/[!?]+/g, (run) => (run.includes("?") ? "?" : "!"))
    .replace(/(?:\. ?){3,}/g, "... ")
    .replace(/([,;:'"()%$&@+-])(?: ?\1)+/g, "$1")
    .replace(/(?<!\s)\s+([.,;:!?])/g, "$1")
    .replace(/,([.,;:!?])/g, "$1")
    .replace(/(?<!\.)\.{2}(?!\.)/g, ".")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** What ends a sentence in other scripts, as the marks that ours are parted at. */
const sentenceMarks = new Map(Object.entries({ "。": ". ", "।": ". ", "؟": "? ", "۔": ". ", "、": ", " }));
const sayableAnywhere = /[\p{L}\p{M}\p{N}\p{Zs} .,;:!?'"()%&@+¿¡-]/u;

/** Turns one line into what a voice of many languages reads well: letters of every script stay, symbols and emojis go. */
export function speakableInAny(line: string): SpeakableText {
  let text = "";
  for (const character of line.normalize("NFKC").replace(/[–—―]/g, ", ")) {
    const form = sentenceMarks.get(character) ?? quoteMarks.get(character);
    text += form ?? (sayableAnywhere.test(character) ? character : " ");
  }
  return { text: withoutRuns(text), droppedCharacters: 0 };
}

/** Turns one line of any text into plain ASCII an English voice reads well: accents go, other scripts are left out and counted. */
export function speakableText(line: string): SpeakableText {
  let text = "";
  let droppedCharacters = 0;
  for (const character of line.normalize("NFKC").replace(/(\d)\s*[–—]\s*(?=\d)/g, "$1 to ")) {
    const form = spokenForm(character);
    text += form === "" && !/\p{M}/u.test(character) ? " " : form;
    if (form === "" && letterOrDigit.test(character)) droppedCharacters += 1;
  }
  return { text: withoutRuns(text), droppedCharacters };
}
