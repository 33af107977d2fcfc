const PAGE = 200;

/** Reads all rows one page at a time, so that an export holds one page in memory. The order must be stable. */
export async function* inPages<Row>(
  read: (page: { limit: number; offset: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read({ limit: PAGE, offset });
    yield* rows;
    if (rows.length < PAGE) return;
  }
}

/** Yields the rows of a single query, for an export. */
export async function* inOne<Row>(read: () => Promise<Row[]>): AsyncGenerator<Row> {
  yield* await read();
}
