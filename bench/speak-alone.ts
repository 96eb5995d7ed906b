import { setTimeout as wait } from "node:timers/promises";
import { narrate } from "#server/audio/narrate.ts";
import { createOfflineSpeech, type OfflineSpeech } from "#server/providers/speech/offline-speech.ts";
import { defaultVoice } from "#shared/listening/voices.ts";
import { watchLoop } from "../tests/e2e/support/loop-probe.ts";

// Runs in a process of its own, so that the compiler it is started with is the only one that ever saw the engine.
const paragraph =
  "Settle into a position that feels kind to your body, and let your hands rest. " +
  "Notice the places where the chair or the floor is holding you... there is nothing you need to do. " +
  "When the meeting comes to mind, let it be there, as a sound from another room. " +
  "Breathe in slowly, and let the breath out a little longer than it came in. " +
  "Your shoulders may soften by themselves. With every breath, the day moves one step further away.\n\n[pause 4]\n\n";

async function speak(speech: OfflineSpeech, text: string) {
  const started = performance.now();
  const cpu = process.cpuUsage();
  let firstMs = 0;
  const result = await narrate({
    speech,
    text,
    voice: defaultVoice,
    signal: new AbortController().signal,
    onAudio: (chunk) => {
      if (chunk.length > 0) firstMs ||= performance.now() - started;
    },
    onProgress: () => undefined,
  });
  const { user, system } = process.cpuUsage(cpu);
  return { firstMs, words: result.spokenWords, realTime: result.durationMs / ((user + system) / 1000) };
}

const speech = createOfflineSpeech({ idleMs: 1000 });
const probe = watchLoop();
const cold = await speak(speech, paragraph);
const long = await speak(speech, `# Arriving\n\n${paragraph.repeat(8)}`);
const crowd = await Promise.all(Array.from({ length: 5 }, () => speak(speech, paragraph.repeat(3))));
const others = Array.from({ length: 4 }, () => speak(speech, paragraph.repeat(6)));
await wait(1500);
const guest = await speak(speech, paragraph);
await Promise.all(others);
const loop = probe.read();
probe.stop();
await speech.close();
const crowdFirstMs = Math.max(...crowd.map((one) => one.firstMs));
const { realTime, words } = long;
console.log(
  JSON.stringify({
    coldMs: cold.firstMs,
    warmMs: long.firstMs,
    crowdFirstMs,
    guestFirstMs: guest.firstMs,
    realTime,
    words,
    loopDelayMs: loop.own.p999,
  }),
);
