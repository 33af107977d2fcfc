import { describe, expect, it } from 'vitest';
import { foundRecipe } from '../found-recipe.ts';
import { readBack, roundTrips } from '../testing/round-trip.ts';
import { writeCooklang } from './write-cooklang.ts';

const FORMATS = ['cooklang', 'json-ld', 'paprika'] as const;
const { lost, ...text } = foundRecipe({
  ...{ title: 'Plum cake', description: 'Of grandma.', servings: 8, yieldText: '1 tray', rating: 5 },
  ...{ prepMinutes: 20, cookMinutes: 40, totalMinutes: 90, tags: ['Cakes, sweet', 'Autumn'] },
  ingredients: [
    { section: null, text: '500 g plums' },
    { section: 'For the dough', text: '3 eggs' },
    { section: 'For the dough', text: '1 1/2 cups flour (or 200 g), sifted' },
  ],
  steps: [
    { section: 'Dough', text: 'Whisk the eggs with the flour.' },
    { section: null, text: 'Bake @ 180 °C -- for 40 minutes.' },
  ],
  ...{ notes: 'Less sugar.\nMore plums.\n\nFreezes well.', sourceUrl: 'https://example.org/cake' },
  ...{ sourceName: 'Mia', nutrition: '300 kcal', createdAt: '2020-01-02T03:04:05Z' },
});
const cake = { ...text, photos: [Buffer.from('one'), Buffer.from('two')] };

describe.each(FORMATS)('%s', (format) => {
  it('gives a recipe back with everything in it', async () => {
    const [again] = await readBack(format, [cake]);
    expect(again).toEqual({ ...cake, photos: cake.photos.map((photo) => new Uint8Array(photo)) });
  });

  it('gives words back that look like markup', async () => {
    const odd = { ...cake, servings: 464, yieldText: '</', sourceName: 'A </b> & &lt;B' };
    expect(await readBack(format, [odd])).toMatchObject([{ yieldText: '</', sourceName: 'A </b> & &lt;B' }]);
  });

  it('gives made recipes back as they were', () => roundTrips(format, 60));
});

it('recipes of the same name are several files', async () => {
  expect(await readBack('cooklang', [cake, { ...cake, title: 'PLUM: cake' }])).toMatchObject([
    { title: 'Plum cake', photos: [{}, {}] },
    { title: 'PLUM: cake', photos: [{}, {}] },
  ]);
});

it('marks amounts, so that other apps can scale and shop', () => {
  const text = writeCooklang({ ...cake, ingredients: [{ section: null, line: '2 cloves garlic, minced' }] });
  expect(text.toString()).toContain('@garlic{2%clove}(minced)');
});
