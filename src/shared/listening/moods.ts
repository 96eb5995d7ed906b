/** What a piece of music is for; `default` when nothing in the conversation points to one of the others. */
export const moods = ["stress", "anxiety", "sleep", "energy", "focus", "healing", "default"] as const;

/** One of the seven moods. */
export type Mood = (typeof moods)[number];
