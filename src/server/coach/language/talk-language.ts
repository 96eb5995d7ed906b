import { type OtherLanguage, otherLanguageOf } from "./other-language.ts";

/** So few words may be a name, a place of the body, a sigh: they say nothing of a language on their own. */
const fewWords = 4;

/** The language a person writes in now when it is not English; a few words keep that of the message before them. */
export function talkLanguage(
  conversation: readonly { role: "person" | "coach"; text: string }[],
): OtherLanguage | undefined {
  for (const { role, text } of conversation.toReversed()) {
    if (role !== "person") continue;
    const language = otherLanguageOf(text);
    const words = text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
    if (language !== undefined || words.length > fewWords) return language;
  }
  return undefined;
}

const names = new Intl.DisplayNames(["en"], { type: "language" });

/** A language by its English name, as a model or a person is told it; nothing where we do not know which it is. */
export const languageName = (language: string): string | undefined =>
  language === "other" ? undefined : names.of(language);
