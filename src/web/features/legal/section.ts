/** One part of a legal text. */
export interface Section {
  title: string;
  /** Paragraphs, and lists of points between them. */
  body: readonly (string | readonly string[])[];
}
