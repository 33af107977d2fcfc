import fc from 'fast-check';
import { foundRecipe, RecipeProblem } from '../found-recipe.ts';
import type { WrittenRecipe } from '../writers/writing.ts';

/** Characters and words that one format or another takes for something of its own. */
const ODD = [
  ...'@#~{}[]()<>&;:=-_*•|\\/"\'`%!?.,0123456789½é日🍲',
  ...[
    '--',
    '[-',
    '-]',
    '>>',
    '---',
    '= ',
    '# ',
    '## ',
    '- ',
    '1. ',
    '2) ',
    '**',
    ':',
    ': ',
    '. ',
    '\n',
    '\n\n',
  ],
  ...[
    '&amp;',
    '&lt;',
    '<b>',
    '</b>',
    '<br>',
    '<script>',
    'http://',
    '~{5%minutes}',
    '@salt{1%tsp}',
    '\u2060',
  ],
];
const PLAIN = [
  'flour',
  'salt',
  'the',
  'Mix',
  'oven',
  'for 20 minutes',
  'Crème',
  'brûlée',
  'a',
  '2 cups',
  ' ',
];

const text = (most: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...PLAIN), fc.constantFrom(...ODD), fc.string({ maxLength: 6 })), {
      maxLength: most,
    })
    .map((parts) => parts.join(' '));
const glued = (most: number) =>
  fc
    .array(fc.constantFrom(...PLAIN, ...ODD), { minLength: 1, maxLength: most })
    .map((parts) => parts.join(''));
const words = (most: number) => fc.oneof(text(most), glued(most));
const minutes = fc.option(fc.integer({ min: 1, max: 44_640 }));
const sectioned = fc.array(fc.record({ section: fc.option(words(4), { freq: 2 }), text: words(10) }), {
  maxLength: 8,
});
const photo = fc.uint8Array({ minLength: 1, maxLength: 40 });
const address = fc.option(fc.webUrl({ withQueryParameters: true }), { freq: 2 });

/** Made recipes as any reader gives them: cleaned and bounded, with whatever people write. */
export const madeRecipe: fc.Arbitrary<WrittenRecipe> = fc
  .record({
    ...{ title: words(5), description: words(12), servings: fc.option(fc.integer({ min: 1, max: 1_000 })) },
    ...{ yieldText: fc.option(words(4)), prepMinutes: minutes, cookMinutes: minutes, totalMinutes: minutes },
    ...{ ingredients: sectioned, steps: sectioned, tags: fc.array(words(3), { maxLength: 5 }) },
    ...{ rating: fc.option(fc.integer({ min: 1, max: 5 })), notes: words(12), sourceUrl: address },
    ...{ sourceName: fc.option(words(3)), nutrition: fc.option(words(6)), imageUrl: address },
    createdAt: fc.option(
      fc.date({ min: new Date('1900-01-02'), max: new Date('2100-01-01'), noInvalidDate: true }),
    ),
    photos: fc.array(photo, { maxLength: 3 }),
  })
  .map(({ photos, ...given }) => {
    try {
      // Twice: what was escaped more than once is plain only then.
      const { ingredients, ...once } = foundRecipe({ ...given, title: `A ${given.title}` });
      const again = ingredients.map(({ section, line }) => ({ section, text: line }));
      const { lost, ...recipe } = foundRecipe({ ...once, ingredients: again });
      return { ...recipe, photos };
    } catch (error) {
      if (error instanceof RecipeProblem) return null;
      throw error;
    }
  })
  .filter((recipe) => recipe !== null);
