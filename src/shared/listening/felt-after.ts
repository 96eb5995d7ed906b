/** How it can be after listening. It stands by itself: the players show it, and nobody waits for schemas who listens. */
export const feltAfter = ["lighter", "same", "heavier"] as const;

/** How it is after listening. */
export type FeltAfter = (typeof feltAfter)[number];
