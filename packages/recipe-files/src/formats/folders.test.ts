import { expect, it } from 'vitest';
import { PHOTO, readOne, zipOf } from '../testing/make-files.ts';

const at = (section: string | null, ...lines: string[]) => lines.map((line) => ({ section, line }));
const todo = (section: string | null, ...texts: string[]) => texts.map((text) => ({ section, text }));

it('Cook’n: tables with separators of their own', async () => {
  const table = (...rows: string[][]) => rows.map((row) => row.join('||||')).join('!@#%^&*()');
  const file = await zipOf({
    'temp_recipe.dsv': table(
      ['ID', 'SERVES', 'PREPTIME', 'COOKTIME', 'INSTRUCTIONS'],
      ['r1', '4', '5', '10', '1. Mix.\n2. Fry.'],
    ),
    'temp_recipe_desc.dsv': table(
      ['ID', 'PARENT', 'TITLE', 'DESCRIPTION'],
      ['r1', 'c1', 'Pancakes', '[null]'],
    ),
    'temp_chapter_desc.dsv': table(['ID', 'PARENT', 'TITLE'], ['c1', 'b1', 'Breakfast']),
    'temp_cookBook_desc.dsv': table(['ID', 'TITLE'], ['b1', 'Family']),
    'temp_ingredient.dsv': table(
      [
        'PARENT_ID',
        'DISPLAY_ORDER',
        'AMOUNT_QTY_STRING',
        'AMOUNT_UNIT',
        'PRE_QUALIFIER',
        'INGREDIENT_FOOD_ID',
        'POST_QUALIFIER',
        'BRAND_ID',
      ],
      ['r1', '2', '0', '[null]', '[null]', 'f2', ', to taste', '[null]'],
      ['r1', '1', '1 1/2', 'u1', '[null]', 'f1', 'sifted', '[null]'],
    ),
    'temp_unit.dsv': table(['ID', 'NAME'], ['u1', 'cups']),
    'temp_food.dsv': table(['ID', 'NAME'], ['f1', 'flour'], ['f2', 'salt']),
    'temp_brand.dsv': table(['ID', 'NAME']),
    'temp_media.dsv': table(['ID', 'ENTITY_ID', 'MEDIA_CONTENT_TYPE'], ['m1', 'r1', 'image/jpeg']),
    m1: PHOTO,
  });
  expect(await readOne('cookn.zip', file)).toMatchObject({
    ...{ format: 'Cook’n', title: 'Pancakes', servings: 4, prepMinutes: 5, cookMinutes: 10, photos: [PHOTO] },
    ingredients: at(null, '1 1/2 cups flour, sifted', 'salt, to taste'),
    ...{ steps: todo(null, 'Mix.', 'Fry.'), tags: ['Family', 'Breakfast'] },
  });
});

it('Cookmate, KitchenOwl, Chowdown and Cooklang folders', async () => {
  const xml = `<?xml version="1.0"?><cookbook version="1"><recipe><title>Dal</title><preptime>10 min</preptime><cooktime>30 min</cooktime>
    <ingredient><li>1 cup lentils</li><li>[Tadka]</li><li>2 tbsp ghee</li></ingredient><recipetext><li>Boil &amp; stir.</li></recipetext>
    <quantity>4</quantity><url>https://example.org/dal</url><comments>Good.</comments><category>Indian</category><imagepath>images/1.jpg</imagepath></recipe></cookbook>`;
  expect(await readOne('book.mcb', await zipOf({ 'book.xml': xml, 'images/1.jpg': PHOTO }))).toMatchObject({
    ...{
      format: 'Cookmate',
      title: 'Dal',
      servings: 4,
      prepMinutes: 10,
      tags: ['Indian'],
      notes: 'Good.',
      photos: [PHOTO],
    },
    ...{
      ingredients: [...at(null, '1 cup lentils'), ...at('Tadka', '2 tbsp ghee')],
      steps: todo(null, 'Boil & stir.'),
    },
  });
  const owl = {
    items: [],
    recipes: [
      {
        name: 'Eggs',
        description: '## Fry\n1. Crack.\n2. Fry.',
        time: 5,
        yields: 1,
        items: [{ name: 'eggs', description: '2', optional: false }],
        tags: ['fast'],
      },
    ],
  };
  expect(await readOne('owl.json', JSON.stringify(owl))).toMatchObject({
    ...{
      format: 'KitchenOwl',
      title: 'Eggs',
      totalMinutes: 5,
      ingredients: at(null, '2 eggs'),
      steps: todo('Fry', 'Crack.', 'Fry.'),
    },
  });
  const chow =
    '---\nlayout: recipe\ntitle: "Guac"\nimage: guac.jpg\ntags: dips, fast\ningredients:\n- 2 avocados\n- salt\ndirections:\n- Mash.\n---\nThe best dip.\n';
  expect(
    await readOne(
      'site.zip',
      await zipOf({
        '_recipes/guac.md': chow,
        'images/guac.jpg': PHOTO,
        'README.md': '# Site',
        '_config.yml': 'a: b',
      }),
    ),
  ).toMatchObject({
    ...{
      format: 'Chowdown',
      title: 'Guac',
      description: 'The best dip.',
      tags: ['dips', 'fast'],
      photos: [PHOTO],
    },
    ...{ ingredients: at(null, '2 avocados', 'salt'), steps: todo(null, 'Mash.') },
  });
  const cook =
    '---\nservings: 2\ntags: [quick]\nsource: https://example.org/e\n---\n\nBoil @eggs{3}.\n\n== Sauce ==\n\nMelt @butter{20%g} for ~{2%minutes}.\n';
  expect(
    await readOne(
      'cook.zip',
      await zipOf({ 'Breakfast/Egg Toast.cook': cook, 'Breakfast/Egg Toast.jpg': PHOTO }),
    ),
  ).toMatchObject({
    ...{ format: 'Cooklang', title: 'Egg Toast', servings: 2, tags: ['quick'], photos: [PHOTO] },
    ...{
      ingredients: [...at(null, '3 eggs'), ...at('Sauce', '20 g butter')],
      steps: [...todo(null, 'Boil eggs.'), ...todo('Sauce', 'Melt butter for 2 minutes.')],
    },
  });
});
