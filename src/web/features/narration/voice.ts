import { defaultVoice, type Voice, voices } from "#shared/listening/voices.ts";
import { readStored, writeStored } from "#web/lib/browser/storage.ts";

/** The voice the person chose, kept under 'voice'. */
export function readVoice(): Voice {
  const stored = readStored("voice");
  return voices.find((voice) => voice === stored) ?? defaultVoice;
}

/** Keeps the chosen voice for the next narration. */
export function writeVoice(voice: Voice): void {
  writeStored("voice", voice);
}
