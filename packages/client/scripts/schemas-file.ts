import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { contractFiles, type Described, isEndpoint } from './contract-files.ts';
import { type Words, wordsOf } from './contract-words.ts';

/** Simple values are said where they stand. */
const NAMED = [z.ZodObject, z.ZodUnion, z.ZodDiscriminatedUnion, z.ZodEnum];

/** The text of schemas.gen.ts: the exported schemas by their names in the description of the API, and what comments say. */
export async function schemasFile(): Promise<string> {
  const imports: string[] = [];
  const schemas: string[] = [];
  const operations: string[] = [];
  const taken = new Set<string>();
  for (const file of await contractFiles()) {
    const words = wordsOf(file.path);
    let used = false;
    for (const name of Object.keys(file.exported).sort()) {
      const value = file.exported[name];
      const said: Words = words.get(name) ?? { fields: {} };
      if (isEndpoint(value)) {
        if (Object.keys(said.fields).length > 0)
          operations.push(`  '${file.room}.${name}': ${JSON.stringify(said.fields)},`);
      } else if (NAMED.some((kind) => value instanceof kind)) {
        const id = nameOf(name, file, taken);
        taken.add(id);
        used = true;
        schemas.push(`  ${id}: { schema: ${file.room}.${name}, ${JSON.stringify(said).slice(1)},`);
      }
    }
    if (used) imports.push(`import * as ${file.room} from '@crisper/contract/${file.module}';`);
  }
  return [
    '// Written by `npm run client` from packages/contract.',
    "import type { z } from 'zod';",
    ...imports,
    '',
    'export interface NamedSchema {',
    '  schema: z.ZodType;',
    '  about?: string;',
    '  /** What comments say of its fields, by their paths. */',
    '  fields: Readonly<Record<string, string>>;',
    '}',
    '',
    'export const schemas: Readonly<Record<string, NamedSchema>> = {',
    ...schemas,
    '};',
    '',
    '/** Of what stands in the endpoints themselves. */',
    'export const operationWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
    ...operations,
    '};',
    '',
  ].join('\n');
}

const TYPE = 'export type ';

/** As its type is called; with its room before it where another has the name. */
function nameOf(name: string, { path, room }: Described, taken: ReadonlySet<string>): string {
  const lines = readFileSync(path, 'utf8').split('\n');
  const line = lines.find((one) => one.startsWith(TYPE) && one.endsWith(`<typeof ${name}>;`));
  const own = line?.slice(TYPE.length).split(' ')[0] ?? capitalized(name);
  return taken.has(own) ? capitalized(room) + capitalized(own) : own;
}

const capitalized = (name: string) => name[0]!.toUpperCase() + name.slice(1);
