import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createModel } from "#server/providers/models/create-model.ts";
import { createModelCoach } from "./model-coach.ts";

const said = "That sounds heavy. Where in your body do you notice it?";

/** A model server that breaks the connections of some calls before a word, and a coach that asks it. */
async function coachOf(isBroken: (count: number) => boolean) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (isBroken(asked)) return void request.socket.destroy();
    request.resume().on("end", () => {
      const choices = [{ index: 0, delta: { content: said }, finish_reason: "stop" }];
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(`data: ${JSON.stringify({ id: "1", model: "m", choices })}\n\ndata: [DONE]\n\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const model = createModel({ kind: "compatible", baseUrl: `http://127.0.0.1:${port}/v1`, model: "m" });
  const coach = createModelCoach({ main: model }, { totalMs: 60_000, firstMs: 60_000, idleMs: 60_000 });
  const reply = async (): Promise<string> => {
    let text = "";
    for await (const chunk of coach.reply({
      conversation: [{ role: "person", text: "My boss shouted at me." }],
      style: { mode: "none", verbosity: "low", reasoning: "low" },
      passages: [],
      seed: "s",
      signal: new AbortController().signal,
    }))
      if (chunk.type === "text") text += chunk.text;
    return text;
  };
  return { reply, asked: () => asked };
}

test("a connection that breaks before a word, as a kept one that was closed meanwhile does, is not told: a fresh one is asked", async () => {
  const { reply, asked } = await coachOf((count) => count === 2);
  expect(await reply()).toBe(said);
  expect(await reply()).toBe(said);
  expect(asked()).toBe(3);
});

test("a server that breaks every connection is asked twice and no more, and is told as unreachable", async () => {
  const { reply, asked } = await coachOf(() => true);
  await expect(reply()).rejects.toMatchObject({ name: "CoachUnavailable", fault: "unreachable" });
  expect(asked()).toBe(2);
});
