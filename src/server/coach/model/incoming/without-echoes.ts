import { wholeSentences } from "#server/coach/care/said/whole-sentences.ts";

/** A shorter sentence may be anybody's; one this long that stands in our instructions word for word is theirs. */
const fewestWords = 5;

/** A model that speaks of its answer as a thing, and offers another one. */
const offersAnother =
  /\b(?:let me know|tell me|feel free|would you like me to|do you want me to|I can also)\b[^.!?\n]{0,120}\b(?:(?:shorter|longer|warmer|gentler|different|another) (?:or \w+ )?(?:version|response|reply)|(?:version|tone|wording|length) of (?:this|the|my) (?:response|reply|answer|message))\b/i;

/** How our direction begins to say where a talk stands; the person's own words stand in the rest of it. */
const saysWhereItStands = /^\s*known so far:/i;

/**
 * An answer without the sentences it repeats from what we sent as instructions: small models hand the direction of the
 * turn back, and some recite the prompt when asked to. Compared by words alone, sentence by sentence. Offers to write the
 * answer anew go as well.
 */
export async function* withoutEchoes(
  texts: AsyncIterable<string>,
  instructions: string,
): AsyncGenerator<string> {
  const sent = ` ${wordsOf(instructions).join(" ")} `;
  const isEcho = (sentence: string): boolean => {
    const words = wordsOf(sentence);
    if (offersAnother.test(sentence) || saysWhereItStands.test(sentence)) return true;
    return words.length >= fewestWords && sent.includes(` ${words.join(" ")} `);
  };
  let held = "";
  for await (const text of texts) {
    const { sentences, rest } = wholeSentences(held + text);
    held = rest;
    for (const sentence of sentences) if (!isEcho(sentence)) yield sentence;
  }
  if (held && !isEcho(held)) yield held;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
