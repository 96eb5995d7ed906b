import type { OtherLanguage } from "#server/coach/language/other-language.ts";
import { languageName } from "#server/coach/language/talk-language.ts";

/** Asks for the replies a person might give next, as the JSON of the specification. */
export const followUpsPrompt = `From the conversation below, propose three different replies the person might give next to the coach's last message. Each is in the first person, 10 to 12 words, plain, and speaks of a body sensation, a feeling or a memory that fits. No advice, no question. Answer with JSON only: {"chats":["...","...","..."]}`;

/** The same for a person who writes in another language than English. */
export const followUpsIn = (language: OtherLanguage): string =>
  `${followUpsPrompt} Write them in ${languageName(language) ?? "the language in which the person writes"}.`;

/** Asks for search words. */
export const keywordsPrompt =
  "Give three to seven search keywords for the text below, for a library on mindfulness and feelings. No names of people or places, no numbers, never the text itself. Answer with the keywords only, separated by commas.";

/** Asks for the ideas in a text and behind it. */
export const conceptsPrompt =
  'List the ideas in the text below for retrieval. Answer with JSON only: {"explicit":["ideas named in it"],"potential":["ideas behind it"]}, at most six short entries each.';
