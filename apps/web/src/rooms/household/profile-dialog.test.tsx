// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { memberWithServer, press, refuse, show, write } from '../../testing/forms.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { ProfileDialog } from './profile-dialog.tsx';

const server = memberWithServer();

it('sends what was typed as the contract wants it, and objects in its words', async () => {
  const closed = vi.fn();
  show(<ProfileDialog onClose={closed} />);
  write('Name', ' Mia ');
  await press('Vegan');
  write('Portion', '0.5');
  write('Calories a day', '-5');
  await press('Save');
  await screen.findByText('Enter a number above zero.');
  expect(server.sent).toEqual([]);
  write('Calories a day', '1400');
  server.answer = refuse;
  await press('Save');
  await waitFor(() => expect(currentToast()?.text).toBe('Not now.'));
  expect(closed).not.toHaveBeenCalled();
  server.answer = () => Response.json({ profiles: [], limit: 4, table: { diets: [], allergens: [] } });
  await press('Save');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(currentToast()).toMatchObject({ title: 'Profile Added', text: 'Mia eats with you now.' });
  expect(server.sent[1]).toEqual({
    name: 'Mia',
    diets: ['vegan'],
    allergens: [],
    dislikes: [],
    portion: 0.5,
    goals: { calories: 1400, protein: null, carbs: null, fat: null },
  });
});
