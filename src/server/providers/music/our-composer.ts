import { createInTurn } from "#server/audio/in-turn.ts";
import { renderInThread } from "#server/audio/music/rendering/render-in-thread.ts";
import { type ComposeRequest, type MusicMaker, MusicUnavailable } from "./music.ts";

async function composeOne({ mood, durationMs, seed, signal, onProgress }: ComposeRequest) {
  try {
    const mp3 = await renderInThread({ mood, seconds: durationMs / 1000, seed }, { signal, onProgress });
    onProgress(1);
    return { mp3, isSeamless: true };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new MusicUnavailable(`the composer failed: ${String(error)}`);
  }
}

/** Our own composer: needs no account and no network, and goes by the mood alone. Several requests are served one after the other. */
export function createOurComposer(): MusicMaker {
  const inTurn = createInTurn();
  return {
    label: "Built-in composer",
    atOnce: 1,
    compose: (request) => inTurn(request.signal, () => composeOne(request)),
  };
}
