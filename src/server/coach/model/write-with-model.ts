import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { MeditationRequest } from "#server/coach/coach.ts";
import { talkLanguage } from "#server/coach/language/talk-language.ts";
import { languageReason, meditationPrompt, repairPrompt } from "#server/coach/prompts/meditation-prompt.ts";
import { lengthFor } from "#server/coach/script/lengths.ts";
import { spokenOwnWords } from "#server/coach/script/own-words.ts";
import { repairScript } from "#server/coach/script/repair-script.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { spokenText } from "#server/coach/script/stages.ts";
import { asPassages, asTranscript } from "./as-material.ts";
import { askModel } from "./ask-model.ts";
import type { CoachModels, ModelPatience } from "./coach-model.ts";
import { aimedAmount, reasonsAgainst, trimmed, withoutUnsafe } from "./mend-script.ts";

/** A script is so much longer than a reply, and so much longer may it take. */
const timesAReply = 5;

/**
 * A script by the model. Faults are mended where they stand: forms and marks are brought into ours, unsafe sentences
 * left out, what is too long shortened. Only what is then still too short or not in four parts is asked for once more,
 * and only when that fails too the built-in guide's script stands in, of which `onStandIn` hears. Throws
 * `CoachUnavailable` when the far side fails.
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
  const instructions = meditationPrompt(story.shape, wishes, aimedAmount(length, language), language);
  const mended = (script: string): string => trimmed(withoutUnsafe(repairScript(script)), length);
  const material = [
    asTranscript(conversation),
    asPassages(passages),
    ownWords.length > 0 ? `Words of the person's to use as they are: ${ownWords.join("; ")}` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
  const ask = async (messages: string[]): Promise<string> =>
    mended(
      await askModel(
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
      ),
    );
  const first = await ask([material]);
  const otherLanguage = languageReason(spokenText(first), language);
  const missing = [...reasonsAgainst(first, length), otherLanguage ?? []].flat();
  if (missing.length === 0) return first;
  const second = await ask([material, first, repairPrompt(missing)]);
  const stillMissing = reasonsAgainst(second, length);
  if (stillMissing.length === 0) return second;
  // A whole script in the wrong language is still made of this person's talk, and ours would be English as well.
  if (otherLanguage !== undefined && missing.length === 1) return first;
  request.onStandIn?.(stillMissing);
  return scriptFor(request);
}
