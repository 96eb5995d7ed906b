import { AppError } from "#server/app-error.ts";
import { chooseMood } from "#server/audio/music/styles/choose-mood.ts";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import { jsonFunction } from "#server/http/functions/server-function.ts";
import { backgroundMusicBody, soundAnswer } from "#shared/contract/functions.ts";
import { limits } from "#shared/limits/limits.ts";

/** Makes background music from a description. */
export const backgroundMusic = jsonFunction({
  name: "generate-background-music",
  summary: "Make background music",
  description:
    "A slow piece without voices as an MP3, base64, by the mood its description speaks of. The same description gives a new piece each time. None is made for words that speak of a danger.",
  limit: limits.rate.making,
  body: backgroundMusicBody,
  reads: soundAnswer,
  example: { prompt: "Calm piano for sleep", durationMs: limits.music.durationMs },
  run: async (
    { services: { db, care, music, log, soundPlaces }, userId, signal },
    { prompt, durationMs },
  ) => {
    if (assessMessage(prompt).tier !== "none") throw new AppError("CARE_FIRST");
    await db.asUser(userId, (tx) => care.refuseLocked(tx, userId, "music"));
    const within = AbortSignal.any([signal, AbortSignal.timeout(limits.music.timeoutMs)]);
    const piece = { mood: chooseMood([prompt]), prompt, durationMs, seed: crypto.randomUUID() };
    try {
      const { mp3 } = await soundPlaces.within(userId, () =>
        music.compose({ ...piece, signal: within, onProgress: () => {} }),
      );
      return { audio: Buffer.from(mp3).toString("base64") };
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (!signal.aborted) log.warn({ userId, err: error }, "music of a function could not be made");
      throw new AppError("MUSIC_FAILED", {}, error);
    }
  },
});
