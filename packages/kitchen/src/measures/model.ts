import { ROLE_COUNT, TABLE_BITS } from './features.ts';
import trained from './tagger.gen.json' with { type: 'json' };
import type { Weights } from './tagger.ts';

function bytes(base64: string): Int8Array {
  const binary = atob(base64);
  const out = new Int8Array(binary.length);
  for (let i = 0; i < binary.length; i++) out[i] = binary.charCodeAt(i);
  return out;
}

let loaded: Weights | null = null;

/** The trained weights, unpacked on first use. */
export function lineModel(): Weights {
  if (loaded !== null) return loaded;
  const table = bytes(trained.table);
  if (table.length !== (1 << TABLE_BITS) * ROLE_COUNT)
    throw new Error('tagger.gen.json does not fit features.ts: train it again');
  loaded = { table, steps: Float32Array.from(trained.steps) };
  return loaded;
}
