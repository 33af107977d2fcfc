// @vitest-environment jsdom

import type { MealPlan, PlannedMealView } from '@crisper/contract/plan/plan';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberWithServer, show } from '../../testing/forms.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { MealMenu } from './meal-menu.tsx';
import { usePlan } from './use-plan.ts';

const zero = { calories: 0, protein: 0, carbs: 0, fat: 0 };
const pizza: PlannedMealView = {
  slot: 'dinner',
  recipe: { id: 'pizza', title: 'Pizza', imageUrl: null, plate: [], equipment: [], totalTimeMin: 30 },
  side: null,
  plate: null,
  note: null,
  gone: false,
  eaters: [],
  notFor: [],
  portions: 1,
  cook: 1,
  extras: [],
  leftover: false,
  keeping: null,
  locked: false,
  repeats: null,
  planned: true,
  figures: zero,
};
const planOf = (meal: PlannedMealView): MealPlan => ({
  id: '3f0c3c39-6f0e-4a3c-9a3f-0a0c7d8f6a11',
  version: 4,
  start: '2030-03-01',
  today: '2030-03-01',
  days: [{ date: '2030-03-01', meals: [meal], totals: zero, off: zero, onTarget: true }],
  targets: zero,
  week: { average: zero, off: zero, onTarget: true },
  canUndo: false,
  eaters: [],
  whoEatsChanged: false,
  notes: [],
});
const here = { ...pizza, repeats: { title: 'Pizza', here: true } };
const elsewhere = { ...pizza, repeats: { title: 'Lasagna', here: false } };

function Opened({ meal }: { meal: PlannedMealView }) {
  const actions = usePlan();
  const place = { day: 0, slot: 'dinner' as const };
  return (
    <MealMenu
      {...{ plan: planOf(meal), place, meal, actions }}
      where="Friday dinner"
      people={[]}
      mayPlan
      mayLog={false}
    />
  );
}

const server = memberWithServer();

/** With the keyboard alone. */
const openMenu = (meal: PlannedMealView) => {
  show(<Opened meal={meal} />);
  fireEvent.keyDown(screen.getByRole('button', { name: 'More for Friday dinner' }), { key: 'Enter' });
};
const choose = (name: string) =>
  act(async () => {
    fireEvent.keyDown(screen.getByRole('menuitem', { name }), { key: 'Enter' });
  });
const named = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim());

it('repeats a meal every week, by the keyboard', async () => {
  openMenu(pizza);
  expect(named()).not.toContain('Stop repeating');
  server.answer = () => Response.json(planOf(here));
  await choose('Repeat every week');
  expect(server.sent).toEqual([{ version: 4, day: 0, slot: 'dinner', repeats: true }]);
  await expect
    .poll(() => currentToast())
    .toMatchObject({
      title: 'Repeats Every Week',
      text: 'Pizza, every Friday dinner that is planned from now on.',
    });
});

it('offers to stop what repeats, by its name where another meal stands this week', async () => {
  openMenu(here);
  expect(named()).not.toContain('Repeat every week');
  server.answer = () => Response.json(planOf(pizza));
  await choose('Stop repeating');
  expect(server.sent).toEqual([{ version: 4, day: 0, slot: 'dinner', repeats: false }]);
  await expect.poll(() => currentToast()?.text).toBe('Pizza. This week stays as it is.');
});

it('offers both where another meal stands, and does not repeat leftovers or an empty meal', () => {
  openMenu(elsewhere);
  expect(named()).toEqual(expect.arrayContaining(['Repeat every week', 'Stop repeating Lasagna']));
  for (const meal of [
    { ...pizza, leftover: true },
    { ...pizza, recipe: null },
  ]) {
    cleanup();
    openMenu(meal);
    expect(named()).not.toContain('Repeat every week');
  }
});
