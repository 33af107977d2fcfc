import { readdirSync } from 'node:fs';
import { build } from '../scripts/build.mjs';
import type { Row } from './row.ts';
import { printTable } from './table.ts';

type Bench = { default: () => Promise<Row[]> };

/** Runs every bench/*.bench.ts, or only the named ones, and prints one table. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const names = readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.bench.ts'))
    .filter((name) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)))
    .sort();
  await build();
  const rows: Row[] = [];
  for (const name of names) {
    console.error(`measuring ${name} …`);
    rows.push(...(await measure(name)));
  }
  printTable(rows);
  process.exitCode = rows.length > 0 && rows.every((row) => row.ok) ? 0 : 1;
}

/** A bench that throws becomes a failed row; the others still run. */
async function measure(name: string): Promise<Row[]> {
  try {
    const bench = (await import(new URL(name, import.meta.url).href)) as Bench;
    return await bench.default();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    return [{ name, measured: `failed: ${reason}`, target: '', ok: false }];
  }
}

await main();
