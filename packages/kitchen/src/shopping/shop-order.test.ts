import { SHOP_SECTIONS, type ShopSection } from '@crisper/contract/vocabulary';
import { expect, it } from 'vitest';
import { isWalk, learnedOrder, type Trip } from './shop-order.ts';
import { everySection, sectionOf } from './shop-sections.ts';

const MINUTE = 60_000;
const PERMUTED: ShopSection[] = everySection([
  ...['drinks', 'frozen', 'bakery', 'deli', 'produce', 'snacks'],
  ...['meat', 'other', 'shelf', 'dairy', 'plant-based', 'grains'],
]);

/** Walks through a shop, a minute for each thing. */
function walk(order: readonly ShopSection[], startsAt = 0): Trip {
  return order.map((section, place) => ({ section, at: startsAt + place * MINUTE }));
}

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function shuffled(random: () => number): ShopSection[] {
  const places = new Map(SHOP_SECTIONS.map((section) => [section, random()]));
  return [...SHOP_SECTIONS].sort((a, b) => places.get(a)! - places.get(b)!);
}

/** Pairs that stand the wrong way round. */
function wrong(order: readonly ShopSection[], shop: readonly ShopSection[]): number {
  let pairs = 0;
  for (const [at, one] of order.entries())
    for (const other of order.slice(at + 1)) if (shop.indexOf(one) > shop.indexOf(other)) pairs++;
  return pairs;
}

it('has the usual order until somebody has been shopping twice', () => {
  expect(learnedOrder([])).toEqual(SHOP_SECTIONS);
  expect(learnedOrder([walk(PERMUTED)])).toEqual(SHOP_SECTIONS);
  expect(learnedOrder([walk(PERMUTED), walk(PERMUTED)])).toEqual(PERMUTED);
});

it('learns any shop from a few trips that each see a part of it', () => {
  let [before, after] = [0, 0];
  for (let seed = 1; seed <= 40; seed++) {
    const random = dice(seed);
    const shop = shuffled(random);
    const trips = Array.from({ length: 6 }, () => walk(shop.filter(() => random() < 0.75)));
    before += wrong(SHOP_SECTIONS, shop);
    after += wrong(learnedOrder(trips), shop);
  }
  expect(after).toBeLessThan(before * 0.05);
});

it('learns a part of the shop that stands far apart in the usual order', () => {
  const part: ShopSection[] = ['frozen', 'shelf', 'dairy', 'produce'];
  const order = learnedOrder([walk(part), walk(part)]);
  expect(order.filter((section) => part.includes(section))).toEqual(part);
});

it('is not led astray by what was forgotten and fetched later, nor by one odd trip', () => {
  const forgot = (trip: Trip): Trip => [
    ...trip.flatMap((stop) => [stop, { ...stop, at: stop.at + 1000 }]),
    { section: PERMUTED[0]!, at: 99 * MINUTE },
  ];
  expect(learnedOrder([forgot(walk(PERMUTED)), forgot(walk(PERMUTED))])).toEqual(PERMUTED);
  const backwards = walk([...PERMUTED].reverse());
  const trips = [walk(PERMUTED), backwards, walk(PERMUTED), walk(PERMUTED), walk(PERMUTED)];
  expect(learnedOrder(trips)).toEqual(PERMUTED);
});

it('forgets how the shop was before it was rebuilt', () => {
  const rebuilt = [...PERMUTED].reverse();
  const before = Array.from({ length: 8 }, () => walk(PERMUTED));
  const after = Array.from({ length: 5 }, () => walk(rebuilt));
  expect(learnedOrder([...after, ...before])).toEqual(rebuilt);
});

it('learns nothing from a list that is ticked in one go', () => {
  const atHome: Trip = [...PERMUTED].map((section, place) => ({ section, at: place * 500 }));
  expect(isWalk(atHome)).toBe(false);
  expect(isWalk([])).toBe(false);
  expect(learnedOrder([atHome, atHome, atHome, atHome])).toEqual(SHOP_SECTIONS);
});

it('knows a place for every aisle, and each section once', () => {
  expect([sectionOf('fish'), sectionOf('spices'), sectionOf('constructor')]).toEqual([
    'meat',
    'shelf',
    'other',
  ]);
  const order = everySection(['deli', 'nowhere', 'deli', 'toString', 'frozen']);
  expect(order.slice(0, 3)).toEqual(['deli', 'frozen', 'produce']);
  expect([...order].sort()).toEqual([...SHOP_SECTIONS].sort());
});
