import { expect, it } from 'vitest';
import { PHOTO, readOne, zipOf } from '../testing/make-files.ts';

const at = (section: string | null, ...lines: string[]) => lines.map((line) => ({ section, line }));
const todo = (section: string | null, ...texts: string[]) => texts.map((text) => ({ section, text }));
const photo = PHOTO.toString('base64');

it('Nextcloud Cookbook: schema.org in a folder with its picture', async () => {
  const recipe = {
    ...{
      '@type': 'Recipe',
      name: 'Bread',
      recipeYield: 1,
      keywords: 'baking,slow',
      prepTime: 'PT20M',
      cookTime: 'PT45M',
    },
    recipeIngredient: ['## Starter', '100 g flour', '## Dough', '400 g flour'],
    recipeInstructions: ['Mix.', { '@type': 'HowToStep', text: 'Bake.' }],
    dateCreated: '2022-02-02T00:00:00+0000',
  };
  const file = await zipOf({
    'Recipes/Bread/recipe.json': JSON.stringify(recipe),
    'Recipes/Bread/full.jpg': PHOTO,
    'Recipes/Bread/thumb.jpg': 'x',
  });
  expect(await readOne('Recipes.zip', file)).toMatchObject({
    ...{
      format: 'Nextcloud Cookbook',
      title: 'Bread',
      servings: 1,
      tags: ['baking', 'slow'],
      photos: [PHOTO],
    },
    ingredients: [...at('Starter', '100 g flour'), ...at('Dough', '400 g flour')],
    steps: todo(null, 'Mix.', 'Bake.'),
  });
});

it('RecipeSage: a list of JSON-LD with notes, credit and empty sections as headings', async () => {
  const recipe = {
    ...{
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Tacos',
      recipeYield: '4',
      totalTime: '30 min',
    },
    recipeIngredient: ['[Filling]', '500 g beef', '[Shells]', '8 tortillas'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Filling' },
      { '@type': 'HowToStep', text: 'Brown.' },
    ],
    ...{ recipeCategory: ['mexican'], creditText: 'A friend', isBasedOn: 'https://example.org/t' },
    ...{
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Spicy.' }],
      aggregateRating: { ratingValue: '3' },
    },
  };
  expect(await readOne('recipesage.json', JSON.stringify([recipe]))).toMatchObject({
    ...{ format: 'RecipeSage', title: 'Tacos', servings: 4, totalMinutes: 30, rating: 3, notes: 'Spicy.' },
    ...{ sourceUrl: 'https://example.org/t', sourceName: 'A friend', tags: ['mexican'] },
    ingredients: [...at('Filling', '500 g beef'), ...at('Shells', '8 tortillas')],
    steps: todo('Filling', 'Brown.'),
  });
});

it('Mela and Crouton: one JSON for each recipe', async () => {
  const mela = {
    ...{
      id: 'x',
      title: 'Pho',
      text: 'Soup.',
      images: [photo],
      categories: ['Viet'],
      yield: '2',
      cookTime: '3 hours',
    },
    ...{
      ingredients: '# Broth\n1 kg bones\n# Bowl\nnoodles',
      instructions: '1. Boil.\n2. Serve.',
      notes: 'Slow.',
    },
    ...{ link: 'https://example.org/pho', nutrition: '', date: 0, favorite: true },
  };
  expect(await readOne('r.melarecipes', await zipOf({ 'x.melarecipe': JSON.stringify(mela) }))).toMatchObject(
    {
      ...{
        format: 'Mela',
        title: 'Pho',
        servings: 2,
        cookMinutes: 180,
        tags: ['Viet', 'Favorite'],
        photos: [PHOTO],
      },
      ingredients: [...at('Broth', '1 kg bones'), ...at('Bowl', 'noodles')],
      ...{ steps: todo(null, 'Boil.', 'Serve.'), createdAt: '2001-01-01T00:00:00.000Z' },
    },
  );
  const crouton = {
    ...{
      name: 'Salad',
      serves: 2,
      duration: 10,
      notes: '',
      webLink: 'https://example.org/s',
      tags: [],
      images: [],
    },
    ingredients: [
      { order: 2, ingredient: { name: 'oil' }, quantity: { amount: 2, quantityType: 'TABLESPOON' } },
      { order: 0, ingredient: { name: 'Dressing' }, quantity: { quantityType: 'SECTION' } },
      { order: 1, ingredient: { name: 'lemon' }, quantity: { amount: 0.5, quantityType: 'ITEM' } },
    ],
    steps: [
      { order: 1, step: 'Toss.' },
      { order: 0, step: 'Prepare', isSection: true },
    ],
  };
  expect(await readOne('all.zip', await zipOf({ 'Salad.crumb': JSON.stringify(crouton) }))).toMatchObject({
    ...{ format: 'Crouton', title: 'Salad', servings: 2, totalMinutes: 10 },
    ingredients: at('Dressing', '1/2 lemon', '2 tbsp oil'),
    steps: todo('Prepare', 'Toss.'),
  });
});

