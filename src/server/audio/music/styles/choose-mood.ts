import { limits } from "#shared/limits/limits.ts";
import type { Mood } from "#shared/listening/moods.ts";

/** Beginnings of words that point to a mood; of two moods equally spoken of, the one named first here wins. */
const signs: Record<Exclude<Mood, "default">, readonly string[]> = {
  sleep: [
    "sleep",
    "asleep",
    "insomnia",
    "bedtime",
    "tired",
    "exhaust",
    "lie awake",
    "lying awake",
    "drowsy",
    "nightmare",
    "rest well",
    "wind down",
  ],
  anxiety: [
    "anxi",
    "panic",
    "worr",
    "nervous",
    "afraid",
    "fear",
    "scared",
    "uneasy",
    "restless",
    "dread",
    "racing thought",
    "heart races",
    "racing heart",
  ],
  stress: [
    "stress",
    "overwhelm",
    "pressure",
    "deadline",
    "tense",
    "tension",
    "burnout",
    "burnt out",
    "burned out",
    "overwork",
    "swamped",
    "too much work",
    "workload",
  ],
  healing: [
    "heal",
    "grief",
    "griev",
    "loss",
    "mourn",
    "hurt",
    "heartbr",
    "sad",
    "lonel",
    "wound",
    "miss him",
    "miss her",
    "miss them",
    "recover",
    "forgiv",
    "cry",
    "tears",
  ],
  focus: [
    "focus",
    "concentrat",
    "distract",
    "attention",
    "study",
    "exam",
    "procrastinat",
    "scattered",
    "productiv",
  ],
  energy: [
    "energ",
    "motivat",
    "sluggish",
    "lethargic",
    "unmotivated",
    "vitality",
    "wake up",
    "refresh",
    "drained",
    "uplift",
    "confidence",
  ],
};

/** Each sign as the beginning of a word. */
const beginnings = new Map(
  Object.values(signs)
    .flat()
    .map((sign) => [sign, new RegExp(`(?<![\\p{L}])${sign}`, "iu")]),
);

/** How much a sign in each message counts; the last message counts most. */
function weightOf(place: number, count: number): number {
  return 1 + (place + 1) / count;
}

function countSigns(text: string, words: readonly string[]): number {
  return words.filter((word) => beginnings.get(word)?.test(text)).length;
}

const order = ["sleep", "anxiety", "stress", "healing", "focus", "energy"] as const;

/** The mood that the last messages of a conversation (oldest first), or a description of music, speak of most. Pure. */
export function chooseMood(messages: readonly string[]): Mood {
  const recent = messages.slice(-limits.music.moodMessages);
  const scored = order.map((mood) => ({
    mood,
    score: recent.reduce(
      (sum, text, place) => sum + weightOf(place, recent.length) * countSigns(text, signs[mood]),
      0,
    ),
  }));
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most));
  return best.score > 0 ? best.mood : "default";
}
