import { type Voice, voices } from "#shared/listening/voices.ts";
import { openAiVoiceNames } from "./openai-speech.ts";

/** Which of a server's voices speaks as each of ours. */
export type AssignedVoices = Record<Voice, string>;

/**
 * The operator's choice first; then OpenAI's names, which many servers know, where the list has them all or there is no list;
 * else voices from all over the list, so that no two of ours are one speaker as long as there are enough.
 */
export function assignVoices(
  chosen: Partial<AssignedVoices>,
  listed: readonly string[] | undefined,
): AssignedVoices {
  const isTaken = new Set(Object.values(chosen));
  const free = listed?.filter((name) => !isTaken.has(name)) ?? [];
  const others = free.length > 0 ? free : (listed ?? []);
  const knowsUsual = !listed || voices.every((voice) => listed.includes(openAiVoiceNames[voice]));
  const nameOf = (voice: Voice, place: number): string => {
    if (chosen[voice]) return chosen[voice];
    const spread = others[Math.floor((place * others.length) / voices.length)];
    return knowsUsual ? openAiVoiceNames[voice] : (spread ?? openAiVoiceNames[voice]);
  };
  return {
    Aria: nameOf("Aria", 0),
    Rowan: nameOf("Rowan", 1),
    Sol: nameOf("Sol", 2),
    Wren: nameOf("Wren", 3),
  };
}
