import { type Speech, SpeechUnavailable } from "#server/providers/speech/speech.ts";
import type { Metering } from "./metering.ts";

/** What one sentence came to, for whoever counts: never a word of it. */
export interface SpeechCall {
  /** What spoke, as the voice's label says it. */
  provider: string;
  /** Why it failed; nothing when it spoke, or when the person gave it up. */
  fault: string | undefined;
  spokenMs: number;
}

/** The voice as each person may use it. Whoever wants something spoken has to say for whom, so that no second goes uncounted. */
export interface PersonalVoice extends Pick<Speech, "label" | "languages" | "neuralVoices"> {
  /** The languages of the voice that speaks for a person. */
  languagesOf(how: { isStandIn: boolean }): ReadonlySet<string>;
  /** Whether a person's share of the configured voice is used up, so that the built-in one has to stand in. */
  needsStandIn(userId: string): Promise<boolean>;
  /** The voice as it speaks for a person: the configured one, or the built-in one that stands in for it. */
  for(userId: string, how: { isStandIn: boolean }): Speech;
}

/** What may speak, and who counts. */
interface Needs {
  /** The configured one; without it the built-in voice speaks for everybody. */
  service: Speech | undefined;
  builtIn: Speech;
  metering: Pick<Metering, "add" | "isUsedUp">;
  /** Hears of every sentence, whosever it was. */
  onCall(call: SpeechCall): void;
}

/** Puts whatever speaks behind each person's share of it. */
export function createPersonalVoice({ service, builtIn, metering, onCall }: Needs): PersonalVoice {
  const usual = service ?? builtIn;
  const speakerOf = ({ isStandIn }: { isStandIn: boolean }): Speech => (isStandIn ? builtIn : usual);
  return {
    label: usual.label,
    languages: usual.languages,
    neuralVoices: usual.neuralVoices ?? [],
    languagesOf: (how) => speakerOf(how).languages,
    needsStandIn: async (userId) =>
      service !== undefined && (await metering.isUsedUp(userId, "speechSeconds")),
    for: (userId, how) => {
      const speaker = speakerOf(how);
      return counted(speaker, (call) => {
        onCall(call);
        const { spokenMs } = call;
        metering.add(
          userId,
          speaker === builtIn ? { builtInSpeechMs: spokenMs } : { serviceSpeechMs: spokenMs },
        );
      });
    },
  };
}

/** A voice each of whose sentences is heard of, however it ended. */
function counted(speaker: Speech, onCall: (call: SpeechCall) => void): Speech {
  const { label: provider, languages } = speaker;
  return {
    label: provider,
    languages,
    speak: async (request) => {
      try {
        const sound = await speaker.speak(request);
        const spokenMs = Math.round((sound.samples.length / sound.sampleRate) * 1000);
        onCall({ provider, fault: undefined, spokenMs });
        return sound;
      } catch (error) {
        const fault = error instanceof SpeechUnavailable ? error.fault : "broken";
        if (!request.signal.aborted) onCall({ provider, fault, spokenMs: 0 });
        throw error;
      }
    },
  };
}
