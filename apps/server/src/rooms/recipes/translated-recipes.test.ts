import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Recipe, RecipeCard } from '@crisper/contract/recipes/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { seedCookBook } from './book/cook-book.ts';
import { seedTranslations } from './book/seed-translations.ts';

const HEAD = 'servings: 4\nprep time: 20 minutes\ncook time: 1 hour\ncuisine: French\ncourse: dinner';
const GRATIN = `---
title: Potato Gratin
description: Thin potatoes baked in cream until the top is brown.
${HEAD}
---

Heat the #oven{} to 350°F / 175°C. Layer @potatoes{2%lb}(sliced) with @heavy cream{2%cup}, @gruyere cheese{4%oz} and @salt{1%tsp}.
> Tip: Slice them as thin as a coin.

Bake ~{50%minutes}.
> Looks right: Brown, and a knife slides in.
`;
const GERMAN = `---
title: Kartoffelgratin mit Käse
description: Dünne Kartoffelscheiben, in Sahne gebacken, bis die Kruste braun ist.
---

Den #Backofen{} auf 175 °C vorheizen. @Kartoffeln{900%g}(in Scheiben) mit @Salz{1%TL}, @Sahne{480%ml} und @Greyerzer{120%g} einschichten.
> Tip: So dünn wie eine Münze schneiden.

~backen{50%Minuten} backen.
> Looks right: Braun, und ein Messer gleitet hinein.
`;
const SOUP = `---
title: Plain Tomato Soup
description: A soup of little more than tomatoes and time.
${HEAD}
---

Simmer @tomatoes{2%lb} in a #saucepan{} for ~{50%minutes}.
> Tip: Salt it at the end.
`;
const soupIn = (title: string, description: string, step: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${step}\n`;
const SOUPS = {
  fr: soupIn(
    'Potage de tomates à l’ancienne',
    'Des tomates, du temps et un œuf poché.',
    'Faire mijoter @tomates{900%g} dans une #casserole{} ~{50%minutes}.\n> Tip: Saler à la fin.',
  ),
  es: soupIn(
    'Sopa de tomate sencilla',
    'Poco más que tomates, tiempo y un buen jamón.',
    'Cocer @tomates{900%g} en una #olla{} ~{50%minutos}.\n> Tip: Salar al final.',
  ),
  it: soupIn(
    'Zuppa di pomodoro semplice',
    'Poco più di pomodori e tempo, con il pane raffermo.',
    'Cuocere @pomodori{900%g} in una #pentola{} per ~{50%minuti}.\n> Tip: Salare alla fine.',
  ),
};

let t: TestApp;
let folder: string;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'translated-'));
  await mkdir(join(folder, 'dinner'));
  await mkdir(join(folder, 'de', 'dinner'), { recursive: true });
  await writeFile(join(folder, 'dinner', 'potato-gratin.cook'), GRATIN);
  await writeFile(join(folder, 'dinner', 'plain-tomato-soup.cook'), SOUP);
  await writeFile(join(folder, 'de', 'dinner', 'potato-gratin.cook'), GERMAN);
  await writeFile(join(folder, 'de', 'dinner', 'nowhere.cook'), GERMAN);
  for (const [language, soup] of Object.entries(SOUPS)) {
    await mkdir(join(folder, language, 'dinner'), { recursive: true });
    await writeFile(join(folder, language, 'dinner', 'plain-tomato-soup.cook'), soup);
  }
  t = await testApp();
  expect(await seedCookBook(t.container.db, folder)).toBe(2);
  await seedTranslations(t.container.db, folder);
  token = (await t.signUp()).token;
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

const get = async <Answer>(path: string, language: string) =>
  (await t.call('GET', path, { token, headers: { 'accept-language': language } })).json<Answer>();
const found = async (search: string, language = 'de') =>
  (await get<RecipeCard[]>(`/api/recipes?search=${encodeURIComponent(search)}`, language)).map(
    ({ id }) => id,
  );

describe('a recipe of the book in the language of who reads it', () => {
  it('has its words, measures and steps, and the figures of the English one', async () => {
    const english = await get<Recipe>('/api/recipes/potato-gratin', 'en');
    const german = await get<Recipe>('/api/recipes/potato-gratin', 'de-AT,de;q=0.9');
    expect(german).toMatchObject({
      title: 'Kartoffelgratin mit Käse',
      englishTitle: 'Potato Gratin',
      description: 'Dünne Kartoffelscheiben, in Sahne gebacken, bis die Kruste braun ist.',
    });
    expect(german.ingredients.map(({ text }) => text)).toEqual([
      '900 g Kartoffeln, in Scheiben',
      '480 ml Sahne',
      '120 g Greyerzer',
      '1 TL Salz',
    ]);
    expect(german.ingredients[0]).toMatchObject({
      amountMin: 900,
      unit: 'gram',
      preparation: 'in Scheiben',
      ingredient: { name: 'Kartoffeln' },
    });
    expect(german.ingredients[3]).toMatchObject({ amountMin: 1, unit: 'teaspoon' });
    expect(german.steps[1]).toEqual({
      text: '50 Minuten backen.',
      tip: null,
      looksRight: 'Braun, und ein Messer gleitet hinein.',
    });
    for (const field of ['nutritionPerServing', 'allergens', 'diets', 'plate', 'id', 'slug'] as const)
      expect(german[field]).toEqual(english[field]);
    expect(german.ingredients.map((line) => [line.ingredientId, line.grams])).toEqual(
      english.ingredients.map((line) => [line.ingredientId, line.grams]),
    );
    expect(english.title).toBe('Potato Gratin');
    expect(english).not.toHaveProperty('englishTitle');
    expect(english).not.toHaveProperty('language');
  });

  it('is cooked step by step, with its timers and temperatures', async () => {
    const { interactiveSteps } = await get<Recipe>('/api/recipes/potato-gratin', 'de');
    expect(interactiveSteps).toMatchObject([
      {
        title: 'Kartoffeln einschichten',
        temps: [{ of: 'oven', c: 175 }],
        tip: 'So dünn wie eine Münze schneiden.',
        equipment: ['Backofen'],
        allergen_flags: ['milk'],
      },
      { text: '50 Minuten backen.', timers: [{ label: 'Backen', seconds: 3000 }] },
    ]);
    const [first] = interactiveSteps;
    expect(first?.uses.map(({ at, length }) => first.text.slice(at, at + length))).toEqual([
      'Kartoffeln',
      'Salz',
      'Sahne',
      'Greyerzer',
    ]);
  });

  it('says so where there is none', async () => {
    expect(await get<Recipe>('/api/recipes/plain-tomato-soup', 'de')).toMatchObject({
      title: 'Plain Tomato Soup',
      language: 'en',
    });
    expect(await get<Recipe>('/api/recipes/potato-gratin', 'fr')).toMatchObject({
      title: 'Potato Gratin',
      language: 'en',
      steps: [{ tip: 'Slice them as thin as a coin.' }, {}],
    });
  });

  it('stands in lists under its title there', async () => {
    const cards = await get<RecipeCard[]>('/api/recipes?maxTime=1000', 'de');
    expect(cards.map(({ title, language }) => [title, language]).sort()).toEqual([
      ['Kartoffelgratin mit Käse', undefined],
      ['Plain Tomato Soup', 'en'],
    ]);
    await t.call('POST', '/api/favorites', {
      token,
      body: { recipeId: 'potato-gratin' },
    });
    const { recipes } = await get<{ recipes: RecipeCard[] }>('/api/favorites', 'de');
    expect(recipes.map(({ title }) => title)).toEqual(['Kartoffelgratin mit Käse']);
  });

  it.each([
    ['its title', 'kartoffelgratin'],
    ['the beginning of a word', 'kartof'],
    ['an umlaut, written out or left away', 'Kaese'],
    ['an umlaut, written out or left away', 'kase'],
    ['another form of a word', 'Krusten'],
    ['a food in that language', 'Sahne'],
    ['several words', 'braune Kruste'],
    ['its English title', 'gratin'],
    ['a typing mistake', 'kartofelgratin'],
  ])('is found by %s (%s)', async (_, typed) => {
    expect(await found(typed)).toEqual(['potato-gratin']);
  });

  it.each([
    ['fr', 'potages'],
    ['fr', 'oeuf'],
    ['fr', 'œufs pochés'],
    ['fr', 'a l’ancienne'],
    ['es', 'sopas'],
    ['es', 'jamon'],
    ['es', 'tomates sencillos'],
    ['it', 'zuppe'],
    ['it', 'pomodoro raffermo'],
    ['it', 'piu pomodori'],
  ])('is found in "%s" by other forms of its words, with or without accents: %s', async (language, typed) => {
    expect(await found(typed, language)).toEqual(['plain-tomato-soup']);
  });

  it('is found in no other language by these words', async () => {
    expect(await found('kruste', 'en')).toEqual([]);
    expect(await found('kruste', 'fr')).toEqual([]);
    expect(await found("' & | :* (", 'de')).not.toContain(undefined);
  });

  it('keeps its words while the files are the same, and loses them with the file', async () => {
    await seedTranslations(t.container.db, folder);
    expect(await found('kruste')).toEqual(['potato-gratin']);
    await rm(join(folder, 'de', 'dinner', 'potato-gratin.cook'));
    await seedTranslations(t.container.db, folder);
    expect(await found('kruste')).toEqual([]);
    expect(await get<Recipe>('/api/recipes/potato-gratin', 'de')).toMatchObject({ language: 'en' });
  });
});
