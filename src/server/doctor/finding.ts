/** What was found of one service: well, not well, or something an operator may want to know. */
export interface Finding {
  service: string;
  state: "well" | "unwell" | "note";
  /** Sentences: what was found and, where something is wrong, what to do about it. No secret and no content. */
  lines: string[];
}

/** What every examination is given: when to give up, and how long one question may take. */
export interface Examination {
  signal: AbortSignal;
  timeoutMs: number;
  /** Asks a model server what it has, and not for a word, which may cost something and takes its time. */
  isShort?: boolean;
}
