// @vitest-environment jsdom

// Fetched by the form once several things are typed; here at once, because a busy machine takes its time.
import '@crisper/kitchen/measures/split-typed';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { memberWithServer, press, show } from '../../testing/forms.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { AddShoppingForm } from './add-shopping-form.tsx';

const BANANA = { id: 'banana', name: 'banana', emoji: '🍌' };
const server = memberWithServer(() => Response.json({ foods: [BANANA] }));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Add to the list' });
const write = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }));
const written = () => server.sent.map((body) => (body as { name: string }).name);

it('writes down what was typed, trimmed, as a change with an id and a key, and is empty again', async () => {
  server.answer = () => Response.json({ items: [], version: 1, shoppers: [] });
  show(<AddShoppingForm />);
  expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
  await write(' Paper towels ');
  await press('Add');
  expect(field().value).toBe('');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  const id = expect.any(String);
  expect(server.sent[0]).toEqual({ id, name: 'Paper towels', idempotencyKey: id });
});

it('writes each of several things on a line of its own, and says which', async () => {
  server.answer = () => Response.json({ items: [], version: 1, shoppers: [] });
  show(<AddShoppingForm />);
  await write('milk, 2 bananas, 500 g flour and salt');
  await press('Add');
  await waitFor(() => expect(server.sent).toHaveLength(4));
  expect(written()).toEqual(['milk', '2 bananas', '500 g flour', 'salt']);
  expect(currentToast()?.text).toBe('milk, 2 bananas, 500 g flour, salt.');
});

it('offers foods for the last thing of the line, and adds the line with the one that is picked', async () => {
  server.answer = () => Response.json({ items: [], version: 1, shoppers: [] });
  show(<AddShoppingForm />);
  await act(async () => field().focus());
  await write('milk, 2 ban');
  await act(async () => (await screen.findByRole('option', { name: /banana/ })).click());
  await waitFor(() => expect(written()).toEqual(['milk', '2 banana']));
});

it('keeps what is too long to write down, and what is typed over a reload', async () => {
  const { unmount } = show(<AddShoppingForm />);
  const long = 'x'.repeat(81);
  await write(long);
  await press('Add');
  expect(await screen.findByText('Each thing may have 80 letters at most.')).not.toBeNull();
  expect(field().value).toBe(long);
  unmount();
  show(<AddShoppingForm />);
  expect(field().value).toBe(long);
});
