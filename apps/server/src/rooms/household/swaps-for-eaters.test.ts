import { fileURLToPath } from 'node:url';
import type { MatchedRecipe } from '@crisper/contract/matching/matching';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { mayEat, namesForbidden } from '@crisper/kitchen/foods/who-eats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TextProvider } from '../../providers/text/text.provider.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { seedCookBook } from '../recipes/book/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));

let words: string[] = [];
const text: TextProvider = {
  name: 'made-up',
  async *stream() {
    yield* words;
  },
};

let t: TestApp;
let withModel: TestApp;
beforeAll(async () => {
  t = await testApp();
  withModel = await testApp({ text });
  await seedCookBook(t.container.db, BOOK);
});
afterAll(async () => {
  await t.close();
  await withModel.close();
});

interface Needs {
  diets: Diet[];
  allergens: Allergen[];
}

async function eater(app: TestApp, needs: Partial<Needs>): Promise<string> {
  const { token } = await app.signUp();
  await app.call('PATCH', '/api/household/self', { token, body: needs });
  return token;
}

const FRIDGE = (
  'peanut butter,tahini,soy sauce,fish sauce,couscous,bulgur,rice,chicken breast,eggs,milk,butter,yogurt,cheddar,' +
  'shrimp,tofu,almonds,flour,onion,garlic,tomatoes,spinach,lemon,chickpeas,noodles,honey,cream cheese'
).split(',');

const TABLES: Partial<Needs>[] = [
  { allergens: ['peanuts'] },
  { allergens: ['gluten'] },
  { allergens: ['milk', 'eggs'] },
  { allergens: ['sesame', 'nuts'] },
  { diets: ['vegan'] },
  { diets: ['vegetarian'], allergens: ['soybeans'] },
];

it.each(TABLES)(
  'offers nothing forbidden on match cards, in recipes and from the assistant: %j',
  async (needs) => {
    const eaters = { diets: [], allergens: [], ...needs };
    const token = await eater(t, needs);
    const searched = await t.call('POST', '/api/recipes/search', { token, body: { ingredients: FRIDGE } });
    const { recipes } = searched.json<{ recipes: MatchedRecipe[] }>();
    for (const { swaps, reasons } of recipes) {
      for (const { use, note } of swaps) {
        expect(mayEat(resolveFood(use)?.food, eaters), use).toBe(true);
        expect(namesForbidden(note, eaters), note).toBe(false);
      }
      for (const reason of reasons.filter((one) => one.includes('can stand in')))
        expect(namesForbidden(reason.split(' can stand in')[0]!, eaters), reason).toBe(false);
    }
    const opened = await t.call('GET', '/api/recipes/sesame-noodles', { token });
    const listed = await t.call('GET', '/api/recipes?limit=12', { token });
    const cards = listed.json<{ recipes: Recipe[] } | Recipe[]>();
    const ids = ('recipes' in cards ? cards.recipes : cards).map(({ id }) => id);
    const all = [
      opened,
      ...(await Promise.all(ids.map((id) => t.call('GET', `/api/recipes/${id}`, { token })))),
    ];
    for (const answer of all.filter(({ statusCode }) => statusCode === 200))
      for (const { swap_note } of answer.json<Recipe>().interactiveSteps) {
        const use = /Use (.*)$/.exec(swap_note ?? '')?.[1] ?? '';
        expect(namesForbidden(use, eaters), swap_note ?? '').toBe(false);
      }
  },
);

const RECIPE = {
  title: 'Noodles',
  currentStep: 1,
  totalSteps: 1,
  allSteps: ['Cook the rice noodles and toss them with the tahini and the soy sauce.'],
  ingredients: ['200 g rice noodles', '3 tbsp tahini', '2 tbsp soy sauce'],
  servings: 2,
};
const ask = async (app: TestApp, token: string, message: string) => {
  const answer = await app.call('POST', '/api/chat/cooking-assistant', {
    token,
    body: { message, context: { recipe: RECIPE, recentCommands: [], activeTimer: null } },
  });
  return answer.json<{ response?: string; fallback?: string }>();
};

it('answers the cook for those who eat', async () => {
  const allergic = await eater(t, { allergens: ['peanuts'] });
  const { fallback } = await ask(t, allergic, 'can I use peanut butter instead of tahini');
  expect(fallback).toMatch(/^Peanut butter is out: it contains peanuts, which you avoid\./);
  const vegan = await eater(t, { diets: ['vegan'] });
  expect((await ask(t, vegan, 'what can I use instead of soy sauce')).fallback).not.toMatch(/fish sauce/);
});

it('lets no text model name what is forbidden', async () => {
  const token = await eater(withModel, { allergens: ['peanuts'] });
  words = ['Use peanut ', 'butter instead.'];
  const refused = await ask(withModel, token, 'what can I use instead of tahini');
  expect(refused.response).toBeUndefined();
  expect(refused.fallback).not.toMatch(/peanut/i);
  words = ['Use sunflower seed butter.'];
  expect(await ask(withModel, token, 'what can I use instead of tahini')).toEqual({
    response: 'Use sunflower seed butter.',
  });
});
