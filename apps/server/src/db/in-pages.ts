const PAGE = 200;

/** All rows, a page at a time: an export of any length holds one page in memory. The order must be the same each time. */
export async function* inPages<Row>(
  read: (page: { limit: number; offset: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read({ limit: PAGE, offset });
    yield* rows;
    if (rows.length < PAGE) return;
  }
}

/** The rows of one query, for an export. */
export async function* inOne<Row>(read: () => Promise<Row[]>): AsyncGenerator<Row> {
  yield* await read();
}
