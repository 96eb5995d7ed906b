import { type OtherLanguage, otherLanguageOf } from "#server/coach/language/other-language.ts";
import { languageName } from "#server/coach/language/talk-language.ts";
import { stageHeadings } from "#server/coach/script/stages.ts";
import type { StoryShape, Wishes } from "#server/coach/story/story.ts";

/** What a meditation script has to be: the criteria of `check-script.ts` put as requests, for this story and these wishes. */
export const meditationPrompt = (
  shape: StoryShape,
  wishes: Wishes,
  words: number[],
  language?: OtherLanguage,
): string =>
  [
    form(words),
    `This one\n${[shapes[shape] ?? "", ...wishLines(wishes), languageLine(language)].filter(Boolean).join("\n")}`,
  ]
    .filter((part) => part !== "This one\n")
    .join("\n\n");

/** What is different where the story is not one of trouble. */
const shapes: Partial<Record<StoryShape, string>> = {
  loss: "- It is a loss. No memory step, no pattern, nothing to be overcome or learned from it; the love may stay, and so may the missing. Only thoughts that blame come and go.",
  joy: "- It is something good. No memory step, no pattern, no trouble to watch for: the good moment is gone over slowly and enjoyed.",
  decision: "- It is a decision. Nothing is decided in the script and no side is taken.",
  sleeplessness: "- It is about not sleeping. Rest is enough; sleep is neither promised nor asked for.",
  pain: "- It is about pain in the body. Do not lead into it: rest where it does not hurt; it need not change.",
};

/** Nothing where the person writes English, or in a language that we cannot name: the form asks for theirs in any case. */
function languageLine(language: OtherLanguage | undefined): string {
  const name = language && languageName(language);
  return name === undefined ? "" : `- It is written in ${name}, all but the four headings.`;
}

/** Why a script in another language than the person's is asked for once more; nothing where we cannot tell. */
export function languageReason(script: string, language: OtherLanguage | undefined): string | undefined {
  const name = language && languageName(language);
  return name === undefined || otherLanguageOf(script) === language
    ? undefined
    : `It is to be written in ${name}, all but the four headings.`;
}

function wishLines(wishes: Wishes): string[] {
  const { minutes } = wishes;
  return [
    minutes === undefined
      ? ""
      : `- It lasts ${minutes} minutes with its pauses; scale their length and number to that.`,
    wishes.noBreath ? "- Never mention the breath or breathing; use hands, feet and sounds." : "",
    wishes.noNature ? "- No pictures of nature: no sea, weather, woods, gardens or sky." : "",
    wishes.noMemory ? "- Nothing from earlier in their life." : "",
    wishes.noQuotes ? "- Do not quote their sentences." : "",
    wishes.eyesOpen ? "- Their eyes stay open all the time." : "",
    wishes.lyingDown || wishes.purpose === "sleep" ? "- They lie down: no chair, no feet on the floor." : "",
    wishes.purpose === "sleep"
      ? "- It is for falling asleep: no way back at the end, no stretching; it ends with good night."
      : "",
    wishes.purpose === "work" ? "- They go back to work afterwards: end on the next small task." : "",
    wishes.tone === "religious"
      ? "- They pray: a few lines may speak of God, in no denomination's words."
      : "",
    wishes.tone === "secular" ? "- Nothing religious." : "",
  ].filter(Boolean);
}

const form = (
  words: number[],
): string => `Write a guided meditation for this one person, to be heard and not read, from the conversation below.

Form
- ${words.join(" to ")} words in four parts of about equal length, each under its heading, in this order:
${stageHeadings.map((heading) => `# ${heading}`).join("\n")}
- Nothing before the first heading, nothing after the last sentence, no other headings, no lists.
- Short sentences, 8 to 14 words, everyday words, present tense, second person. Never "we", "us", "let's"; never "I" or "my".
- A mark such as [pause 4] after most paragraphs: at least fourteen marks, each from 3 to 9 seconds, 70 to 110 seconds in all.
- Written in the language in which the person writes; the four headings stay as they are above.
- No exclamation marks, no words in capitals, no rows of questions.

Content
- Use the person's own words for the sensation, the feeling and the earlier memory, each in its part.
- Start with a choice of posture (sitting, lying down, standing) and of eyes open or closed. Soon after the first mention of the breath, offer the hands, the feet or sounds instead.
- Say early that one may stop at any time, or step back if it is too much.
- Invite: "you might", "if you like", "perhaps", "see if you can", at least three times in each part. No orders, no "you must", "you should", "you have to".
- Never steer the breath and never ask to hold it.
- The memory is seen from here, at a distance, by someone who is older now, with feet on the floor. It is not entered again.
- A thought is a passing event that comes and goes, not an order. A wandering mind is normal: one can begin again.
- Part four: imagine an ordinary moment in the coming week. Close with fingers, toes, a stretch, the sounds of the room, eyes opening, a look around.
- No promise ("you will feel"), no medical word, no diagnosis, no healing, no cure.`;

/** The request to write a script again, with what kept it from being used. */
export const repairPrompt = (reasons: string[]): string =>
  `That script cannot be used. ${reasons.join(" ")} Write the whole script again. Everything else asked for above still holds.`;
