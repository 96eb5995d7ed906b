import { expect, onTestFinished, test } from "vitest";
import { type OddBehaviour, type OddServer, startOddServer } from "#server/testing/servers/odd-server.ts";
import { createCompatibleEmbeddings } from "./compatible-embeddings.ts";
import { EmbeddingsFailed } from "./embeddings.ts";

async function started(): Promise<OddServer> {
  const server = await startOddServer();
  onTestFinished(() => server.close());
  return server;
}

const saying = (data: unknown) => ({ text: JSON.stringify({ data }) });
const none = new AbortController().signal;
const embed = (server: OddServer, texts: string[], signal = none) =>
  createCompatibleEmbeddings({ baseUrl: `${server.url}/v1/`, model: "small", apiKey: "key" }).embed(
    texts,
    signal,
  );

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof EmbeddingsFailed)) return String(error);
  expect(error.message).not.toMatch(/127|http|key/);
  return error.reason;
}

test("each text gets a vector of length one, in the order in which the texts were given", async () => {
  const server = await started();
  server.answer(() =>
    saying([
      { index: 1, embedding: [0, 2] },
      { index: 0, embedding: [3, 4] },
    ]),
  );
  expect(await embed(server, ["one", "two"])).toEqual([
    [0.6, 0.8],
    [0, 1],
  ]);
  const [request] = server.requests;
  expect(request?.path).toBe("/v1/embeddings");
  expect(request?.headers.authorization).toBe("Bearer key");
  expect(JSON.parse(request?.body ?? "")).toEqual({
    model: "small",
    input: ["one", "two"],
    encoding_format: "float",
  });
});

test.each([
  ["too few vectors", [{ index: 0, embedding: [1, 0] }]],
  [
    "vectors of two dimensions",
    [
      { index: 0, embedding: [1, 0] },
      { index: 1, embedding: [1, 0, 0] },
    ],
  ],
  [
    "the same place twice",
    [
      { index: 0, embedding: [1, 0] },
      { index: 0, embedding: [1, 0] },
    ],
  ],
  [
    "a vector of nothing",
    [
      { index: 0, embedding: [0, 0] },
      { index: 1, embedding: [1, 0] },
    ],
  ],
  [
    "a vector of endless dimensions",
    [0, 1].map((index) => ({ index, embedding: Array.from({ length: 5000 }, () => 1) })),
  ],
  ["no vectors", "none"],
])("%s are refused", async (_what, data) => {
  const server = await started();
  server.answer(() => saying(data));
  expect(await reasonOf(embed(server, ["one", "two"]))).toBe("wrong-form");
});

test.each([
  ["fails", "status"],
  ["floods", "too-large"],
  ["floods-packed", "too-large"],
  ["hangs-up", "unreachable"],
  ["redirects-inside", "unreachable"],
  ["sends-pictures", "wrong-form"],
] satisfies [OddBehaviour, EmbeddingsFailed["reason"]][])(
  "a server that %s ends as %s",
  async (behaviour, reason) => {
    const server = await started();
    server.behave(behaviour);
    expect(await reasonOf(embed(server, ["one"]))).toBe(reason);
  },
);

test("a server that hangs is left when the signal says so", async () => {
  const server = await started();
  server.behave("hangs");
  await expect(embed(server, ["one"], AbortSignal.timeout(60))).rejects.toThrow("timeout");
});
