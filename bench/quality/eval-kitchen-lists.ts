import type { Aisle } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { seeded } from '@crisper/kitchen/planning/seeded';
import { neededFor, type ShoppingLine, shoppingList } from '@crisper/kitchen/shopping/shopping';
import type { Row } from '../row.ts';
import { plannedWeeks } from './eval-kitchen-plans.ts';

const FEWEST = 25;
const MOST = 40;
const GOOD_SHARE = 0.97;
const SYSTEMS: readonly MeasureSystem[] = ['us', 'metric'];
/** More than this of anything is no longer one person's week. */
const MOST_PIECES = 14;
const MOST_PACKS = 4;
const LEAST_WEIGHED_GRAMS = 100;
const LEAST_PIECE_GRAMS = 12;

/** Where each kind of package stands in a shop, written apart from the table that is checked. */
const PLACES: Readonly<Record<string, readonly Aisle[]>> = {
  loaf: ['bakery'],
  bunch: ['produce'],
  head: ['produce'],
  knob: ['produce'],
  ear: ['produce'],
  stalk: ['produce'],
  whole: ['meat'],
  carton: ['dairy', 'eggs', 'canned', 'drinks', 'plant-based'],
  can: ['canned', 'dairy', 'condiments', 'baking'],
  jar: ['canned', 'condiments', 'spices', 'baking', 'nuts', 'dairy', 'produce'],
  wedge: ['dairy'],
  ball: ['dairy'],
  wheel: ['dairy'],
  bar: ['baking', 'sweets'],
  tube: ['canned', 'condiments'],
};

/** What a shopper would object to; null when nothing. */
function objectionTo({ food: id, amount, dishes }: ShoppingLine, system: MeasureSystem): string | null {
  const food = id === null ? undefined : foodById(id);
  const text = amount[system];
  if (!food) return 'unknown food';
  if (dishes.length === 0) return 'for no dish';
  const weight = /^([\d./ ]+) (g|kg|pounds?|ounces?)$/.exec(text);
  if (weight) {
    const [whole = 0, part = 0] = weight[1]!.split(' ').map((one) => {
      const [over, under = '1'] = one.split('/');
      return Number(over) / Number(under);
    });
    const factor = { g: 1, kg: 1000, pound: 453.6, ounce: 28.35 }[weight[2]!.replace(/s$/, '')]!;
    if (!['meat', 'fish', 'produce'].includes(food.aisle)) return 'weighed, though it is sold in packs';
    return (whole + part) * factor < LEAST_WEIGHED_GRAMS ? 'a crumb' : null;
  }
  if (/^\d+$/.test(text)) {
    if (Number(text) > MOST_PIECES) return 'too many pieces';
    if (!['produce', 'meat', 'bakery', 'baking'].includes(food.aisle))
      return 'counted, though it is not one thing';
    return (food.units.piece ?? food.units['piece:medium'] ?? 0) < LEAST_PIECE_GRAMS
      ? 'too small to count'
      : null;
  }
  const pack = /^(\d+) ([a-z]+?)(?:es|s)?(?: \((.+)\))?$/.exec(text.replace('loaves', 'loafs'));
  if (!pack) return 'no amount';
  if (Number(pack[1]) > MOST_PACKS) return 'too many packs';
  const places = PLACES[pack[2]!];
  return places && !places.includes(food.aisle) ? `no ${pack[2]} of it` : null;
}

/** The list of each week, for one person who has nothing at home. */
async function listsOf(people: number, from: number): Promise<ShoppingLine[][]> {
  const lists: ShoppingLine[][] = [];
  for await (const { week, byId } of plannedWeeks(people, from))
    lists.push(
      shoppingList(
        neededFor(week, byId, () => 1),
        new Map(),
      ),
    );
  return lists;
}

/** What a week's shopping looks like. `from` chooses weeks that no user has looked at; `sample` lines are printed to read. */
export async function evaluateLists(people: number, from: number, sample: number): Promise<Row[]> {
  const lists = await listsOf(people, from);
  const listed = lists.map((list) => list.filter((line) => line.asked === null));
  const asked = lists.map((list, at) => list.length - listed[at]!.length);
  if (sample > 0) printLines(listed.flat(), sample, from);
  const sizes = listed.map((list) => list.length).sort((a, b) => a - b);
  const fitting = sizes.filter((size) => size >= FEWEST && size <= MOST).length;
  const lines = listed.flat().flatMap((line) => SYSTEMS.map((system) => ({ line, system })));
  const bad = lines.flatMap(({ line, system }) => {
    const objection = objectionTo(line, system);
    return objection === null ? [] : [`${line.name}: ${line.amount[system]} (${objection})`];
  });
  for (const text of new Set(bad)) console.error(text);
  const share = 1 - bad.length / lines.length;
  return [
    {
      name: `shopping list, things to buy for one person's week (${people} people)`,
      measured: `${sizes[Math.floor(sizes.length / 2)]} (${sizes[0]} to ${sizes.at(-1)}; ${fitting} of ${people} within); ${middle(asked)} more asked once`,
      target: `${FEWEST} to ${MOST}`,
      ok: fitting / people >= 0.9,
    },
    {
      name: `shopping list, lines a shopper accepts (${lines.length} lines)`,
      measured: `${(share * 100).toFixed(1)}%`,
      target: `>= ${GOOD_SHARE * 100}%`,
      ok: share >= GOOD_SHARE,
    },
  ];
}

function printLines(lines: readonly ShoppingLine[], sample: number, from: number): void {
  const random = seeded(from + 1);
  const shuffled = lines
    .map((line) => ({ line, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, sample);
  for (const [at, { line }] of shuffled.entries()) {
    const { name, grams, amount, dishes } = line;
    const text = at % 2 === 0 ? amount.us : amount.metric;
    console.error(`${name}: ${text}  [${Math.round(grams ?? 0)} g] for ${dishes.join(', ')}`);
  }
}

const middle = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
