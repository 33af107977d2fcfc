import { expect, it } from 'vitest';
import { gzipped, PHOTO, readAll, readOne, zipOf } from '../testing/make-files.ts';

const at = (section: string | null, ...lines: string[]) => lines.map((line) => ({ section, line }));
const todo = (section: string | null, ...texts: string[]) => texts.map((text) => ({ section, text }));
const photo = PHOTO.toString('base64');

it('Paprika: sections, photo, rating, categories, times and dates', async () => {
  const file = await zipOf({
    'My Recipes/Pie.paprikarecipe': gzipped({
      ...{ uid: '1', name: 'Apple pie', servings: 'Serves 8', prep_time: '20 mins', cook_time: '1 hr 5 min' },
      ...{ total_time: '', notes: 'Better cold.', nutritional_info: '300 kcal', description: 'Grandma’s.' },
      ...{
        source: 'Grandma',
        source_url: 'https://example.org/pie',
        rating: 4,
        categories: ['Dessert', 'Pies'],
      },
      ingredients: 'Crust:\n2 cups flour\n1 stick butter\nFilling:\n6 apples',
      directions: 'Make the crust.\n\nFill and bake.',
      created: '2021-03-04 05:06:07',
      photo_data: photo,
      photos: [{ filename: 'b.jpg', data: photo }],
    }),
    '__MACOSX/._Pie.paprikarecipe': 'junk',
  });
  expect(await readOne('Export.paprikarecipes', file)).toEqual({
    ...{
      format: 'Paprika',
      title: 'Apple pie',
      description: 'Grandma’s.',
      servings: 8,
      yieldText: 'Serves 8',
    },
    ...{ prepMinutes: 20, cookMinutes: 65, totalMinutes: 85, rating: 4, notes: 'Better cold.' },
    ...{ tags: ['Dessert', 'Pies'], sourceUrl: 'https://example.org/pie', sourceName: 'Grandma' },
    ...{ nutrition: '300 kcal', createdAt: '2021-03-04T05:06:07.000Z', imageUrl: null, lost: [] },
    ingredients: [...at('Crust', '2 cups flour', '1 stick butter'), ...at('Filling', '6 apples')],
    steps: todo(null, 'Make the crust.', 'Fill and bake.'),
    photos: [PHOTO, PHOTO],
  });
});

it('Mealie since 1.0: tables of a backup, ids with and without dashes', async () => {
  const id = '11111111-2222-4333-8444-555555555555';
  const bare = id.replaceAll('-', '');
  const line = { recipe_id: bare, quantity: 1, unit_id: null, food_id: null };
  const tables = {
    recipes: [
      {
        id: bare,
        name: 'Soup',
        slug: 'soup',
        description: 'Warm.',
        org_url: 'https://example.org/soup',
        recipe_servings: 4,
        recipe_yield: '',
        recipe_yield_quantity: 0,
        prep_time: '10 minutes',
        perform_time: 'PT30M',
        total_time: null,
        rating: 5,
        created_at: '2024-01-02T00:00:00',
      },
    ],
    recipes_ingredients: [
      { ...line, position: 2, note: 'salt' },
      { ...line, position: 0, title: 'Base', quantity: 2.5, unit_id: 'u1', food_id: 'f1', note: 'chopped' },
      { ...line, position: 1, quantity: 2, food_id: 'f1' },
    ],
    recipe_instructions: [
      { recipe_id: bare, position: 1, text: 'Simmer.' },
      { recipe_id: bare, position: 0, title: 'Cook', text: 'Chop.' },
    ],
    notes: [{ recipe_id: bare, title: 'Tip', text: 'Add lemon.' }],
    ingredient_foods: [{ id: 'f1', name: 'onion', plural_name: 'onions' }],
    ingredient_units: [{ id: 'u1', name: 'cup', plural_name: 'cups' }],
    tags: [{ id: 't1', name: 'Quick' }],
    categories: [{ id: 'c1', name: 'Dinner' }],
    recipes_to_tags: [{ recipe_id: bare, tag_id: 't1' }],
    recipes_to_categories: [{ recipe_id: bare, category_id: 'c1' }],
    recipe_nutrition: [{ id: 1, recipe_id: bare, calories: '200', fat_content: '3' }],
    recipe_comments: [{ recipe_id: bare, text: 'Made it.' }],
  };
  const file = await zipOf({
    'database.json': JSON.stringify(tables),
    [`data/recipes/${id}/images/original.webp`]: PHOTO,
    [`data/recipes/${id}/images/tiny-original.webp`]: 'x',
  });
  expect(await readOne('mealie.zip', file)).toMatchObject({
    ...{ format: 'Mealie', title: 'Soup', servings: 4, prepMinutes: 10, cookMinutes: 30, totalMinutes: 40 },
    ingredients: at('Base', '2 1/2 cups onion, chopped', '2 onions', 'salt'),
    steps: todo('Cook', 'Chop.', 'Simmer.'),
    ...{ tags: ['Dinner', 'Quick'], rating: 5, notes: 'Tip\nAdd lemon.\n\nMade it.', photos: [PHOTO] },
    nutrition: 'Calories: 200\nFat: 3',
  });
});

