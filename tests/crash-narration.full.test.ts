import { MPEGDecoder } from "mpg123-decoder";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { narrationState } from "#shared/listening/narration.ts";
import { playlistItem } from "#shared/listening/playlist.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { signUpPerson } from "./person.ts";

/** Half of a lease: who waited for the killed process's lease to run out would take longer. */
const withoutLeaseMs = 30_000;

let product: Product | undefined;

afterEach(async () => {
  await product?.stop();
});

test("a narration cut off by kill -9 is taken up again and becomes whole", async () => {
  product = await startProduct();
  const person = await signUpPerson(product.url);
  const sessionId = await person.sayAndWait("My boss shouted at me and my chest is tight.");
  await person.sayAndWait("I feel small, it reminds me of school.", sessionId);
  for await (const _ of person.listen("meditation/create", { sessionId }, z.unknown()));

  const asked = { sessionId, voice: "Aria", timeZone: "UTC" };
  const { id } = await person.call("narration/start", asked, narrationState);
  for await (const state of person.listen("narration/watch", { narrationId: id }, narrationState)) {
    expect(state.status).not.toBe("ready");
    if (state.isAudible) break;
  }
  await product.kill("SIGKILL");
  await product.restart();

  const restartedAt = performance.now();
  let audibleAt: number | undefined;
  let last: z.infer<typeof narrationState> | undefined;
  for await (const state of person.listen("narration/watch", { narrationId: id }, narrationState)) {
    if (state.isAudible) audibleAt ??= performance.now();
    last = state;
  }
  expect((audibleAt ?? Number.POSITIVE_INFINITY) - restartedAt).toBeLessThan(withoutLeaseMs);
  expect(last).toMatchObject({ status: "ready", progress: 100, error: null });
  const [kept, ...others] = await person.call("playlist/list", undefined, z.array(playlistItem));
  expect(others).toEqual([]);
  expect(kept?.chatSessionId).toBe(sessionId);
  const mp3 = await person.bytes(kept?.audioUrl ?? "");
  expect(Math.abs((await durationMs(mp3)) - (kept?.durationMs ?? 0))).toBeLessThan(200);
});

async function durationMs(mp3: Uint8Array<ArrayBuffer>): Promise<number> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { samplesDecoded, sampleRate, errors } = decoder.decode(mp3);
  decoder.free();
  expect(errors).toEqual([]);
  return (samplesDecoded / sampleRate) * 1000;
}
