import { askInTurn, type RequestFor } from "./ask-in-turn.ts";
import type { CoachModels } from "./coach-model.ts";
import { cleanText } from "./incoming/clean-text.ts";

/** Asks for one whole answer and returns its text, cleaned like a reply's; fails as `streamModel` does, and when the person's signal fires. */
export async function askModel(
  models: CoachModels,
  requestFor: RequestFor,
  onSecond?: () => void,
): Promise<string> {
  let signal: AbortSignal | undefined;
  async function* texts(): AsyncGenerator<string> {
    const pieces = askInTurn(
      models,
      (model) => {
        const request = requestFor(model);
        ({ signal } = request);
        return request;
      },
      onSecond,
    );
    for await (const piece of pieces) if ("text" in piece) yield piece.text;
  }
  let text = "";
  for await (const piece of cleanText(texts())) text += piece;
  signal?.throwIfAborted();
  return text.trim();
}
