// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberWithServer, press, refuse, show, write } from '../../testing/forms.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { AddShoppingForm } from './add-shopping-form.tsx';

const server = memberWithServer();

it('keeps what was typed when it could not be written down, and is empty once it was', async () => {
  show(<AddShoppingForm />);
  const name = screen.getByLabelText<HTMLInputElement>('Add to the list');
  expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
  write('Add to the list', ' Paper towels ');
  server.answer = refuse;
  await press('Add');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Not Saved', text: 'Not now.' }));
  expect(name.value).toBe(' Paper towels ');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  server.answer = () => Response.json({ items: [] });
  await press('Add');
  await waitFor(() => expect(name.value).toBe(''));
  expect(server.sent[1]).toEqual({ id: expect.any(String), name: 'Paper towels' });
});
