import { CoachUnavailable } from "#server/coach/coach.ts";
import type { CoachModel, CoachModels } from "./coach-model.ts";
import { type ModelPiece, type StreamRequest, streamModel } from "./stream-model.ts";

/** A call as it is made to one of the models, each of which has its own options and its own room. */
export type RequestFor = (model: CoachModel) => StreamRequest;

/**
 * Streams the main model's answer, or the second one's where the main one failed before its first word;
 * `onSecond` hears of its first chunk.
 */
export async function* askInTurn(
  { main, fallback, onFallback }: CoachModels,
  requestFor: RequestFor,
  onSecond: () => void = () => {},
): AsyncGenerator<ModelPiece> {
  let hasBegun = false;
  try {
    for await (const chunk of streamModel(main, requestFor(main))) {
      hasBegun = true;
      yield chunk;
    }
  } catch (error) {
    if (hasBegun || !fallback || !(error instanceof CoachUnavailable)) throw error;
    onFallback?.(error.fault ?? error.reason);
    for await (const chunk of streamModel(fallback, requestFor(fallback))) {
      if (!hasBegun) onSecond();
      hasBegun = true;
      yield chunk;
    }
  }
}