it('Recipe Keeper and CopyMeThat: one page and a folder of pictures', async () => {
  const keeper = `<html><body><div class="recipe-details"><h2 itemprop="name">Stew</h2>
    <span itemprop="recipeCourse">Main</span><meta content="Beef" itemprop="recipeCategory">
    <meta content="4" itemprop="recipeRating"><span itemprop="recipeYield">6</span>
    <meta content="PT15M" itemprop="prepTime"><meta content="PT2H" itemprop="cookTime">
    <div itemprop="recipeIngredients"><p>Meat:</p><p>1 kg beef</p></div>
    <div itemprop="recipeDirections"><p>1. Brown &amp; stir.</p><p>2. Braise.</p></div>
    <div itemprop="recipeNotes"><p>Freezes well.</p></div><span itemprop="recipeSource"><a href="https://example.org/stew">x</a></span>
    <meta content="250" itemprop="recipeNutCalories"><img class="recipe-photo" src="images/a_1.jpg"></div></body></html>`;
  expect(
    await readOne('RecipeKeeper.zip', await zipOf({ 'recipes.html': keeper, 'images/a_1.jpg': PHOTO })),
  ).toMatchObject({
    ...{ format: 'Recipe Keeper', title: 'Stew', servings: 6, prepMinutes: 15, cookMinutes: 120, rating: 4 },
    ...{
      ingredients: at('Meat', '1 kg beef'),
      steps: todo(null, 'Brown & stir.', 'Braise.'),
      photos: [PHOTO],
    },
    ...{
      tags: ['Main', 'Beef'],
      notes: 'Freezes well.',
      sourceUrl: 'https://example.org/stew',
      nutrition: 'Calories: 250',
    },
  });
  const copied = `<html><body><div class="recipe"><img class="recipeImage" src="images/cake.jpg"><div id="name">Cake</div>
    <a id="original_link" href="https://example.org/cake">l</a><div id="description">Soft.</div><a id="recipeYield">8</a>
    <span class="recipeCategory">Sweet</span><ul id="recipeIngredients"><li class="recipeIngredient_subheader">Batter</li>
    <li class="recipeIngredient">3 eggs</li><li class="recipeIngredient_spacer"></li></ul><ol id="recipeInstructions">
    <li class="instruction">Bake.</li></ol><ul><li class="recipeNote">Cool it.</li></ul><span id="ratingValue">5</span></div></body></html>`;
  expect(
    await readOne('cmt.zip', await zipOf({ 'recipes.html': copied, 'images/cake.jpg': PHOTO })),
  ).toMatchObject({
    ...{ format: 'CopyMeThat', title: 'Cake', description: 'Soft.', servings: 8, tags: ['Sweet'], rating: 5 },
    ...{
      ingredients: at('Batter', '3 eggs'),
      steps: todo(null, 'Bake.'),
      notes: 'Cool it.',
      photos: [PHOTO],
    },
    sourceUrl: 'https://example.org/cake',
  });
});

it('Plan to Eat and My Recipe Box: tables', async () => {
  const plan =
    'Title,Course,Cuisine,Description,Source,Url,Prep Time,Cook Time,Servings,Ingredients,Directions,Tags,Rating,Photo Url\n' +
    '"Chili","Main","Tex-Mex","Hot","Aunt","https://example.org/chili","10","60","6",", Beans\n2 cans beans\n, Meat\n1 lb beef","Fry.\nSimmer.","winter, beans","4","https://example.org/c.jpg"';
  expect(await readOne('plan.csv', plan)).toMatchObject({
    ...{ format: 'Plan to Eat', title: 'Chili', servings: 6, prepMinutes: 10, cookMinutes: 60, rating: 4 },
    ingredients: [...at('Beans', '2 cans beans'), ...at('Meat', '1 lb beef')],
    ...{
      tags: ['Main', 'Tex-Mex', 'winter', 'beans'],
      imageUrl: 'https://example.org/c.jpg',
      sourceName: 'Aunt',
    },
  });
  const box =
    'title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture\n' +
    '"Naan","","20","10","60","","6 pieces","3 cups flour\n1 tsp salt","Knead.\nBake.","Warm","","1","5","Bread","indian","","https://example.org/naan",""';
  expect(await readOne('box.csv', box)).toMatchObject({
    ...{
      format: 'My Recipe Box',
      title: 'Naan',
      servings: 6,
      totalMinutes: 90,
      tags: ['Bread', 'indian', 'Favorite'],
    },
    ...{
      ingredients: at(null, '3 cups flour', '1 tsp salt'),
      steps: todo(null, 'Knead.', 'Bake.'),
      notes: 'Warm',
    },
  });
});
