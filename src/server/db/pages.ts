/** Rows read at a time. */
export const pageSize = 100;

const beforeAll = "00000000-0000-0000-0000-000000000000";

/** Every row that `find` gives, in order of their ids and page by page, so that nothing grows with the number of rows. */
export async function* inPages<Row extends { id: string }>(
  find: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row, void, void> {
  for (let after = beforeAll; ; ) {
    const rows = await find(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}
