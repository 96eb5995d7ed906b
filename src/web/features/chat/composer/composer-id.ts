/** The writing field's id, by which a link leads to it. */
export const composerId = "your-message";
