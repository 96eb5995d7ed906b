import type { OtherLanguage } from "#server/coach/language/other-language.ts";
import { askInTurn, type RequestFor } from "./ask-in-turn.ts";
import type { CoachModels } from "./coach-model.ts";
import { cleanText } from "./incoming/clean-text.ts";
import type { AnswerForm } from "./stream-in-form.ts";

/** What the caller knows of the answer, and what it wants to hear. */
interface Asked {
  /** The language the answer is to come in, where it is not English. */
  language?: OtherLanguage | undefined;
  /** Hears of the first piece of the second model's, where the main one failed. */
  onSecond?: (() => void) | undefined;
  /** The form it is to have, where the server takes one. */
  form?: AnswerForm | undefined;
}

/** Asks for one whole answer and returns its text, cleaned like a reply's; fails as `streamModel` does, and when the person's signal fires. */
export async function askModel(
  models: CoachModels,
  requestFor: RequestFor,
  { language, onSecond, form }: Asked = {},
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
      form,
    );
    for await (const chunk of chunks) if ("text" in chunk) yield chunk.text;
  }
  let text = "";
  for await (const chunk of cleanText(texts(), language)) text += chunk;
  signal?.throwIfAborted();
  return text.trim();
}
