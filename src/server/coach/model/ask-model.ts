import type { CoachModel } from "./coach-model.ts";
import { cleanText } from "./incoming/clean-text.ts";
import { type StreamRequest, streamModel } from "./stream-model.ts";

/** Asks for one whole answer and returns its text, cleaned like a reply's; fails as `streamModel` does, and when the person's signal fires. */
export async function askModel(model: CoachModel, request: StreamRequest): Promise<string> {
  async function* texts(): AsyncGenerator<string> {
    for await (const piece of streamModel(model, request)) if ("text" in piece) yield piece.text;
  }
  let text = "";
  for await (const piece of cleanText(texts())) text += piece;
  request.signal.throwIfAborted();
  return text.trim();
}
