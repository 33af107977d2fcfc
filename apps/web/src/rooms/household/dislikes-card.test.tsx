// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberWithServer, press, show, write } from '../../testing/forms.tsx';
import { DislikesCard } from './dislikes-card.tsx';

const household = (dislikes: string[]) => {
  const goals = { calories: null, protein: null, carbs: null, fat: null };
  const self = { id: 'me', isSelf: true, isMember: true, name: 'Sam', portion: 1, eats: true };
  return Response.json({
    profiles: [{ ...self, diets: [], allergens: [], dislikes, goals }],
    limit: 3,
    table: { diets: [], allergens: [] },
  });
};

const server = memberWithServer(() => household(['olives']));

it('adds a food that is not liked, and takes one out again', async () => {
  show(<DislikesCard />);
  await screen.findByText('olives');
  server.answer = () => household(['olives', 'mushrooms']);
  write('Add a food', 'Mushrooms');
  await press('Add');
  await screen.findByText('mushrooms');
  expect(server.sent.at(-1)).toEqual({ dislikes: ['olives', 'mushrooms'] });
  server.answer = () => household(['mushrooms']);
  await press('Remove olives');
  await waitFor(() => expect(screen.queryByText('olives')).toBeNull());
  expect(server.sent.at(-1)).toEqual({ dislikes: ['mushrooms'] });
});
