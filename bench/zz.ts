import { readFileSync } from 'node:fs';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { rowsOfLines } from './quality/lines-abroad.ts';
for (const set of process.argv.slice(2)) for (const r of rowsOfLines(set as never, process.env.V==='1')) console.log(r.name, r.measured);
