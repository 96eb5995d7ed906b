import type { CareKind } from "#server/coach/care/care.ts";

/** What a family of signs speaks of, and how the reply names it in the second person after "I hear". */
export interface Family {
  kind: CareKind;
  heard: string;
  /** It may be happening now. */
  isUrgent?: boolean;
}

/** The families the tables of rows name in their headings; of two equally grave signs the earlier family is named. */
export const families: Record<string, Family> = {
  act: { kind: "suicide", heard: "that you are thinking of ending your life" },
  plan: { kind: "suicide", heard: "that you have thought about how it would end", isUrgent: true },
  means: { kind: "suicide", heard: "that you have thought about a way to die", isUrgent: true },
  attempt: { kind: "suicide", heard: "how near to dying you have come" },
  farewell: { kind: "suicide", heard: "something that sounds like a goodbye" },
  affairs: { kind: "suicide", heard: "that you are putting things in order as if you were leaving" },
  wish: { kind: "suicide", heard: "that you do not want to be alive any more" },
  betteroff: { kind: "suicide", heard: "that you think others would be better off without you" },
  burden: { kind: "suicide", heard: "that you feel like a burden to the people around you" },
  unmissed: { kind: "suicide", heard: "that you feel nobody would miss you" },
  hopeless: { kind: "suicide", heard: "how little hope there is for you right now" },
  enough: {
    kind: "suicide",
    heard: "how completely used up you are, and that it may be more than tiredness",
  },
  thoughts: { kind: "suicide", heard: "thoughts that frighten you or will not leave" },
  death: { kind: "suicide", heard: "that you think about your own death" },
  method: { kind: "suicide", heard: "that you have thought about a way to die", isUrgent: true },
  order: { kind: "suicide", heard: "that you are putting things in order as if you were leaving" },
  selfharm: { kind: "self-harm", heard: "that you have been hurting yourself, or want to" },
  eating: { kind: "eating", heard: "that eating has become something you fight with" },
  emergency: { kind: "medical-emergency", heard: "what may be a medical emergency", isUrgent: true },
  other: { kind: "someone-else", heard: "that someone you care about may be in danger" },
  violence: { kind: "violence", heard: "that you have thoughts of hurting someone", isUrgent: true },
  abuse: { kind: "abuse", heard: "that someone is hurting you or making you afraid" },
};

/**
 * Families that speak of a body in danger, by method or by name. A silence costs most there, so their rows may be believed
 * where the classifier reads calm, each as far as it was measured.
 */
export const ofTheBody: ReadonlySet<string> = new Set([
  "act",
  "plan",
  "means",
  "method",
  "attempt",
  "selfharm",
  "violence",
  "abuse",
  "emergency",
]);

/** Families in which a person says outright that they would rather not be; they are asked about sooner, each row as far as it was measured. */
export const ofDying: ReadonlySet<string> = new Set(["wish", "betteroff"]);

/** Whether it was measured how far the rows of a family are to be believed. */
export const isMeasured = (name: string): boolean => ofTheBody.has(name) || ofDying.has(name);

/** What the reply says it heard when the sign is another person's. */
export const ofAnother: Family = families.other ?? { kind: "someone-else", heard: "" };

/** How the reply names what nothing says the kind of. */
export const sensedOfNoKind = "something serious, and I cannot tell yet what it is about";

/** How the reply names what the classifier senses without being sure of it. */
export const sensed: Record<CareKind, string> = {
  suicide: "something very heavy, and it sounds as if it were about not wanting to go on",
  "self-harm": "something that sounds as if you might be hurting yourself",
  eating: "that food and your body have become a struggle",
  "someone-else": "worry for somebody who may not be safe",
  violence: "that somebody could get hurt",
  abuse: "something that sounds as if you are not safe with someone",
  child: "that a child may be getting hurt",
  "medical-emergency": "something in the body that may need help quickly",
  "losing-touch": "that the world has become strange, or very fast, around you",
};
