import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLERGENS, SHOP_SECTIONS } from '@crisper/contract/vocabulary';
import { KINDS } from '../../src/composing/kinds.ts';
import { AISLES } from '../../src/foods/food.ts';
import type { Entry } from './read.ts';

/** A file below this path may name so many foods, and why. */
export type Exception = readonly [path: string, most: number, because: string];

/** Fewer than these in one file are a word or two, and no table of foods. */
const FEW = 5;

const quoted = (text: string): string[] =>
  [...text.matchAll(/['"`]([a-z][a-z0-9-]*)['"`]/g)].map(([, word = '']) => word);

/** Ids that are also words for something else: kinds of handling, roles of dishes, aisles, allergens. */
const OTHER_WORDS: ReadonlySet<string> = new Set<string>([
  ...Object.keys(KINDS),
  ...quoted(readFileSync(join(import.meta.dirname, '../../src/composing/role-names.ts'), 'utf8')),
  ...AISLES,
  ...ALLERGENS,
  ...SHOP_SECTIONS,
]);

const NOT_CODE = /\.(?:test|fixture|gen)\.tsx?$|\/testing\/|^apps\/server\/src\/security-tests\//;

/** The files of the product that name foods by their ids, with how many. */
function namedIn(root: string, ids: ReadonlySet<string>): Map<string, number> {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', ':(glob)apps/*/src/**', ':(glob)packages/*/src/**'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const counts = new Map<string, number>();
  for (const file of listed.split('\n').filter((path) => /\.tsx?$/.test(path) && !NOT_CODE.test(path))) {
    const named = new Set<string>();
    for (const word of quoted(readFileSync(join(root, file), 'utf8')))
      if (ids.has(word) && !OTHER_WORDS.has(word)) named.add(word);
    if (named.size >= FEW) counts.set(file, named.size);
  }
  return counts;
}

/** Code asks by kind, role or tag. What names foods all the same is listed with its reason, and may not grow. */
export function namedInCode(
  root: string,
  ids: ReadonlySet<string>,
  exceptions: readonly Exception[],
): string[] {
  const problems: string[] = [];
  const used = new Set<string>();
  for (const [file, count] of namedIn(root, ids)) {
    const exception = exceptions.find(([path]) => file.startsWith(path));
    if (exception === undefined)
      problems.push(`${file} names ${count} foods: say it in their records, and ask by tag`);
    else if (count > exception[1])
      problems.push(`${file} names ${count} foods, ${exception[1]} at most: ${exception[2]}`);
    used.add(exception?.[0] ?? '');
  }
  return [
    ...problems,
    ...exceptions.flatMap(([path]) => (used.has(path) ? [] : [`exceptions.ts: ${path} needs none`])),
  ];
}

const COMPOSING = join(import.meta.dirname, '../../src/composing');

/** Every role that a record names is asked for by a blueprint. A blueprint that asks for one that no record names does not start. */
export function rolesInCode(foods: readonly Entry[]): string[] {
  const code = readdirSync(COMPOSING, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:gen|test)\.ts$/.test(file))
    .map((file) => readFileSync(join(COMPOSING, file), 'utf8'))
    .join('\n');
  return foods.flatMap(({ id, where, dishes }) =>
    [...(dishes?.fits ?? []), ...(dishes?.not ?? [])]
      .filter((role) => !code.includes(`'${role}'`))
      .map((role) => `${where}: ${id}: no composed dish asks for "${role}"`),
  );
}
