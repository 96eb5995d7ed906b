import { wrapLanguageModel } from "ai";
import type { CoachModel } from "#server/coach/model/coach-model.ts";
import { estimateTokens } from "#shared/chat/estimate-tokens.ts";

/** One call of a model as it went over the wire. */
export interface RecordedCall {
  /** What the model wrote, before anything of ours read it. */
  raw: string;
  /** By our own estimate, the same for every model, whatever its server counts. */
  tokensIn: number;
  tokensOut: number;
  /** Until the first piece of text, and until the last. */
  firstMs: number | undefined;
  totalMs: number;
}

/** A model that writes down each of its calls. */
export function recordModel(model: CoachModel): { model: CoachModel; calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];
  const { model: inner } = model;
  if (typeof inner === "string") throw new Error("A model by its name alone cannot be recorded.");
  const recorded = wrapLanguageModel({
    model: inner,
    middleware: {
      wrapStream: async ({ doStream, params }) => {
        const began = performance.now();
        const tokensIn = estimateTokens(JSON.stringify(params.prompt));
        const call: RecordedCall = { raw: "", tokensIn, tokensOut: 0, firstMs: undefined, totalMs: 0 };
        calls.push(call);
        const { stream, ...rest } = await doStream();
        const listening = new TransformStream<StreamPart, StreamPart>({
          transform(part, controller) {
            call.totalMs = performance.now() - began;
            if (part.type === "text-delta") {
              call.firstMs ??= call.totalMs;
              call.raw += part.delta;
              call.tokensOut = estimateTokens(call.raw);
            }
            controller.enqueue(part);
          },
        });
        return { stream: stream.pipeThrough(listening), ...rest };
      },
    },
  });
  return { model: { ...model, model: recorded }, calls };
}

type Wrapped = ReturnType<typeof wrapLanguageModel>;
type StreamPart =
  Awaited<ReturnType<Wrapped["doStream"]>>["stream"] extends ReadableStream<infer Part> ? Part : never;
