import { CoachUnavailable } from "#server/coach/coach.ts";
import type { CoachModel, CoachModels } from "./coach-model.ts";
import { type AnswerForm, streamInForm } from "./stream-in-form.ts";
import type { ModelPiece, StreamRequest } from "./stream-model.ts";

/** A call as it is made to one of the models, each of which has its own options and its own room. */
export type RequestFor = (model: CoachModel) => StreamRequest;

/**
 * Streams the main model's answer, or the second one's where the main one failed before its first word;
 * `onSecond` hears of its first chunk. A form holds for whichever is asked and takes it.
 */
export async function* askInTurn(
  { main, fallback, onFallback, onCall }: CoachModels,
  requestFor: RequestFor,
  onSecond: () => void = () => {},
  form?: AnswerForm,
): AsyncGenerator<ModelPiece> {
  let hasBegun = false;
  try {
    for await (const chunk of streamInForm(main, requestFor(main), { form, onCall })) {
      hasBegun = true;
      yield chunk;
    }
  } catch (error) {
    if (hasBegun || !fallback || !(error instanceof CoachUnavailable)) throw error;
    onFallback?.(error.fault ?? error.reason);
    for await (const chunk of streamInForm(fallback, requestFor(fallback), { form, onCall })) {
      if (!hasBegun) onSecond();
      hasBegun = true;
      yield chunk;
    }
  }
}
