import type { OtherLanguage } from "#server/coach/language/other-language.ts";
import { languageName } from "#server/coach/language/talk-language.ts";
import { readPrompt } from "./read-prompt.ts";

/** Asks for the replies a person might give next, as the JSON of the specification. */
export const followUpsPrompt = readPrompt("follow-ups");

/** The same for a person who writes in another language than English. */
export const followUpsIn = (language: OtherLanguage): string =>
  `${followUpsPrompt} Write them in ${languageName(language) ?? "the language in which the person writes"}.`;

/** Asks for search words. */
export const keywordsPrompt = readPrompt("keywords");

/** Asks for the ideas in a text and behind it. */
export const conceptsPrompt = readPrompt("concepts");
