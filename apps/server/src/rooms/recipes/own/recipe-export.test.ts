import { EXPORT_FORMATS } from '@crisper/contract/recipes/recipe-export';
import { readRecipeFile } from '@crisper/recipe-files/read-recipe-file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharpPictures } from '../../../providers/pictures/sharp.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp();
  token = (await t.signUp()).token;
  const cake = {
    title: 'Plum <cake> / of Mia',
    ingredients: ['For the dough:', '3 eggs', ':', '500 g plums'],
    steps: ['Whisk the eggs.', 'Lay the plums on top.'],
    ...{ servings: 8, prepTimeMin: 20, cookTimeMin: 40, sourceUrl: 'https://example.org/cake' },
  };
  const { id } = (await t.call('POST', '/api/recipes', { token, body: cake })).json<{ id: string }>();
  const marks = { rating: 4, notes: 'Less sugar.\n\nMore plums.', tags: ['Cakes, sweet'] };
  await t.call('PATCH', `/api/recipes/${id}/marks`, { token, body: marks });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="9" height="9"/></svg>';
  const photo = `data:image/png;base64,${(await sharpPictures.png(svg)).toString('base64')}`;
  await t.call('POST', `/api/recipes/${id}/photos`, { token, body: { photo } });
});
afterAll(() => t.close());

const download = (format: string, who = token) =>
  t.call('GET', `/api/recipe-export?format=${format}`, { token: who });

it.each(EXPORT_FORMATS)('own recipes as %s, with all that is kept about them', async (format) => {
  const answer = await download(format);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toContain(
    format === 'paprika' ? 'my-recipes.paprikarecipes' : `my-recipes-${format}.zip`,
  );
  const found = [];
  for await (const one of readRecipeFile('recipes.zip', answer.rawPayload)) found.push(one);
  expect(found).toMatchObject([
    {
      recipe: {
        ...{ title: 'Plum <cake> / of Mia', servings: 8, prepMinutes: 20, cookMinutes: 40 },
        ...{ rating: 4, notes: 'Less sugar.\n\nMore plums.', tags: ['Cakes, sweet'] },
        ingredients: [
          { section: 'For the dough', line: '3 eggs' },
          { section: null, line: '500 g plums' },
        ],
        steps: [{ text: 'Whisk the eggs.' }, { text: 'Lay the plums on top.' }],
        sourceUrl: 'https://example.org/cake',
        photos: [expect.anything()],
        lost: [],
      },
    },
  ]);
});

it('is of the person alone, and says when there is nothing', async () => {
  const other = (await t.signUp()).token;
  const empty = await download('cooklang', other);
  expect([empty.statusCode, empty.json().error]).toEqual([
    404,
    'There are no recipes of your own to download yet.',
  ]);
  expect((await t.call('GET', '/api/recipe-export?format=cooklang')).statusCode).toBe(401);
  expect((await download('word')).statusCode).toBe(400);
});
