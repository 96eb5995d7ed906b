import { recoverTurns } from "./features/chat/recover-turns.ts";
import { libraryFolder, loadLibrary } from "./features/knowledge/load-library.ts";
import { produceMusic } from "./features/music/produce-music.ts";
import { clearOrphans } from "./features/narration/clear-orphans.ts";
import { moveRecordings } from "./features/narration/move-recordings.ts";
import { produceNarration } from "./features/narration/produce-narration.ts";
import type { Services } from "./services.ts";

/** Takes up what an earlier process left, brings the library up to date, and lets jobs and the daily tasks run. */
export async function beginWork(services: Services): Promise<void> {
  const { db, log, jobs, daily, liveNarrations } = services;
  await loadLibrary(db, libraryFolder);
  // Takes as long as the model takes; until then the library is found by its words.
  void services.meanings?.bringUpToDate();
  await recoverTurns({ db, log });
  await moveRecordings(services);
  await clearOrphans(services);
  jobs.define("narration", {
    work: produceNarration(services),
    failure: "Voice generation failed",
    onEnd: (jobId) => {
      liveNarrations.get(jobId)?.end();
      liveNarrations.delete(jobId);
    },
  });
  jobs.define("music", {
    work: produceMusic(services),
    failure: "Music generation failed",
    atOnce: services.music.atOnce,
    onEnd: services.liveMusic.end,
  });
  await jobs.start(services.env.DATABASE_URL === undefined);
  daily.start();
}
