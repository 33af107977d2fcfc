import type { ShoppingItem } from '@crisper/contract/planner';
import { expect, it } from 'vitest';
import { byAisle, emptyState, readState, shownItems, withAnswer, withTick } from './shopping-state.ts';

const item = (id: string, more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id,
  food: id,
  name: id,
  emoji: '',
  aisle: 'produce',
  amount: { us: '', metric: '' },
  staple: false,
  byHand: false,
  ticked: false,
  tickedAt: null,
  ...more,
});

it('shows a tick at once and keeps it until the server has heard it', () => {
  const first = { id: 'kale', ticked: true, at: '2026-01-01T10:00:00.000Z' };
  const state = withTick({ ...emptyState('me'), items: [item('kale'), item('egg')] }, first);
  expect(shownItems(state).map(({ ticked }) => ticked)).toEqual([true, false]);
  // While the answer was on its way, the cook changed her mind.
  const second = { ...first, ticked: false, at: '2026-01-01T10:00:05.000Z' };
  const later = withAnswer(withTick(state, second), [item('kale', { ticked: true })], [first]);
  expect(later.pending).toEqual([second]);
  expect(shownItems(later)[0]!.ticked).toBe(false);
  expect(withAnswer(later, [item('kale')], [second]).pending).toEqual([]);
});

it('forgets ticks of things that are gone, and what another person left', () => {
  const tick = { id: 'kale', ticked: true, at: '2026-01-01T10:00:00.000Z' };
  const state = withTick({ ...emptyState('me'), items: [item('kale')] }, tick);
  expect(withAnswer(state, [item('egg')], []).pending).toEqual([]);
  const kept = JSON.stringify(state);
  expect(readState(kept, 'me')).toEqual(state);
  expect(readState(kept, 'somebody')).toEqual(emptyState('somebody'));
  expect(readState('{"items":1', 'me')).toEqual(emptyState('me'));
});

it('groups by aisle in the order given', () => {
  const groups = byAisle([
    item('kale'),
    item('milk', { aisle: 'plant-based' }),
    item('salt', { staple: true }),
  ]);
  expect(groups.map(({ aisle }) => aisle)).toEqual(['Produce', 'Plant based', 'Check that you have']);
});
