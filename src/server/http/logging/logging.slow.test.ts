import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { collect, eventOf, goodPassword } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { createLog } from "./logging.ts";

const lines: string[] = [];
const log = createLog("trace", { write: (line) => void lines.push(line) });
const model = await startModelServer({ text: "A reply about the zeppelin. Where do you feel it?" });
const settings = {
  LLM_BASE_URL: model.baseUrl,
  LLM_MODEL: "local-model",
  LLM_API_KEY: "sk-key-of-the-operator",
};
const server = await startTestServer(settings, {}, log);

const printed = (...words: unknown[]) => void lines.push(words.map((word) => JSON.stringify(word)).join(" "));
beforeAll(() => {
  for (const way of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, way).mockImplementation(printed);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  await model.close();
});

test("whatever happens, the log has no words, no addresses, no secrets and no query strings", async () => {
  const person = await server.person("Ada Marmalade");
  const { session } = await person.api.account.session();
  const sessionId = eventOf(await person.turn({ text: "My giraffe shouted at me" }), "started").session.id;
  await person.turn({ sessionId, text: "And the porcupine left" });
  // What is narrated is the last reply: a whole meditation would be minutes of sound for the same lines.
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone: "UTC" });
  await collect(await person.api.narration.watch({ narrationId: id }));
  await collect(await person.api.meditation.create({ sessionId }));
  for (const behaviour of ["wrong-key", "html", "hangs-up"] as const) {
    model.behave(behaviour);
    await person.turn({ sessionId, text: "A walrus, I want to scream" });
  }
  await person.turn({ text: "I want to kill myself with a trombone" });
  await person.fetch("/api/chats?token=pomegranate");
  await server.visitor().api.account.requestReset({ email: person.email });
  const visitor = server.visitor();
  const wrong = { email: person.email, password: "Wrong-water-9" };
  await expect(visitor.api.account.signIn(wrong)).rejects.toThrow();
  // No text of a database can hold a NUL: its refusal repeats what it was given.
  const broken = { fullName: "Broken\u0000Name", email: "broken@example.test", password: goodPassword };
  await visitor.api.account.signUp({ ...broken, agreed: true }).catch(() => undefined);

  const written = lines.join("\n");
  expect(written).toContain("a reply failed");
  expect(written).toContain("a narration was kept");
  const words = [
    "giraffe",
    "porcupine",
    "walrus",
    "trombone",
    "zeppelin",
    "Marmalade",
    "pomegranate",
    "Broken",
  ];
  const secrets = [session?.access_token ?? "none", goodPassword, wrong.password, settings.LLM_API_KEY];
  const cookies = person
    .cookie()
    .split(/; |=/)
    .filter((part) => part.length > 30);
  expect(cookies.length).toBeGreaterThan(0);
  for (const secret of [...words, ...secrets, ...cookies, server.services.outboxToken, "@example.test"])
    expect(written).not.toContain(secret);
}, 240_000);
