import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { boundedLines } from './bounded-lines.ts';
import { readDelimited } from './delimited.ts';
import type { DumpRow } from './dump-row.ts';
import { readParquet } from './parquet.ts';

/** Longer than any real product: one with every nutrient and language has some 200 KB. */
const LINE_MAX = 2_000_000;

/** The rows of a dump of products: JSONL, CSV or TSV, each also as .gz, or Parquet. Reads a piece at a time. */
export async function* readDump(file: string): AsyncGenerator<DumpRow> {
  const start = await firstBytes(file);
  if (start.toString('latin1') === 'PAR1') {
    yield* readParquet(file);
    return;
  }
  const packed = start[0] === 0x1f && start[1] === 0x8b;
  const name = packed ? file.replace(/\.gz$/i, '') : file;
  const lines = boundedLines(textOf(file, packed), LINE_MAX);
  if (['.csv', '.tsv', '.txt'].includes(extname(name).toLowerCase())) yield* readDelimited(lines);
  else yield* readJsonLines(lines);
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* textOf(file: string, packed: boolean): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const stream: Readable = packed ? bytes.pipe(createGunzip()) : bytes;
  if (packed) bytes.once('error', (error) => stream.destroy(error));
  const decoder = new TextDecoder();
  for await (const chunk of stream) yield decoder.decode(chunk as Buffer, { stream: true });
}

async function* readJsonLines(lines: AsyncIterable<string | null>): AsyncGenerator<DumpRow> {
  for await (const line of lines) {
    if (line === null) yield 'line too long';
    else if (line.trim() !== '') yield parsed(line);
  }
}

function parsed(line: string): DumpRow {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as DumpRow)
      : 'not an object';
  } catch {
    return 'not JSON';
  }
}
