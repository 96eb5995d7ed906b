import { AppError } from "#server/app-error.ts";
import { waitingTime } from "#server/http/limits/waiting-time.ts";
import { limits } from "#shared/limits/limits.ts";

/** The places at which functions make sound while their callers wait on the connection. */
export interface SoundPlaces {
  /** Does the work in a place. Throws `SOUND_BUSY` at once when the person, or everybody together, has none left. */
  within<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

/** Makes the places of one process; a line of its own for each caller would grow without a bound. */
export function createSoundPlaces(): SoundPlaces {
  const { soundsAtOnce, soundsOfOneAtOnce, soundRetrySeconds: seconds } = limits.functions;
  const taken: string[] = [];
  return {
    within: async (userId, work) => {
      const own = taken.filter((each) => each === userId).length;
      if (own >= soundsOfOneAtOnce || taken.length >= soundsAtOnce)
        throw new AppError("SOUND_BUSY", { seconds, wait: waitingTime(seconds) });
      taken.push(userId);
      try {
        return await work();
      } finally {
        taken.splice(taken.indexOf(userId), 1);
      }
    },
  };
}
