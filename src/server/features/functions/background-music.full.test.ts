import { expect, test } from "vitest";
import { mp3FrameLength } from "#server/audio/mp3/mp3-frames.ts";
import { callFunction } from "#server/testing/calls/call-function.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { soundAnswer } from "#shared/contract/functions.ts";

test("music of our own composer is an MP3", async () => {
  const server = await startTestServer();
  const body = { prompt: "focus", durationMs: 20_000 };
  const response = await callFunction(await server.person(), "generate-background-music", body);
  const { audio } = soundAnswer.parse(await response.json());
  expect(mp3FrameLength(new Uint8Array(Buffer.from(audio, "base64")), 0)).toBeGreaterThan(0);
  await server.close();
});
