import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { everySection } from '@crisper/kitchen/shopping/shop-sections';
import { expect, it } from 'vitest';
import { listText } from './list-text.ts';

const item = (name: string, aisle: string, more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  ...{
    id: name,
    key: name,
    list: null,
    food: null,
    name,
    emoji: '🥕',
    aisle,
    amount: { us: '', metric: '' },
    dishes: [],
  },
  ...{ price: null, cost: { us: null, metric: null }, pack: { us: '', metric: '' } },
  ...{ asked: null, byHand: true, parts: [], ticked: false, tickedAt: null },
  ...more,
});

it('says what is still to be bought, by section in the order of the shop', () => {
  const items = [
    item('onions', 'produce', { amount: { us: '2', metric: '2' } }),
    item('milk', 'dairy', { amount: { us: '1 half gallon', metric: '1 l' } }),
    item('soap', 'other'),
    item('eggs', 'eggs', { ticked: true }),
    item('salt', 'spices', { asked: 'basic' }),
  ];
  const how = { sections: everySection(['other', 'dairy']), system: 'metric' as const };
  expect(listText(items, how)).toBe('Other\n- Soap\n\nDairy and eggs\n- Milk, 1 l\n\nProduce\n- Onions, 2');
  expect(listText([], how)).toBe('');
});
