// @vitest-environment jsdom

// Fetched by the form; here at once, because a busy machine takes its time.
import '@crisper/kitchen/foods/names';
import '@crisper/kitchen/measures/split-typed';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { memberWithServer, press, show } from '../../testing/forms.tsx';
import { IngredientEntry } from './ingredient-entry.tsx';

memberWithServer(() => Response.json({ foods: [] }));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Add an ingredient' });

it.each([
  ['typed', 'milk, eggs, half a cabbage'],
  ['dictated', 'milk eggs and half a cabbage'],
])('a %s list is three things, with their amounts', async (_, value) => {
  const onAdd = vi.fn();
  show(<IngredientEntry onAdd={onAdd} />);
  await act(async () => fireEvent.change(field(), { target: { value } }));
  await press('Add');
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(3));
  expect(onAdd.mock.calls.map(([name, , typed]) => [name, typed])).toEqual([
    ['milk', undefined],
    ['eggs', undefined],
    ['cabbage', { amount: 0.5, unit: null }],
  ]);
});

it('a pasted list is taken line by line, without its bullets', async () => {
  const onAdd = vi.fn();
  show(<IngredientEntry onAdd={onAdd} />);
  const clipboardData = { getData: () => '- milk\n- 6 eggs\n[ ] 500 g rice' };
  await act(async () => fireEvent.paste(field(), { clipboardData }));
  await press('Add');
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(3));
  expect(onAdd.mock.calls.map(([name, , typed]) => [name, typed])).toEqual([
    ['milk', undefined],
    ['eggs', { amount: 6, unit: null }],
    ['rice', { amount: 500, unit: 'gram' }],
  ]);
});

it('every part of a line is known for the food it is', async () => {
  const onAdd = vi.fn();
  show(<IngredientEntry onAdd={onAdd} />);
  await act(async () => fireEvent.change(field(), { target: { value: 'carrots, eggs, spinach, zzz' } }));
  await press('Add');
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(4));
  expect(onAdd.mock.calls.map(([, food]) => food?.id)).toEqual(['carrot', 'egg', 'spinach', undefined]);
});
