import { streamText } from "ai";
import { expect, onTestFinished, test, vi } from "vitest";
import { createModel } from "./create-model.ts";

test("an address of the environment that is no setting of ours moves no model and takes no key elsewhere", async () => {
  vi.stubEnv("OPENAI_BASE_URL", "http://127.0.0.1:9/elsewhere");
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return new Response("{}", { status: 401 });
  });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  const { model } = createModel({ kind: "openai", apiKey: "sk-test" });
  const { textStream } = streamText({ model, prompt: "x", maxRetries: 0, onError: () => {} });
  for await (const _ of textStream);
  expect(asked).toEqual(["https://api.openai.com/v1/responses"]);
});
