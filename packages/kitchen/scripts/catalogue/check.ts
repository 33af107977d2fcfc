import { KINDS } from '../../src/composing/kinds.ts';
import { fold } from '../../src/foods/text.ts';
import { pictureFault, picturesOf, unusedShapes } from '../pictures/sprite.ts';
import type { Catalogue, Entry } from './read.ts';
import { TAGS } from './tags.ts';

/** What the schema cannot say: every reference leads somewhere, and every word means one food. */
export function checkCatalogue(
  { foods, alike }: Pick<Catalogue, 'foods' | 'alike'>,
  classes: readonly string[],
): string[] {
  return [
    ...references(foods),
    ...groups(foods, alike),
    ...words(foods),
    ...priceless(foods),
    ...undrawn(foods),
    ...detected(foods, classes),
  ];
}

function references(foods: readonly Entry[]): string[] {
  const ids = new Set(foods.map(({ id }) => id));
  return foods.flatMap((food) => {
    const named: [string, readonly string[]][] = [
      ['anyOf', food.anyOf ?? []],
      ['boughtAs', food.boughtAs ? [food.boughtAs.food] : []],
      ['substitutes', (food.substitutes ?? []).map(({ food: other }) => other)],
      ['goodAs', food.goodAs ? [food.goodAs] : []],
      ['yields', food.yields ?? []],
      ['leftoverOf', food.leftoverOf?.foods ?? []],
      ['cooked', food.cooked ? [food.cooked] : []],
      ['notAKindOf', food.notAKindOf ?? []],
      [
        'clashes',
        [...(food.clashes?.always ?? []), ...(food.clashes?.hot ?? [])].filter((one) => !(one in KINDS)),
      ],
    ];
    return named.flatMap(([field, others]) =>
      others.flatMap((other) => {
        if (!ids.has(other)) return [`${food.where}: ${food.id}: ${field} names the unknown food "${other}"`];
        return other === food.id ? [`${food.where}: ${food.id}: ${field} names the food itself`] : [];
      }),
    );
  });
}

/** Every food has a price class: its own, or that of what it is a kind of. */
const priceless = (foods: readonly Entry[]): string[] =>
  foods
    .filter(({ parents, price }) => parents === undefined && price === undefined)
    .map(({ id, where }) => `${where}: ${id} is a kind of nothing, so it needs a price`);

/** Every food has a picture that can be drawn, and every shape a food. */
function undrawn(foods: readonly Entry[]): string[] {
  const pictures = picturesOf(foods);
  return [
    ...foods.flatMap(({ id, where }) => {
      const picture = pictures.get(id);
      const fault = picture === undefined ? 'it is a kind of nothing with a picture' : pictureFault(picture);
      return fault === null ? [] : [`${where}: ${id} cannot be drawn: ${fault}`];
    }),
    ...unusedShapes(pictures.values()).map((shape) => `scripts/pictures: no food has the shape "${shape}"`),
  ];
}

function groups(foods: readonly Entry[], alike: ReadonlyMap<string, string>): string[] {
  const used = new Map<string, number>();
  for (const food of foods) for (const group of food.alike ?? []) used.set(group, (used.get(group) ?? 0) + 1);
  const tags = new Set(foods.flatMap((food) => food.tags ?? []));
  return [
    ...foods.flatMap((food) =>
      (food.alike ?? [])
        .filter((group) => !alike.has(group))
        .map((group) => `${food.where}: ${food.id}: no group "${group}" in alike.yaml`),
    ),
    ...[...alike.keys()]
      .filter((group) => (used.get(group) ?? 0) < 2)
      .map((group) => `alike.yaml: "${group}" has no two foods`),
    ...(Object.keys(TAGS) as (keyof typeof TAGS)[])
      .filter((tag) => !tags.has(tag))
      .map((tag) => `tags.ts: no food has the tag "${tag}"`),
  ];
}

/** Each word of receipts and labels means one food. Names: `foods/checks.ts` and `check-languages.ts`. */
function words(foods: readonly Entry[]): string[] {
  const found: string[] = [];
  const one = (what: string, wordsOf: (food: Entry) => readonly string[] | undefined) => {
    const owners = new Map<string, string>();
    for (const food of foods)
      for (const word of wordsOf(food) ?? []) {
        const key = fold(word);
        const owner = owners.get(key) ?? food.id;
        if (owner !== food.id) found.push(`${food.where}: ${what} "${word}" means ${owner} and ${food.id}`);
        owners.set(key, owner);
      }
  };
  one('on receipts', ({ seen }) => seen?.receipt);
  one('on labels', ({ seen }) =>
    [...(seen?.words ?? []), ...(seen?.brands ?? [])].filter((word) => !word.startsWith('?')),
  );
  return found;
}

function detected(foods: readonly Entry[], classes: readonly string[]): string[] {
  const owners = new Map<string, string>();
  const found: string[] = [];
  for (const { id, where, seen } of foods) {
    if (seen?.detector === undefined) continue;
    if (owners.has(seen.detector))
      found.push(`${where}: the class "${seen.detector}" is ${owners.get(seen.detector)} already`);
    if (!classes.includes(seen.detector))
      found.push(`${where}: ${id}: the detector has no class "${seen.detector}"`);
    owners.set(seen.detector, id);
  }
  return [
    ...found,
    ...classes.filter((one) => !owners.has(one)).map((one) => `no food is the detector's "${one}"`),
  ];
}
