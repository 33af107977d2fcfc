// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { memberWithServer, press, show, write } from '../../testing/forms.tsx';
import { AddShoppingForm } from './add-shopping-form.tsx';

const server = memberWithServer();

it('writes down what was typed, trimmed, as a deed with an id and a key, and is empty again', async () => {
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
