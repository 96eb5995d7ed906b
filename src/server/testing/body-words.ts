/** Places of the body, as a person who tells of it names them. */
export const places = [
  "chest",
  "jaw",
  "stomach",
  "throat",
  "shoulders",
  "head",
  "neck",
  "back",
  "arms",
  "hands",
  "body",
];

/** What such a place feels like, where nothing is wrong that a doctor should see. */
export const sensations = [
  "tight",
  "clenched",
  "heavy",
  "tense",
  "aching",
  "numb",
  "hot",
  "shaking",
  "in a knot",
];
