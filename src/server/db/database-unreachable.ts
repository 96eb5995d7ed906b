/**
 * The database could not be reached, or went away in the middle of a transaction; `cause` is what was seen of it. The
 * transaction may have been committed: whoever tries again has to look first.
 */
export class DatabaseUnreachable extends Error {
  override readonly name = "DatabaseUnreachable";

  constructor(cause: unknown) {
    super("The database cannot be reached.", { cause });
  }
}
