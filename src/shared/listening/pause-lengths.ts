/** How long a person wants the rests of a meditation, from the shortest. */
export const pauseLengths = ["shorter", "usual", "longer"] as const;

/** How long the rests of a meditation are. */
export type PauseLength = (typeof pauseLengths)[number];
