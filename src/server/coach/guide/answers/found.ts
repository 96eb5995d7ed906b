/** A prepared answer to a question. */
export interface Found {
  /** Its name: that of a fixed answer, or the intent it answers. */
  id: string;
  /** The answer in other words each. */
  says: readonly string[];
  /** The title of the library's passage that it rests on. */
  rests?: string | undefined;
  /** The station of the hour whose question follows. */
  leadsTo?: string | undefined;
}
