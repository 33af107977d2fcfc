// @vitest-environment jsdom

import type { User } from '@crisper/contract/auth/auth';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../../lib/session/session-store.ts';
import { currentToast } from '../../../ui/toast-store.ts';
import { RecipeEditor } from './recipe-editor.tsx';
import { EMPTY_TEXT, type RecipeText } from './recipe-text.ts';

const kept: RecipeText[] = [];
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => act(async () => screen.getByRole('button', { name: 'Save Recipe' }).click());
const noteOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent;
};

function open(value: RecipeText): void {
  keepSession({
    token: 't',
    user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RecipeEditor
          id={null}
          value={value}
          onChange={(text) => kept.push(text)}
          onSaved={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  kept.length = 0;
  vi.unstubAllGlobals();
});

it('says what is missing at its field, until that field is corrected', async () => {
  open(EMPTY_TEXT);
  await save();
  expect(noteOf('Title')).toBe('Give the recipe a title.');
  expect(noteOf('Steps')).toBe('Add at least one step.');
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  write('Title', 'Plum cake');
  await waitFor(() => expect(noteOf('Title')).toBeUndefined());
  expect(noteOf('Steps')).toBe('Add at least one step.');
  expect(kept.at(-1)).toEqual({ ...EMPTY_TEXT, title: 'Plum cake' });
});

it('sends the lines, and keeps them with the words of a refusal', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    const refusal = { error: 'Check the recipe.', code: 'validation', fields: { 'steps.0': 'Too long' } };
    return Response.json(refusal, { status: 400 });
  });
  open({ ...EMPTY_TEXT, title: 'Plum cake', ingredients: '- 500 g plums' });
  write('Steps', '1. Bake.');
  await act(async () => screen.getByRole('button', { name: 'dessert' }).click());
  await save();
  await waitFor(() => expect(noteOf('Steps')).toBe('Line 1 is too long.'));
  expect(sent).toMatchObject([
    { title: 'Plum cake', ingredients: ['500 g plums'], steps: ['Bake.'], courses: ['dessert'] },
  ]);
  expect(currentToast()).toMatchObject({ title: 'Save Failed', text: 'Check the recipe.' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Steps').value).toBe('1. Bake.');
});
