import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import type { Row } from './row.ts';
import { printTable } from './table.ts';

type Bench = { default: (seed?: number) => Promise<Row[]> };

const BENCHMARKS = new URL('benchmarks/', import.meta.url);

/**
 * Runs every benchmarks/*.bench.ts, or only the named ones, and prints one table. `--seed N` gives those that make their cases
 * others than the usual ones.
 */
async function main(): Promise<void> {
  const { values, positionals: wanted } = parseArgs({
    options: { seed: { type: 'string' } },
    allowPositionals: true,
  });
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  const names = readdirSync(BENCHMARKS)
    .filter((name) => name.endsWith('.bench.ts'))
    .filter((name) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)))
    .sort();
  await build();
  const rows: Row[] = [];
  for (const name of names) {
    console.error(`measuring ${name} …`);
    rows.push(...(await measure(name, seed)));
  }
  printTable(rows);
  process.exitCode = rows.length > 0 && rows.every((row) => row.ok) ? 0 : 1;
}

/** A bench that throws becomes a failed row; the others still run. */
async function measure(name: string, seed: number | undefined): Promise<Row[]> {
  try {
    const bench = (await import(new URL(name, BENCHMARKS).href)) as Bench;
    return await bench.default(seed);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    return [{ name, measured: `failed: ${reason}`, target: '', ok: false }];
  }
}

await main();
