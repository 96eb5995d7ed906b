/** An expression that a tool has something against and that is harmless where it stands. */
export interface Allowed {
  /** As it is written, with slashes and flags. */
  expression: string;
  /** Why no text that it can meet makes it slow: the bound and where it is held. */
  bound: string;
  /** The test that times it at its bound. */
  test: string;
}

/** Empty is best: an expression that can be written so that it is linear is written so. */
export const allowed: readonly Allowed[] = [];
