import type { Exception } from './named-in-code.ts';

/** Code that names foods all the same: a file below each path, and why. */
export const EXCEPTIONS: readonly Exception[] = [
  ['packages/plates/src/', 70, 'words of titles, in which any dish may be called anything'],
  ['packages/kitchen/src/planning/plates.data.ts', 68, 'plates that are small recipes of their own'],
  ['packages/kitchen/src/planning/at-table.ts', 18, 'the proteins are searched in an order'],
  ['packages/kitchen/src/planning/companions.ts', 12, 'names plates of plates.data.ts'],
  [
    'packages/kitchen/src/cooking/asking/',
    36,
    'each answer is about a group of foods, named by what heads it',
  ],
  [
    'packages/kitchen/src/nutrition/',
    14,
    'figures of USDA for a kind with and without its skin, and usual portions',
  ],
  ['packages/kitchen/src/foods/text.ts', 8, 'spelling of English words'],
  ['packages/kitchen/src/recipes/tags.ts', 6, 'titles name a dish by its main food'],
  ['apps/web/src/rooms/recipes/tag-names.ts', 5, 'the main foods of tags.ts, for translators'],
  ['apps/server/src/sample-data/', 11, 'what the made-up household of the demo has at home'],
];
