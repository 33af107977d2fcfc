// @vitest-environment jsdom
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IngredientsCard } from './ingredients-card.tsx';

afterEach(cleanup);

const line = (name: string, optional = false) => ({
  ...{ ingredientId: name, text: name, amountMin: 2, amountMax: 2, unit: 'cup', grams: 100 },
  ...{ preparation: null, optional, ingredient: { name } },
});
const recipe = {
  id: 'r',
  servings: 2,
  ingredients: [line('rice'), line('basil'), line('pancetta'), line('parsley', true)],
} as unknown as Recipe;

const card = (known: boolean) =>
  render(
    <IngredientsCard
      recipe={recipe}
      servings={2}
      onServings={() => undefined}
      system="metric"
      onSystem={() => undefined}
      shopping={null}
      atHand={
        known
          ? { missingIngredients: ['basil'], swaps: [{ missing: 'pancetta', use: 'bacon', note: '' }] }
          : undefined
      }
    />,
  );

it('says of a recipe from the results what is there and what is missing, and nothing of another', () => {
  card(true);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows[0]).toMatch(/rice.*you have it$/);
  expect(rows[1]).toMatch(/basil.*missing$/);
  expect(rows[2]).toMatch(/pancetta.*you have bacon$/);
  expect(rows[3]).not.toMatch(/you have|missing/);
  cleanup();
  card(false);
  for (const { textContent } of screen.getAllByRole('listitem'))
    expect(textContent).not.toMatch(/you have|missing/);
});
