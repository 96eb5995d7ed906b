import { type JSONSchema7, type LanguageModel, wrapLanguageModel } from "ai";
import { CoachUnavailable } from "#server/coach/coach.ts";
import type { CoachModel, CoachModels } from "./coach-model.ts";
import { type ModelPiece, type StreamRequest, streamModel } from "./stream-model.ts";

/** The form an answer is to have, as servers with structured output hold a model to it. */
export interface AnswerForm {
  name: string;
  schema: JSONSchema7;
  /** The models that are asked without it, since one of their servers did not take it. */
  notTakenBy: WeakSet<CoachModel>;
}

/** A refusal costs nothing, so the model is asked again at once; what may have been paid is asked otherwise next time. */
const refused = "call-refused";
const mayBeTheForm = new Set<string | undefined>([refused, "server-failed", "no-answer"]);

/**
 * Streams an answer in a form where the model's server takes one. A server that refuses the call is asked plainly in the
 * same breath, and is asked plainly ever after once that has answered; the answer is then in whatever form it comes.
 */
export async function* streamInForm(
  model: CoachModel,
  request: StreamRequest,
  { form, onCall }: { form: AnswerForm | undefined; onCall: CoachModels["onCall"] },
): AsyncGenerator<ModelPiece> {
  if (!form || form.notTakenBy.has(model)) return yield* streamModel(model, request, onCall);
  try {
    return yield* streamModel({ ...model, model: heldTo(form, model.model) }, request, onCall);
  } catch (error) {
    const fault = error instanceof CoachUnavailable ? error.fault : undefined;
    if (mayBeTheForm.has(fault) && fault !== refused) form.notTakenBy.add(model);
    if (fault !== refused) throw error;
  }
  for await (const chunk of streamModel(model, request, onCall)) {
    form.notTakenBy.add(model);
    yield chunk;
  }
}

function heldTo({ name, schema }: AnswerForm, model: LanguageModel): LanguageModel {
  if (typeof model === "string") return model;
  return wrapLanguageModel({
    model,
    middleware: {
      transformParams: async ({ params }) => ({ ...params, responseFormat: { type: "json", name, schema } }),
    },
  });
}
