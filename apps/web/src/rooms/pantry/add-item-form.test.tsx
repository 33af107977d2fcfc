// @vitest-environment jsdom

// Fetched by the form; here at once, because a busy machine takes its time.
import '@crisper/kitchen/measures/split-typed';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberWithServer, press, refuse, show } from '../../testing/forms.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { AddItemForm } from './add-item-form.tsx';

const server = memberWithServer(() => Response.json({ foods: [] }));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Add to the pantry' });
const write = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }));
const shelf = () => Response.json({ items: [], version: 1, today: '2030-01-01', added: 1, already: 0 });

it('adds several things with the amounts that people say, in one line', async () => {
  server.answer = shelf;
  show(<AddItemForm />);
  await write('rice, 2 bananas, half a jar of jam');
  await press('Add');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]).toEqual({
    items: [
      { name: 'rice', amount: null, unit: null },
      { name: 'bananas', amount: 2, unit: null },
      { name: 'jam', amount: 0.5, unit: 'jar' },
    ],
    source: 'hand',
  });
  expect(field().value).toBe('');
  await waitFor(() => expect(currentToast()?.text).toBe('rice, 2 bananas, ½ jar jam.'));
});

it('keeps what was typed when it could not be added, and over a reload', async () => {
  server.answer = refuse;
  const { unmount } = show(<AddItemForm />);
  await write('2 milk');
  await press('Add');
  await waitFor(() => expect(currentToast()?.text).toBe('Not now.'));
  await waitFor(() => expect(field().value).toBe('2 milk'));
  unmount();
  show(<AddItemForm />);
  expect(field().value).toBe('2 milk');
});

it('makes one line of pasted lines', async () => {
  show(<AddItemForm />);
  await act(async () => fireEvent.paste(field(), { clipboardData: { getData: () => '- milk\n- 2 eggs\n' } }));
  expect(field().value).toBe('milk, 2 eggs');
});
