/** The four voices a person can choose from; each speech provider maps them to its own. */
export const voices = ["Aria", "Rowan", "Sol", "Wren"] as const;

/** The name of one of the product's voices. */
export type Voice = (typeof voices)[number];

/** The voice used until a person chooses another. */
export const defaultVoice: Voice = "Aria";
