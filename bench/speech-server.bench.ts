import { startSpeechServer } from "#server/testing/servers/speech-server.ts";
import { startProduct } from "../tests/e2e/support/product.ts";
import { hearNarration } from "./heard-narration.ts";
import type { Report } from "./report.ts";
import { talk } from "./talk.ts";
import { signUp } from "./visitor.ts";

const rounds = 5;
/** Slower than most that run on a graphics card, quicker than most that do not. */
const sentenceMs = 1000;

/** With a speech server: how long after what it needs for one sentence a narration is heard. */
export default async function speechServer({ figure, note }: Report): Promise<void> {
  const far = await startSpeechServer({ sentenceMs });
  const product = await startProduct({
    env: { SPEECH_BASE_URL: far.baseUrl, SPEECH_MODEL: "measured" },
  });
  try {
    const visitor = await signUp(product.url);
    const beyondMs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const { audibleMs } = await hearNarration(visitor, await talk(visitor));
      beyondMs.push(audibleMs - sentenceMs);
    }
    figure({
      name: "Narrate to the first sound, beyond what the server needs for a sentence",
      unit: "ms",
      samples: beyondMs,
      target: { atMost: 1500 },
    });
    note(
      `A speech server on the same machine that needs ${sentenceMs} ms for each sentence. Heard is the first sample that a player which begins with the first bytes gives out.`,
    );
  } finally {
    await product.stop();
    await far.close();
  }
}
