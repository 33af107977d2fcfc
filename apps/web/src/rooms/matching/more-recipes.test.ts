import { describe, expect, it } from 'vitest';
import { recipesIn } from './more-recipes.ts';

function stream(...parts: string[]): ReadableStream<Uint8Array> {
  return new Blob(parts).stream();
}

async function all(...parts: string[]): Promise<string[]> {
  const titles: string[] = [];
  for await (const recipe of recipesIn(stream(...parts))) titles.push(recipe.title);
  return titles;
}

const recipe = (title: string) => ({
  id: title,
  slug: title,
  title,
  description: '',
  imageUrl: null,
  tags: [],
  courses: [],
  cuisine: null,
  totalTimeMin: 10,
  prepTimeMin: 5,
  cookTimeMin: 5,
  servings: 2,
  difficulty: 'easy',
  equipment: [],
  diets: [],
  allergens: [],
  mayContain: [],
  hasUnknown: false,
  calories: null,
  isFavorite: false,
  isFeatured: false,
  plate: [],
  origin: 'model',
  isOwn: false,
  sourceUrl: null,
  nutritionPerServing: null,
  ingredients: [],
  steps: [],
  interactiveSteps: [],
  matchPercentage: 100,
  usedIngredients: [],
  missingIngredients: [],
  swaps: [],
  shoppingNote: null,
  reasons: [],
});
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

describe('recipes that come one by one', () => {
  it('are read across cuts in the stream, until the end', async () => {
    const whole =
      event({ type: 'recipe', recipe: recipe('a') }) + event({ type: 'recipe', recipe: recipe('b') });
    const ended = `: still there\n\n${whole}${event({ type: 'end' })}${event({ type: 'recipe', recipe: recipe('c') })}`;
    expect(await all(ended.slice(0, 40), ended.slice(40, 300), ended.slice(300))).toEqual(['a', 'b']);
  });

  it('end at an error and at what is no recipe', async () => {
    const first = event({ type: 'recipe', recipe: recipe('a') });
    expect(await all(first, event({ type: 'error', error: 'no' }), first)).toEqual(['a']);
    expect(await all(first, event({ type: 'recipe', recipe: { title: 'half' } }))).toEqual(['a']);
    await expect(all('data: {broken\n\n')).rejects.toThrow(SyntaxError);
  });
});
