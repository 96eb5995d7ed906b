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
    const chunks = askInTurn(
      models,
      (model) => {
        const request = requestFor(model);
        ({ signal } = request);
        return request;
      },
      onSecond,
    );
    for await (const chunk of chunks) if ("text" in chunk) yield chunk.text;
  }
  let text = "";
  for await (const chunk of cleanText(texts())) text += chunk;
  signal?.throwIfAborted();
  return text.trim();
}
