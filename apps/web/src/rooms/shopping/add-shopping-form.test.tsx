// @vitest-environment jsdom

// Fetched by the form once several things are typed; here at once, because a busy machine takes its time.
import '@crisper/kitchen/measures/split-typed';
import { screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { memberWithServer, press, show, write } from '../../testing/forms.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { AddShoppingForm } from './add-shopping-form.tsx';

const server = memberWithServer();

it('writes down what was typed, trimmed, as a change with an id and a key, and is empty again', async () => {
  server.answer = () => Response.json({ items: [], version: 1, shoppers: [] });
  show(<AddShoppingForm />);
  const name = screen.getByLabelText<HTMLInputElement>('Add to the list');
  expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
  write('Add to the list', ' Paper towels ');
  await press('Add');
  await waitFor(() => expect(name.value).toBe(''));
  await waitFor(() => expect(server.sent).toHaveLength(1));
  const id = expect.any(String);
  expect(server.sent[0]).toEqual({ id, name: 'Paper towels', idempotencyKey: id });
});

it('writes each of several things on a line of its own, and says which', async () => {
  server.answer = () => Response.json({ items: [], version: 1, shoppers: [] });
  show(<AddShoppingForm />);
  const name = screen.getByLabelText<HTMLInputElement>('Add to the list');
  write('Add to the list', 'milk, 2 bananas, 500 g flour and salt');
  await press('Add');
  await waitFor(() => expect(name.value).toBe(''));
  await waitFor(() => expect(server.sent).toHaveLength(4));
  const names = server.sent.map((body) => (body as { name: string }).name);
  expect(names).toEqual(['milk', '2 bananas', '500 g flour', 'salt']);
  expect(currentToast()?.text).toBe('milk, 2 bananas, 500 g flour, salt.');
});
