import { type OtherLanguage, otherLanguageOf } from "#server/coach/language/other-language.ts";
import { faultOf, isHarmTogether, type ReplyFault, replacementFor } from "./assess-reply.ts";
import { wholeSentences } from "./whole-sentences.ts";

/**
 * Holds a streamed reply back to sentence ends, reads each sentence (alone and with the one before it) by our own
 * reader, and yields it, or a sentence of ours in its place. After harmful text, or a second sentence that may be,
 * nothing more is yielded and the source is closed. `onFault` hears the kind, never the text; `around` is the language
 * of the talk where it is not English.
 */
export async function* releaseSentences(
  chunks: AsyncIterable<string> | Iterable<string>,
  onFault: (fault: ReplyFault) => void = () => {},
  around?: OtherLanguage,
): AsyncGenerator<string> {
  const replaced = new Set<ReplyFault>();
  let held = "";
  let before = "";
  let language = around;
  const release = (sentence: string): { text: string; ends: boolean } => {
    language = otherLanguageOf(sentence) ?? language;
    const isHarm = (): boolean => before !== "" && isHarmTogether(before, sentence, language);
    const found = faultOf(sentence, language) ?? (isHarm() ? "harm" : undefined);
    const fault = found === "doubt" && replaced.has("doubt") ? "harm" : found;
    before = sentence;
    if (!fault) return { text: sentence, ends: false };
    onFault(fault);
    const text = replaced.has(fault) ? "" : replacementFor(fault, sentence, language);
    replaced.add(fault);
    return {
      text: text && /\s$/.test(sentence) ? `${text}${sentence.slice(sentence.trimEnd().length)}` : text,
      ends: fault === "harm",
    };
  };
  for await (const chunk of chunks) {
    held += chunk;
    const { sentences, rest } = wholeSentences(held);
    held = rest;
    for (const sentence of sentences) {
      const { text, ends } = release(sentence);
      if (text) yield text;
      if (ends) return;
    }
  }
  if (held) {
    const { text } = release(held);
    if (text) yield text;
  }
}
