import { contractFiles, isEndpoint } from './contract-files.ts';

/** The text of endpoints.gen.ts: every endpoint of the contract, by the file it is described in. */
export async function endpointsFile(): Promise<string> {
  const imports: string[] = [];
  const rooms: string[] = [];
  for (const { module, room, exported } of await contractFiles()) {
    const names = Object.keys(exported)
      .filter((name) => isEndpoint(exported[name]))
      .sort();
    if (names.length === 0) continue;
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
