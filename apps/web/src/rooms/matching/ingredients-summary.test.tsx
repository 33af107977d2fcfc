// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IngredientsSummary } from './ingredients-summary.tsx';

afterEach(cleanup);

it('adds names with commas between them, and takes commas alone for nothing', async () => {
  render(
    <IngredientsSummary
      kitchen={{ ingredients: [{ name: 'eggs', food: 'egg', emoji: '' }], equipment: [] }}
      unknown={[]}
      excludedItems={[]}
      id="ingredients"
      open
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Add an ingredient');
  const add = async (value: string) => {
    fireEvent.change(field, { target: { value } });
    await act(async () => screen.getByRole('button', { name: 'Add' }).click());
  };
  await add(' feta, , dill');
  await expect.poll(() => field.value).toBe('');
  expect(
    JSON.parse(sessionStorage.getItem('scanResults') ?? '[]').map(({ name }: { name: string }) => name),
  ).toEqual(['eggs', 'feta', 'dill']);
  await add(' , ');
  await expect.poll(() => field.value).toBe('');
});

it('says what is there and was not used', () => {
  render(
    <IngredientsSummary
      kitchen={{ ingredients: [{ name: 'oats', food: null, emoji: '' }], equipment: [] }}
      unknown={[]}
      excludedItems={['Your Acme Oats may contain nuts, which Mia avoids.']}
      id="ingredients"
      open={false}
    />,
  );
  screen.getByText('Your Acme Oats may contain nuts, which Mia avoids. It counts as missing.');
});
