import type { Metrics } from "./metrics.ts";
import type { Spans } from "./spans.ts";

/** Hears what this process does, for whoever watches it: as numbers that are read, as spans that are sent, as both or as neither. */
export type Watch = Omit<Metrics, "read">;

/** Tells all who watch. */
export function createWatch(watching: readonly Watch[]): Watch {
  return {
    request: (told) => {
      for (const watch of watching) watch.request(told);
    },
    turns: {
      began: () => {
        for (const { turns } of watching) turns.began();
      },
      firstText: (seconds) => {
        for (const { turns } of watching) turns.firstText(seconds);
      },
      ended: (status, told) => {
        for (const { turns } of watching) turns.ended(status, told);
      },
    },
    ofModel: (call, ms) => {
      for (const watch of watching) watch.ofModel(call, ms);
    },
    ofSpeech: (call) => {
      for (const watch of watching) watch.ofSpeech(call);
    },
  };
}

/** What is sent of requests, turns and calls of models: names, times and causes, as the metrics have them, and the ids that the log has. */
export const asSpans = ({ ended }: Spans): Watch => ({
  request: ({ method, route, status, seconds, requestId, within }) =>
    ended({
      name: `${method} ${route}`,
      seconds,
      isFailed: status >= 500,
      about: {
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
        "stillpoint.request.id": requestId,
      },
      within,
    }),
  turns: {
    began: () => undefined,
    firstText: () => undefined,
    ended: (status, { turnId, seconds, firstTextSeconds }) =>
      ended({
        name: "turn",
        seconds,
        isFailed: status === "failed" || status === "unsaved",
        about: {
          "stillpoint.turn.id": turnId,
          "stillpoint.turn.status": status,
          ...(firstTextSeconds === undefined
            ? {}
            : { "stillpoint.turn.first_text_seconds": firstTextSeconds }),
        },
      }),
  },
  ofModel: ({ provider, model, fault, tokensIn, tokensOut }, ms) =>
    ended({
      name: "call of a model",
      seconds: ms / 1000,
      isFailed: fault !== undefined,
      about: {
        "gen_ai.provider.name": provider,
        "gen_ai.request.model": model,
        "gen_ai.usage.input_tokens": tokensIn,
        "gen_ai.usage.output_tokens": tokensOut,
        ...(fault === undefined ? {} : { "error.type": fault }),
      },
    }),
  // A voice's time is that of whoever listens; what it came to stands among the metrics.
  ofSpeech: () => undefined,
});
