import { readAct } from "./coach/act/read-act.ts";
import { assessMessage } from "./coach/care/assessing/assess-message.ts";
import { libraryFolder, loadLibrary } from "./features/knowledge/documents/load-library.ts";
import { musicJob } from "./features/music/music-job.ts";
import { produceMusic } from "./features/music/produce-music.ts";
import { narrationJob } from "./features/narration/narration-job.ts";
import { produceNarration } from "./features/narration/produce-narration.ts";
import { moveRecordings } from "./features/recordings/move-recordings.ts";
import type { Services } from "./services.ts";

/** What a start leaves to be done while people are served already. */
interface BegunWork {
  /** Resolves once the library is what its folder holds, or that has failed; never rejects. */
  library: Promise<void>;
}

/**
 * Takes up what an earlier process left, and lets jobs and the daily tasks run. The library is brought up to date
 * meanwhile: a first start would keep everybody waiting for it.
 */
export async function beginWork(services: Services): Promise<BegunWork> {
  const { turns, jobs, emailQueue, daily, liveNarrations } = services;
  const isAlone = services.env.runs.database.by === "embedded";
  await turns.watch(isAlone);
  await moveRecordings(services);
  jobs.define(narrationJob, {
    work: produceNarration(services),
    onEnd: (jobId) => {
      liveNarrations.get(jobId)?.end();
      liveNarrations.delete(jobId);
    },
  });
  jobs.define(musicJob, { work: produceMusic(services), atOnce: services.music.atOnce });
  await jobs.start(isAlone);
  await emailQueue.start(isAlone);
  daily.start();
  return { library: bringLibrary(services).then(readAhead) };
}

async function bringLibrary({ db, log, vectorIndex }: Services): Promise<void> {
  try {
    await loadLibrary(db, libraryFolder);
    // Takes as long as the model takes; until then the library is found by its words.
    void vectorIndex?.bringUpToDate();
  } catch (error) {
    log.error({ err: error }, "the library could not be brought up to date");
  }
}

/** What the coach's readers were taught is read now, and not with the first message. */
function readAhead(): void {
  assessMessage("");
  readAct("", "none");
}
