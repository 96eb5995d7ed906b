/** What a cover shows. */
export const coverShapes = ["rings", "waves", "hills", "rain", "petals", "stars"] as const;

/** What a cover shows. */
export type CoverShape = (typeof coverShapes)[number];

/** The light a cover stands in. */
export const coverGrounds = ["stone", "night", "sea", "dusk", "ember", "dawn", "meadow", "rose"] as const;

/** The light a cover stands in. */
export type CoverGround = (typeof coverGrounds)[number];

/** A recording's cover, in so few words that it travels with the recording and is drawn wherever it is shown. */
export interface Cover {
  shape: CoverShape;
  ground: CoverGround;
  /** What makes two covers of one kind different. */
  seed: number;
}

/** The cover of what has none of its own: the product's sign. */
export const plainCover: Cover = { shape: "rings", ground: "stone", seed: 0 };
