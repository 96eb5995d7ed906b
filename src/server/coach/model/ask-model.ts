import type { CoachModel } from "./coach-model.ts";
import { type StreamRequest, streamModel } from "./stream-model.ts";

/** Asks for one whole answer and returns its text; fails as `streamModel` does, and when the person's signal fires. */
export async function askModel(model: CoachModel, request: StreamRequest): Promise<string> {
  let text = "";
  for await (const piece of streamModel(model, request)) if ("text" in piece) text += piece.text;
  request.signal.throwIfAborted();
  return text.trim();
}
