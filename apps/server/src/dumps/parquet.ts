import zlib from 'node:zlib';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import type { DumpRow } from './dump-row.ts';

/** The columns that are read; a dump has a hundred more. */
const COLUMNS = [
  'code',
  'product_name',
  'generic_name',
  'brands',
  'quantity',
  'product_quantity',
  'product_quantity_unit',
  'serving_quantity',
  'categories_tags',
  'allergens_tags',
  'nutriments',
];

/** Newer versions of Node know zstd. */
const { zstdDecompressSync } = zlib as { zstdDecompressSync?: (bytes: Uint8Array) => Buffer };

const compressors = {
  GZIP: (bytes: Uint8Array) => zlib.gunzipSync(bytes),
  BROTLI: (bytes: Uint8Array) => zlib.brotliDecompressSync(bytes),
  ...(zstdDecompressSync && { ZSTD: (bytes: Uint8Array) => zstdDecompressSync(bytes) }),
};

/** The rows of a Parquet file, one of its row groups at a time. */
export async function* readParquet(path: string): AsyncGenerator<DumpRow> {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file);
  const there = new Set(metadata.schema.map(({ name }) => name));
  if (!there.has('code')) throw new Error('The file has no column "code".');
  const columns = COLUMNS.filter((name) => there.has(name));
  let rowStart = 0;
  for (const { num_rows: rows } of metadata.row_groups) {
    const rowEnd = rowStart + Number(rows);
    const read = await parquetReadObjects({ file, metadata, columns, rowStart, rowEnd, compressors });
    yield* read as DumpRow[];
    rowStart = rowEnd;
  }
}
