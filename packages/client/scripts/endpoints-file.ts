import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONTRACT = new URL('../../contract/src/', import.meta.url);

/** The text of endpoints.gen.ts: every endpoint of the contract, by the file it is described in. */
export async function endpointsFile(): Promise<string> {
  const imports: string[] = [];
  const rooms: string[] = [];
  for (const file of filesOf(fileURLToPath(CONTRACT))) {
    const described: Record<string, unknown> = await import(new URL(file, CONTRACT).href);
    const names = Object.keys(described)
      .filter((name) => isEndpoint(described[name]))
      .sort();
    if (names.length === 0) continue;
    const module = file.replace(/\.ts$/, '');
    const room = basename(module).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    imports.push(`import * as ${room} from '@crisper/contract/${module}';`);
    rooms.push(`  ${room}: {\n${names.map((name) => `    ${name}: ${room}.${name},\n`).join('')}  },`);
  }
  return [
    '// Written by `npm run client` from packages/contract.',
    ...imports,
    '',
    'export const endpoints = {',
    ...rooms,
    '} as const;',
    '',
  ].join('\n');
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
