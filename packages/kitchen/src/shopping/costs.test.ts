import { expect, it } from 'vitest';
import { lineCost, type Price, type PricedLine, usedCost } from './costs.ts';
import { readMoney, sumOf } from './money.ts';

const line = (food: string | null, grams: number | null, more: Partial<PricedLine> = {}): PricedLine => ({
  ...{ food, grams, name: food ?? 'candles', told: '' },
  ...more,
});
const euro = (minor: number, per: Price['per'], pack = ''): Price => ({ currency: 'EUR', minor, per, pack });

it('counts packs and pieces as the list does, and weighs what is sold by weight', () => {
  const can = euro(129, 'pack', '1 can (400 g)');
  expect(lineCost(line('black-bean', 700), can, 'metric')).toBe(2 * 129);
  expect(lineCost(line('onion', 330), euro(40, 'pack', '1'), 'metric')).toBe(3 * 40);
  // Three onions weigh a bit more in the shop than what is eaten of them.
  const weighed = lineCost(line('onion', 330), euro(200, 'kilogram'), 'metric')!;
  expect(weighed).toBeGreaterThan(66);
  expect(weighed).toBeLessThan(80);
});

it('takes a line without an amount as one, and other words as unknown', () => {
  expect(lineCost(line('onion', null), euro(40, 'pack', '1'), 'metric')).toBe(40);
  expect(lineCost(line('onion', null, { told: 'a big bag' }), euro(40, 'pack', '1'), 'metric')).toBeNull();
  expect(lineCost(line('onion', null), euro(200, 'kilogram'), 'metric')).toBeNull();
  const candles = euro(350, 'pack');
  expect(lineCost(line(null, null), candles, 'us')).toBe(350);
  expect(lineCost(line(null, null, { told: '3 boxes' }), candles, 'us')).toBe(1050);
  expect(lineCost(line(null, null, { told: 'some' }), candles, 'us')).toBeNull();
  expect(lineCost(line(null, null, { name: '3 candles' }), candles, 'us')).toBeNull();
  expect(lineCost(line(null, null), euro(350, 'kilogram'), 'us')).toBeNull();
});

it('does not take the price of one pack for another', () => {
  const can = euro(129, 'pack', '1 can (400 g)');
  expect(lineCost(line('black-bean', 400), can, 'us')).toBeNull();
  expect(lineCost(line('onion', 110), euro(99, 'pack', '1 net'), 'metric')).toBeNull();
});

it('charges a dish for what it uses of a pack', () => {
  const beans = { food: 'black-bean', grams: 120 };
  expect(usedCost(beans, euro(200, 'pack', '1 can (400 g)'))).toBe(60);
  expect(usedCost({ ...beans, grams: null }, euro(200, 'pack', '1 can (400 g)'))).toBeNull();
  expect(usedCost(beans, euro(200, 'pack', '1 barrel'))).toBeNull();
  expect(usedCost({ food: null, grams: 100 }, euro(200, 'pack'))).toBeNull();
});

it('reads prices in cents exactly, in currencies with and without', () => {
  const read = ['2.49', '2,49', ' 7 ', '0.1', '1.005', '', '-1', '1e3', '12345678', '1.2.3', '٣'];
  expect(read.map((text) => readMoney(text, 'EUR'))).toEqual([
    ...[249, 249, 700, 10],
    ...Array(7).fill(undefined),
  ]);
  expect([readMoney('300', 'JPY'), readMoney('3.5', 'JPY')]).toEqual([300, undefined]);
});

it('sums what is known for each currency, and says of how many things', () => {
  const costs = [
    { currency: 'EUR', minor: 129 },
    null,
    { currency: 'CHF', minor: 50 },
    { currency: 'EUR', minor: 1 },
  ];
  expect(sumOf(costs)).toEqual({
    sums: [
      { currency: 'CHF', minor: 50 },
      { currency: 'EUR', minor: 130 },
    ],
    known: 3,
    of: 4,
  });
});
