const moments = [
  "In the morning",
  "After a long day",
  "Beside a window",
  "On your way home",
  "Before you sleep",
];
const invitations = [
  "you may notice how the air feels",
  "it can help to let both feet rest on the floor",
  "there is room for one slow breath",
  "you might look at something green for a while",
  "a hand on the chest can feel warm and kind",
  "it is fine to do a little less than planned",
  "listening to a quiet sound gives the mind a place",
  "a cup of tea can be drunk without hurry",
];

/** Sentences of ten to fifteen words, each only once, so that a listener can tell them apart. */
export const sentences: readonly string[] = invitations.flatMap((invitation) =>
  moments.map((moment) => `${moment} ${invitation}.`),
);

/** A token is a word with the space after it, so that the last one of a sentence ends it. */
export const tokens: readonly (readonly string[])[] = sentences.map(
  (sentence) => `${sentence} `.match(/\S+\s*/g) ?? [],
);
