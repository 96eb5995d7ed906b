import { readTalk } from "#server/coach/arc/read-talk.ts";
import { CoachUnavailable, type MeditationRequest } from "#server/coach/coach.ts";
import { talkLanguage } from "#server/coach/language/talk-language.ts";
import {
  languageReason,
  longerPrompt,
  meditationPrompt,
  repairPrompt,
} from "#server/coach/prompts/meditation-prompt.ts";
import { lengthFor } from "#server/coach/script/lengths.ts";
import { spokenOwnWords } from "#server/coach/script/own-words.ts";
import { repairScript } from "#server/coach/script/repair-script.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { spokenText, wordCount } from "#server/coach/script/stages.ts";
import { asPassages, asTranscript } from "./as-material.ts";
import { askModel } from "./ask-model.ts";
import type { CoachModels, ModelPatience } from "./coach-model.ts";
import {
  aimedAmount,
  inFourParts,
  isLongEnough,
  lengthened,
  reasonsAgainst,
  shortOf,
  trimmed,
  withoutUnsafe,
} from "./mend-script.ts";

/** A script is so much longer than a reply, and so much longer may it take. */
const timesAReply = 5;

/**
 * A script by the model. Faults are mended where they stand: forms and marks are brought into ours, unsafe sentences
 * left out, what is too long shortened, what has no four headings parted. Of one that is too short only what is missing is
 * asked for; what is no script, or in another language, once more. Where even half of the length does not come the built-in
 * guide's script stands in, of which `onStandIn` hears. Throws `CoachUnavailable` when the far side fails and nothing came.
 */
export async function writeWithModel(
  models: CoachModels,
  request: MeditationRequest,
  patience: ModelPatience,
): Promise<string> {
  const { conversation, passages, signal } = request;
  const { story, wishes } = readTalk(conversation);
  const length = lengthFor(wishes);
  const ownWords = spokenOwnWords(story, wishes);
  const language = talkLanguage(conversation);
  const amount = aimedAmount(length, language);
  const instructions = meditationPrompt(story.shape, wishes, amount, language);
  const mended = (script: string): string =>
    trimmed(withoutUnsafe(inFourParts(repairScript(script), length)), length);
  const material = [
    asTranscript(conversation),
    asPassages(passages),
    ownWords.length > 0 ? `Words of the person's to use as they are: ${ownWords.join("; ")}` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
  const ask = (messages: string[]): Promise<string> =>
    askModel(
      models,
      (model) => ({
        instructions,
        messages: messages.map((content, index) => ({
          role: index % 2 === 0 ? "user" : "assistant",
          content,
        })),
        providerOptions: model.settingsFor({ mode: "none", verbosity: "medium", reasoning: "low" })
          .providerOptions,
        signal,
        patience: { ...patience, totalMs: patience.totalMs * timesAReply },
      }),
      { language, onSecond: request.onSecondModel },
    );
  const first = mended(await ask([material]));
  const otherLanguage = languageReason(spokenText(first), language);
  const missing = [...reasonsAgainst(first, length), otherLanguage ?? []].flat();
  if (missing.length === 0) return first;
  const isFair = isLongEnough(first, length);
  const isOnlyShort = isFair && otherLanguage === undefined;
  const askedFor = isOnlyShort ? longerPrompt(shortOf(first, amount), amount) : repairPrompt(missing);
  let answer: string;
  try {
    answer = await ask([material, first, askedFor]);
  } catch (error) {
    // What the first call brought is there: a short script, or one in the wrong language, is better than none.
    if (error instanceof CoachUnavailable && isFair) return first;
    throw error;
  }
  const again = mended(answer);
  const second =
    isOnlyShort && !isLongEnough(again, length) ? mended(lengthened(first, repairScript(answer))) : again;
  const stillMissing = reasonsAgainst(second, length);
  if (stillMissing.length === 0) return second;
  // A whole script in the wrong language is still made of this person's talk, and ours would be English as well.
  if (otherLanguage !== undefined && missing.length === 1) return first;
  const longest = wordCount(second) > wordCount(first) ? second : first;
  if (isLongEnough(longest, length)) return longest;
  request.onStandIn?.(stillMissing);
  return scriptFor(request);
}
