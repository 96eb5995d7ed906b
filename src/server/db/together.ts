/**
 * What several statements of one transaction answer that are sent together: one way to the database and back. They are sent
 * in their order, as each is a query or a function that begins with one, and all have answered when this returns. Where some
 * failed, the first one's failure is thrown, for the others failed because of it.
 */
export function together<const T extends readonly unknown[]>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>;
export async function together(statements: readonly unknown[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(statements);
  return settled.map((each) => {
    if (each.status === "rejected") throw each.reason;
    return each.value;
  });
}