it('Mealie before 1.0: a folder for each recipe', async () => {
  const recipe = {
    ...{ name: 'Toast', slug: 'toast', recipeYield: '2 slices', orgURL: 'https://example.org/toast' },
    recipeIngredient: [
      { title: null, note: '2 slices bread', quantity: 1, disableAmount: true },
      '1 tbsp butter',
    ],
    recipeInstructions: [{ title: '', text: 'Toast it.' }],
    ...{
      tags: ['fast'],
      recipeCategory: ['Breakfast'],
      notes: [{ title: 'N', text: 'Yum.' }],
      dateAdded: '2020-01-01',
    },
  };
  const file = await zipOf({
    'recipes/toast/toast.json': JSON.stringify(recipe),
    'recipes/toast/images/original.jpg': PHOTO,
    'settings/settings.json': '{"theme":"dark"}',
  });
  expect(await readOne('mealie_2021.zip', file)).toMatchObject({
    ...{
      format: 'Mealie',
      title: 'Toast',
      servings: 2,
      tags: ['Breakfast', 'fast'],
      notes: 'N\nYum.',
      photos: [PHOTO],
    },
    ingredients: at(null, '2 slices bread', '1 tbsp butter'),
    steps: todo(null, 'Toast it.'),
  });
});

it('Tandoor: an archive in the archive for each recipe', async () => {
  const recipe = {
    ...{
      name: 'Curry',
      description: 'Hot.',
      keywords: [{ name: 'Indian' }],
      servings: 2,
      servings_text: 'bowls',
    },
    ...{ working_time: 15, waiting_time: 20, source_url: 'https://example.org/c', nutrition: null },
    steps: [
      {
        ...{ name: 'Paste', instruction: 'Grind.\n\nFry.', order: 0 },
        ingredients: [
          { food: { name: 'chili' }, unit: null, amount: 3, note: 'dried', order: 0, is_header: false },
          { food: { name: 'salt' }, unit: null, amount: 0, order: 1, no_amount: true },
        ],
      },
      {
        name: '',
        instruction: 'Serve.',
        order: 1,
        ingredients: [{ food: { name: 'rice' }, unit: { name: 'g' }, amount: 200.0, order: 0 }],
      },
    ],
  };
  const inner = await zipOf({ 'recipe.json': JSON.stringify(recipe), 'image.jpg': PHOTO });
  const file = await zipOf({ '1.zip': inner, '2.zip': await zipOf({ 'recipe.json': '{"broken' }) });
  const [first, second] = await readAll('export.zip', file);
  expect(first).toMatchObject({
    format: 'Tandoor',
    recipe: {
      ...{
        title: 'Curry',
        servings: 2,
        prepMinutes: 15,
        cookMinutes: 20,
        totalMinutes: 35,
        tags: ['Indian'],
      },
      ingredients: [...at('Paste', '3 chili, dried', 'salt'), ...at(null, '200 g rice')],
      steps: [...todo('Paste', 'Grind.', 'Fry.'), ...todo(null, 'Serve.')],
      photos: [PHOTO],
    },
  });
  expect(second).toEqual({ source: 'recipe.json', error: 'This file is damaged or incomplete.' });
});
