import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONTRACT = new URL('../../contract/src/', import.meta.url);

/** One file of the contract that describes something. */
export interface Described {
  /** "meals/meals". */
  module: string;
  path: string;
  /** How the generated files call it: "mealOffers". */
  room: string;
  exported: Record<string, unknown>;
}

export async function contractFiles(): Promise<Described[]> {
  const files = readdirSync(CONTRACT, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
  return Promise.all(
    files.map(async (file) => {
      const url = new URL(file, CONTRACT);
      const module = file.replace(/\.ts$/, '');
      const room = basename(module).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return { module, room, path: fileURLToPath(url), exported: await import(url.href) };
    }),
  );
}

export function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
