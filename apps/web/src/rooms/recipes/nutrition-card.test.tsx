// @vitest-environment jsdom
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { NutritionCard } from './nutrition-card.tsx';

afterEach(cleanup);

const calories = { calories: 480, range: [430, 530] as [number, number], resolvedShare: 1 };
const all = {
  ...calories,
  protein: 31,
  carbs: 40,
  fat: 20,
  fiber: 6,
  sugar: 8,
  sodiumMg: 700,
  vitaminCMg: 40,
  ironMg: 3,
  calciumMg: 200,
};

function show(nutritionPerServing: Recipe['nutritionPerServing']): void {
  const recipe = { id: 'soup', title: 'Soup', servings: 2, nutritionPerServing } as Recipe;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NutritionCard recipe={recipe} servings={2} onServings={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('shows calories, and says kindly where the macros are', () => {
  show(calories);
  expect(screen.getByText('480')).toBeTruthy();
  expect(screen.queryByText('Protein')).toBeNull();
  expect(screen.getByRole('link', { name: 'Pro' }).getAttribute('href')).toBe('/subscribe');
});

it('shows as unknown what nobody has said', () => {
  show({ ...calories, range: [480, 480], protein: 31, carbs: 40, fat: 20, fiber: 6 });
  expect(screen.getByText('6 g')).toBeTruthy();
  expect(screen.getAllByText('unknown')).toHaveLength(5);
  expect(screen.queryByText(/Likely/)).toBeNull();
});

it('shows everything where the server gives everything', () => {
  show(all);
  expect(screen.getByText('31 g')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Pro' })).toBeNull();
});
