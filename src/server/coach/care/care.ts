/**
 * How serious a message is: nothing; a faint sign, worth a question beside the ordinary reply; worth one direct question
 * in place of it; or a reply that is care alone.
 */
export type Tier = "none" | "faint" | "check" | "act";

/**
 * What a message may speak of. `someone-else` is a person who fears for another; `child` is harmed, whoever tells of it;
 * `losing-touch` hears, sees or believes what frightens.
 */
export const careKinds = [
  "suicide",
  "self-harm",
  "eating",
  "someone-else",
  "violence",
  "abuse",
  "child",
  "medical-emergency",
  "losing-touch",
] as const;

/** One of the things a message may speak of. */
export type CareKind = (typeof careKinds)[number];

/** What our own rule read in one message. */
export interface Assessment {
  tier: Tier;
  kind: CareKind | undefined;
  /** The family of the gravest sign, by its name in `families.ts`; nothing where the classifier alone heard it. */
  sign: string | undefined;
  /** The rows find too little in it to ask: only the classifier hears a danger, which no word of the message stands for. */
  isSensed: boolean;
  /** Nothing says for sure which kind it is: `kind` is only the likeliest one. */
  isUnnamed: boolean;
  /** A phrase in the second person that names what was heard and fits after "I hear"; empty for tier none. */
  heard: string;
  /** Something may be happening right now: the emergency number comes first. */
  urgent: boolean;
  /** The person may be under 18. */
  minor: boolean;
  /** How much the classifier sees in the message (a logit); nothing for one too long to be a message. */
  gravity: number | undefined;
  /** The language, where the sign came from the list of other languages. */
  elsewhere: string | undefined;
}

/** The assessment of a message in which nothing was heard. */
export const calm: Assessment = {
  tier: "none",
  kind: undefined,
  sign: undefined,
  isSensed: false,
  isUnnamed: false,
  heard: "",
  urgent: false,
  minor: false,
  gravity: undefined,
  elsewhere: undefined,
};
