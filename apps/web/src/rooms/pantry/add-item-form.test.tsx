// @vitest-environment jsdom

// Fetched by the form once several things are typed; here at once, because a busy machine takes its time.
import '@crisper/kitchen/measures/split-typed';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { COOK } from '../../lib/session/session-fixture.ts';
import { keepSession } from '../../lib/session/session-store.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { AddItemForm } from './add-item-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sends what was typed, then waits for the next thing in the same unit', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ foods: [] });
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ items: [], version: 1, today: '2030-01-01', added: 1, already: 0 });
  });
  keepSession({ token: 't', user: COOK });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AddItemForm />
    </QueryClientProvider>,
  );
  const name = screen.getByLabelText<HTMLInputElement>('Add to the pantry');
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
  write('Add to the pantry', ' rice ');
  write('Amount', 'some');
  await act(async () => screen.getByRole('button', { name: 'Add' }).click());
  expect([await screen.findByText('Enter a number above zero.'), sent]).toEqual([expect.anything(), []]);
  write('Amount', '1,5');
  write('Unit', 'kilogram');
  await act(async () => screen.getByRole('button', { name: 'Add' }).click());
  await waitFor(() => expect(name.value).toBe(''));
  expect(sent).toEqual([{ items: [{ name: 'rice', amount: 1.5, unit: 'kilogram' }], source: 'hand' }]);
  expect(screen.getByLabelText<HTMLSelectElement>('Unit').value).toBe('kilogram');
  expect(document.activeElement).toBe(name);

  sent.length = 0;
  write('Add to the pantry', 'rice, 2 bananas, salt and vinegar crisps');
  await act(async () => screen.getByRole('button', { name: 'Add' }).click());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    items: [
      { name: 'rice', amount: null },
      { name: 'bananas', amount: 2 },
      { name: 'salt and vinegar crisps', amount: null },
    ],
  });
  await waitFor(() => expect(currentToast()?.text).toBe('rice, 2 bananas, salt and vinegar crisps.'));
});
