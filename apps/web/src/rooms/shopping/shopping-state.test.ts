// @vitest-environment jsdom
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { SHOP_SECTIONS } from '@crisper/contract/vocabulary';
import { everySection } from '@crisper/kitchen/shopping/shop-sections';
import { afterEach, expect, it } from 'vitest';
import type { PendingChange } from '../../lib/outbox/pending-change.ts';
import { bySection, forDishes, type Shown, shownItems, thingOf } from './shopping-state.ts';
import { forgetShopping, storedShoppingList, storeShoppingList } from './stored-shopping-list.ts';

const item = (id: string, more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id,
  key: id,
  list: null,
  food: id,
  name: id,
  emoji: '',
  aisle: 'produce',
  amount: { us: '', metric: '' },
  price: null,
  cost: { us: null, metric: null },
  pack: { us: '', metric: '' },
  dishes: [],
  asked: null,
  byHand: false,
  parts: [`hand:${id}`],
  ticked: false,
  tickedAt: null,
  ...more,
});

const change = <Kind extends Shown['kind']>(kind: Kind, body: PendingChange<Kind>['body']) =>
  ({ kind, body }) as Shown;
const tick = (id: string, ticked: boolean) =>
  change('tick', { ticks: [{ id, ticked, at: '2026-01-01T10:00:00Z' }] });

afterEach(() => localStorage.clear());

it('shows a tick that the server has not heard of, and of several the last', () => {
  const items = [item('kale'), item('egg', { ticked: true }), item('oil')];
  const changes = [
    tick('kale', true),
    change('meal', { name: 'Kale' }),
    tick('egg', false),
    tick('gone', true),
  ];
  expect(shownItems(items, changes).map(({ ticked }) => ticked)).toEqual([true, false, false]);
  expect(shownItems(items, [...changes, tick('kale', false)])[0]!.ticked).toBe(false);
  expect(shownItems(items, [])).toEqual(items);
});

it('shows what was written and taken off before the server knows, and what others add meanwhile', () => {
  const added = change('list', { id: 'a1', name: 'Soap' });
  const [soap] = shownItems([], [added]);
  expect(soap).toMatchObject({ name: 'Soap', parts: ['hand:a1'], ticked: false });
  const ticks = [{ id: 'a1', parts: soap!.parts, ticked: true, at: '2026-01-01T10:00:00Z' }];
  expect(shownItems([], [added, change('tick', { ticks })])[0]!.ticked).toBe(true);
  // The server has it already, in a line with another member's soap that was not seen.
  const both = item('soap', { parts: ['hand:b2', 'hand:a1'] });
  expect(shownItems([both], [added, change('tick', { ticks })])).toEqual([both]);
  expect(shownItems([both], [change('unlist', { parts: ['hand:a1'] })])[0]!.parts).toEqual(['hand:b2']);
  expect(shownItems([both], [change('unlist', { parts: both.parts })])).toEqual([]);
});

it('shows amounts and moves before the server has heard of them', () => {
  const kale = item('kale', { name: '2 bunches of kale' });
  const say = (parts: string[], amount: string | null) => change('amount', { parts, amount, at: '' });
  expect(shownItems([kale], [say(kale.parts, '3')])[0]).toMatchObject({
    name: 'kale',
    amount: { us: '3', metric: '3' },
  });
  // Of a line that another member added to, only the server knows the sum.
  const both = item('kale', { parts: ['hand:kale', 'hand:b'] });
  expect(shownItems([both], [say(['hand:kale'], '3'), say(both.parts, null)])).toEqual([both]);
  const added = change('list', { id: 'a1', name: 'Soap' });
  const [, soap] = shownItems([kale], [added]);
  const moves = [kale, soap!].map((one) => change('move', { thing: thingOf(one), list: 'market', at: '' }));
  expect(shownItems([kale], [added, ...moves]).map(({ list }) => list)).toEqual(['market', 'market']);
});

it('keeps the list for the person who saw it, and for nobody else', () => {
  const me = { userId: 'me', home: 'ours' };
  const lists = [{ id: null, name: 'Groceries', sections: [...SHOP_SECTIONS], order: 'usual' as const }];
  const list = { ...me, items: [item('kale')], lists, regulars: [], version: 3, shoppers: [{ name: 'Ada' }] };
  expect(storedShoppingList(me)).toBeUndefined();
  storeShoppingList(list);
  expect(storedShoppingList(me)).toEqual({ ...list, shoppers: [] });
  expect(storedShoppingList({ ...me, userId: 'somebody' })).toBeUndefined();
  expect(storedShoppingList({ ...me, home: 'where I live now' })).toBeUndefined();
  localStorage.setItem('shopping_list', '{"userId":"me","home":"ours","items":1');
  expect(storedShoppingList(me)).toBeUndefined();
  // As versions before the order of one's own shop stored it.
  localStorage.setItem('shopping_list', '{"userId":"me","home":"ours","items":[]}');
  expect(storedShoppingList(me)).toBeUndefined();
  storeShoppingList({ ...list, items: [] });
  forgetShopping();
  expect(storedShoppingList(me)).toBeUndefined();
});

it('groups by section in the order of the shop, without what is only asked for', () => {
  const items = [
    item('kale'),
    item('tofu', { aisle: 'plant-based' }),
    item('milk', { aisle: 'dairy' }),
    item('eggs', { aisle: 'eggs' }),
    item('salt', { asked: 'basic' }),
  ];
  const sections = bySection(items).map(({ section }) => section);
  expect(sections).toEqual(['produce', 'dairy', 'plant-based']);
  const [first, ...rest] = bySection(items, everySection(['dairy', 'frozen', 'plant-based']));
  expect(first!.items.map(({ name }) => name)).toEqual(['milk', 'eggs']);
  expect(rest.map(({ section }) => section)).toEqual(['plant-based', 'produce']);
});

it('says for which dishes a thing is', () => {
  expect(forDishes([])).toBe('');
  expect(forDishes(['Chili', 'Soup'])).toBe('for Chili, Soup');
  expect(forDishes(['Chili', 'Soup', 'Pie', 'Tart'])).toBe('for Chili, Soup and 2 more');
});
