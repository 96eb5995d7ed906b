import { AppError } from "#server/app-error.ts";
import { NothingToSpeak, narrate } from "#server/audio/narrate.ts";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import { releaseSentences } from "#server/coach/care/said/release-sentences.ts";
import { otherLanguageOf } from "#server/coach/language/other-language.ts";
import { jsonFunction } from "#server/http/functions/server-function.ts";
import { soundAnswer, textToSpeechBody } from "#shared/contract/functions.ts";
import { limits } from "#shared/limits/limits.ts";

/** Speaks a text. */
export const textToSpeech = jsonFunction({
  name: "text-to-speech",
  summary: "Speak a text",
  description:
    "The text as an MP3, base64. Counts as one of the day's narrations. Words that speak of a danger are not spoken, and a sentence our rule holds something against is left out. Where the server caps a configured voice and the day's seconds are used up, the built-in voice speaks until midnight UTC.",
  limit: limits.rate.making,
  body: textToSpeechBody,
  reads: soundAnswer,
  example: { text: "Let the breath come and go by itself.", voice: "Aria" },
  run: async (
    { services: { db, care, usage, speech, log, soundPlaces }, userId, signal },
    { text, voice },
  ) => {
    if (assessMessage(text).tier !== "none") throw new AppError("CARE_FIRST");
    await db.asUser(userId, (tx) => care.refuseLocked(tx, userId, "narration"));
    let spoken = "";
    for await (const sentence of releaseSentences([text], () => {}, otherLanguageOf(text)))
      spoken += sentence;
    const silent = { onAudio: () => {}, onProgress: () => {} };
    try {
      const { mp3 } = await soundPlaces.within(userId, async () => {
        await db.asUser(userId, (tx) => usage.takeNarration(tx, userId, undefined));
        const within = AbortSignal.any([signal, AbortSignal.timeout(limits.narration.timeoutMs)]);
        const isStandIn = await speech.needsStandIn(userId);
        return narrate({
          speech: speech.for(userId, { isStandIn }),
          text: spoken,
          voice,
          signal: within,
          ...silent,
        });
      });
      return { audio: Buffer.from(mp3).toString("base64") };
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (error instanceof NothingToSpeak) throw new AppError("NOTHING_TO_SPEAK", {}, error);
      if (!signal.aborted) log.warn({ userId, err: error }, "a text of a function stayed silent");
      throw new AppError("SPEECH_FAILED", {}, error);
    }
  },
});
