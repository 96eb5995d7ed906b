import type { OtherLanguage } from "./language/other-language.ts";

/** What a person reads when the configured model failed and the second one answered. */
export const secondModelNotice =
  "The usual model could not answer just now, so a second one did. It may sound a little different.";

/** What a person reads when their share of the model is used up for the day; `wait` is a time such as '3 hours'. */
export const guideInsteadNotice = (wait: string, language: OtherLanguage | undefined): string =>
  `Today's share of the language model is used up, so the built-in guide answers${inEnglish(language)}. The model is back in ${wait}.`;

/** What a person reads when the meditation is not the model's. */
export const standInNotice = (language: OtherLanguage | undefined): string =>
  `The model's meditation could not be used this time, so the built-in guide wrote this one${inEnglish(language)}.`;

const inEnglish = (language: OtherLanguage | undefined): string =>
  language === undefined ? "" : ", in English";
