import { vi } from "vitest";

/** What the far side answers to each call of the browser's protocol, by name; one that is not named never answers, and a `Response` goes as it is. */
export type CallAnswers = Record<string, (input: unknown) => unknown>;

/** A call as it went over the wire. */
export interface HeardCall {
  name: string;
  input: unknown;
}

/** Stands in for the server at the network's edge until the test's end; returns the calls it hears. */
export function answerCalls(answers: CallAnswers): HeardCall[] {
  const heard: HeardCall[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const name = new URL(request.url).pathname.replace("/api/rpc/", "");
    const input = await inputOf(request);
    heard.push({ name, input });
    const answer = answers[name];
    if (!answer) return neverAnswered(request.signal);
    const given = await answer(input);
    if (given instanceof Response) return given;
    return Response.json({ json: given });
  });
  return heard;
}

function neverAnswered(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

async function inputOf(request: Request): Promise<unknown> {
  const text = await request.text();
  const body: unknown = text === "" ? {} : JSON.parse(text);
  return typeof body === "object" && body !== null && "json" in body ? body.json : undefined;
}
