import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkDigit } from '@crisper/kitchen/products/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const CLI = fileURLToPath(new URL('./foods.ts', import.meta.url));
/** In megabytes. What grew with the rows would not fit. */
const HEAP = 96;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-foods-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** One row in fifty is a product; the others are cut off, have no bar code or no name. */
function rowAt(at: number): string {
  const digits = `30${String(at).padStart(10, '0')}`;
  const code = `${digits}${checkDigit(digits)}`;
  const more = 'x'.repeat(100);
  if (at % 50 === 0)
    return JSON.stringify({ code, product_name: `Thing ${at}`, brands: `Brand ${at}`, more });
  if (at % 3 === 0) return `{"code": "${code}", "product_name": "cut off ${more}`;
  if (at % 3 === 1) return JSON.stringify({ code: String(at), product_name: `Thing ${at}`, more });
  return JSON.stringify({ code, product_name: '', more });
}

it('imports a long dump of broken rows in little memory', async () => {
  const rows = 1_000_000;
  const file = join(folder, 'dump.jsonl');
  const out = createWriteStream(file);
  for (let at = 0; at < rows; at += 1) if (!out.write(`${rowAt(at)}\n`)) await once(out, 'drain');
  out.end();
  await once(out, 'close');
  const { stdout } = await run(
    process.execPath,
    [`--max-old-space-size=${HEAP}`, '--import', 'tsx', CLI, 'import', file],
    { env: { ...process.env, DATA_DIR: join(folder, 'data') } },
  );
  expect(JSON.parse(stdout)).toMatchObject({ read: rows, stored: rows / 50, refused: rows - rows / 50 });
}, 600_000);
