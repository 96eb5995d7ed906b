import { type OtherLanguage, otherLanguageOf } from "#server/coach/language/other-language.ts";
import { faultOf, isHarmTogether, nothingLeft, type ReplyFault, replacementFor } from "./assess-reply.ts";
import { wholeSentences } from "./whole-sentences.ts";

/**
 * Holds a streamed reply back to sentence ends, reads each sentence (alone and with the one before it) by our own
 * reader, and yields it, or a sentence of ours in its place. After harmful text, or a second sentence that may be,
 * nothing more is yielded and the source is closed. `onFault` hears the kind, never the text; `around` is the language
 * of the talk where it is not English; `isAtStake` tells, once there is something to read, whether the message that is
 * answered puts much at stake. Where nothing of an answer is left, a sentence of ours stands for it.
 */
export async function* releaseSentences(
  chunks: AsyncIterable<string> | Iterable<string>,
  onFault: (fault: ReplyFault) => void = () => {},
  around?: OtherLanguage,
  isAtStake: () => boolean = () => false,
): AsyncGenerator<string> {
  const replaced = new Set<ReplyFault>();
  let held = "";
  let before = "";
  let language = around;
  let isHeldToMore: boolean | undefined;
  let isShown = false;
  const release = (sentence: string): { text: string; ends: boolean } => {
    language = otherLanguageOf(sentence) ?? language;
    const isHarm = (): boolean => before !== "" && isHarmTogether(before, sentence, language);
    isHeldToMore ??= isAtStake();
    const found = faultOf(sentence, language, isHeldToMore) ?? (isHarm() ? "harm" : undefined);
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
      isShown ||= text.trim() !== "";
      if (text) yield text;
      if (ends) return;
    }
  }
  if (held) {
    const { text } = release(held);
    isShown ||= text.trim() !== "";
    if (text) yield text;
  }
  if (!isShown && replaced.has("doubt") && language === undefined) yield nothingLeft;
}
