const uniqueViolation = "23505";

/** Whether the database refused a row because its like was there already; looks through the errors that wrap one another. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && error.code === uniqueViolation) return true;
  return isUniqueViolation(error.cause);
}
