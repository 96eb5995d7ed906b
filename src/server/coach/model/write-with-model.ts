import { readArc } from "#server/coach/arc/arc.ts";
import { faultOf } from "#server/coach/care/assess-reply.ts";
import type { MeditationRequest } from "#server/coach/coach.ts";
import { meditationPrompt, repairPrompt } from "#server/coach/prompts/meditation-prompt.ts";
import { checkScript } from "#server/coach/script/check-script.ts";
import { repairScript } from "#server/coach/script/repair-script.ts";
import { sentencesOf } from "#server/coach/script/stages.ts";
import { ownWordsOf, writeScript } from "#server/coach/script/write-script.ts";
import { asPassages, asTranscript } from "./as-material.ts";
import { askModel } from "./ask-model.ts";
import type { CoachModel, ModelPatience } from "./coach-model.ts";

/**
 * A script by the model, mended where it can be, asked for once more where it cannot, and by the built-in guide when
 * that fails too: what is returned always meets every criterion the built-in guide meets. Throws `CoachUnavailable`
 * when the far side fails.
 */
export async function writeWithModel(
  model: CoachModel,
  request: MeditationRequest,
  patience: ModelPatience,
): Promise<string> {
  const { conversation, passages, seed, signal } = request;
  const ownWords = ownWordsOf(readArc(conversation));
  const material = [
    asTranscript(conversation),
    asPassages(passages),
    ownWords.length > 0 ? `Words of the person's to use as they are: ${ownWords.join("; ")}` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
  const ask = async (messages: string[]): Promise<string> =>
    repairScript(
      await askModel(model, {
        instructions: meditationPrompt,
        messages: messages.map((content, index) => ({
          role: index % 2 === 0 ? "user" : "assistant",
          content,
        })),
        providerOptions: model.settingsFor({ mode: "none", verbosity: "medium", reasoning: "low" })
          .providerOptions,
        signal,
        patience,
      }),
    );
  const first = await ask([material]);
  const faults = faultsOf(first, ownWords);
  if (faults.length === 0) return first;
  const second = await ask([material, first, repairPrompt(faults)]);
  return faultsOf(second, ownWords).length === 0 ? second : writeScript(conversation, seed);
}

function faultsOf(script: string, ownWords: string[]): string[] {
  const missed = checkScript(script, ownWords).map(({ criterion, found }) => `${criterion} (${found})`);
  const unsafe = sentencesOf(script).some((sentence) => faultOf(sentence) !== undefined);
  return unsafe ? [...missed, "no promise, no medical advice, nothing harmful"] : missed;
}
