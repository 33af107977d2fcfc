import { fileURLToPath } from 'node:url';
import type { InteractiveStep, Recipe } from '@crisper/contract/recipes/recipes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TextProvider } from '../../providers/text/text.provider.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { seedCookBook } from '../recipes/book/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));
const OWN = {
  title: 'Chicken and rice',
  ingredients: ['2 chicken breasts', '1 cup rice', '1 onion', '2 tbsp butter'],
  steps: [
    'Melt the butter over medium heat and fry the chopped onion for 5 minutes.',
    'Add the chicken and cook for 12 minutes, until it reaches 165°F inside. Serve with the rice, boiled for 15 minutes.',
  ],
};
const WRITTEN = [
  {
    title: 'Soften the onion',
    text: 'Melt the butter over medium heat and fry the onion for 5 minutes.',
    heat: 'medium',
    timer_sec: 9_999,
    allergen_flags: [],
    looks_right: 'Soft and clear.',
  },
  {
    title: 'Boil the rice',
    text: 'Boil the rice for 15 minutes.',
    heat: 'warmish',
    tip: 'Leave the lid on.',
  },
  {
    title: 'Cook the chicken',
    text: 'Cook the chicken for 12 minutes, until it reaches 165°F inside.',
    heat: null,
  },
];

let said = '';
let calls = 0;
const text: TextProvider = {
  name: 'made-up',
  async *stream() {
    calls += 1;
    if (said === 'nothing') throw new Error('no answer');
    for (let at = 0; at < said.length; at += 40) yield said.slice(at, at + 40);
  },
};

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp({ text });
  await seedCookBook(t.container.db, BOOK);
  token = (await t.signUp()).token;
});
afterAll(() => t.close());
beforeEach(() => {
  calls = 0;
});

let recipes = 0;
/** Each call uses another title, because the cache key contains the recipe's content. */
async function enhance(answer: string): Promise<InteractiveStep[]> {
  said = answer;
  recipes += 1;
  const made = await t.call('POST', '/api/recipes', {
    token,
    body: { ...OWN, title: `${OWN.title} ${recipes}` },
  });
  const { id } = made.json<Recipe>();
  return stepsOf(id);
}

async function stepsOf(id: string, who: string | undefined = token): Promise<InteractiveStep[]> {
  const answer = await t.call('POST', `/api/recipes/${id}/enhance`, who ? { token: who } : {});
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ interactiveSteps: InteractiveStep[] }>().interactiveSteps;
}

const answerOf = (steps: unknown) =>
  `Here you are:\n\`\`\`json\n{"interactiveSteps": ${JSON.stringify(steps)}}\n\`\`\``;
const changed = (at: number, change: object) =>
  answerOf(WRITTEN.map((step, index) => (index === at ? { ...step, ...change } : step)));

describe('steps that a text model writes', () => {
  it('are taken with their words, while the kitchen works out the figures', async () => {
    const steps = await enhance(answerOf(WRITTEN));
    expect(steps.map((step) => step.title)).toEqual(WRITTEN.map((step) => step.title));
    expect(steps.map((step) => step.timer_sec)).toEqual([300, 900, 720]);
    expect(steps.map((step) => step.heat)).toEqual(['medium', null, null]);
    expect(steps[0]).toMatchObject({ allergen_flags: ['milk'], looks_right: 'Soft and clear.', step: 1 });
    expect(steps[1]?.tip).toBe('Leave the lid on.');
    expect(steps[2]?.temp_f).toBe(165);
  });

  it.each([
    ['are no JSON', 'Just fry it all until it is done.'],
    ['are JSON of another shape', '{"steps": ["Fry it."]}'],
    ['do not come', 'nothing'],
    ['invent an ingredient', changed(1, { text: 'Boil the rice with saffron for 15 minutes.' })],
    ['invent one in a tip', changed(1, { tip: 'A spoon of mayonnaise makes it richer.' })],
    ['promise that it is safe', changed(1, { tip: 'Safe for everyone at the table.' })],
    ['leave an ingredient out', changed(1, { title: 'Wait', text: 'Wait for 15 minutes.' })],
    ['invent a time', changed(1, { text: 'Boil the rice for 40 minutes.' })],
    [
      'invent a temperature',
      changed(2, { text: 'Cook the chicken for 12 minutes, until it reaches 120°F.' }),
    ],
    ['lose the safe end point', changed(2, { text: 'Cook the chicken for 12 minutes.' })],
  ])('give way to the kitchen when they %s', async (_why, answer) => {
    const steps = await enhance(answer);
    expect(steps.map((step) => step.text).join(' ')).toBe(OWN.steps.join(' '));
    expect(calls).toBe(1);
  });

  it('are written once for all who open the recipe, and never for guests', async () => {
    said = 'no steps';
    await stepsOf('shakshuka');
    await stepsOf('shakshuka');
    expect(calls).toBe(1);
    expect((await stepsOf('guacamole', '')).length).toBeGreaterThan(0);
    expect(calls).toBe(1);
  });

  it('are asked for: the recipe itself comes without', async () => {
    const opened = await t.call('GET', '/api/recipes/shakshuka', { token });
    expect(opened.json<Recipe>().interactiveSteps).toEqual([]);
    const guest = await t.call('GET', '/api/recipes/shakshuka');
    expect(guest.json<Recipe>().interactiveSteps.length).toBeGreaterThan(0);
  });
});
