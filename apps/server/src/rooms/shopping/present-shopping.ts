import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import type { Price } from '@crisper/contract/shopping/shopping-things';
import { AISLES, type FoodId } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { localAmount, localAmounts } from '@crisper/kitchen/measures/localized/local-amount';
import { lineCost } from '@crisper/kitchen/shopping/costs';
import { nameShown } from '@crisper/kitchen/shopping/name-shown';
import { type Asked, askedFor, purchaseOf } from '@crisper/kitchen/shopping/sold';
import { currentLanguage } from '../../language.ts';
import type { ShoppingRow } from './shopping.repository.ts';
import { PARTS_MAX, stampOf, toldAmount } from './shopping-rows.ts';

/** The household's own staples; undefined: the kitchen's. */
type Staples = readonly FoodId[] | undefined;

/** What a household knows of things. */
interface Known {
  own: Staples;
  /** On which list they are; the first where no member said. */
  homes: ReadonlyMap<string, string>;
  prices: ReadonlyMap<string, Price>;
}

/** In the order of the shop, without what is known to be at home. */
export function presentList(rows: readonly ShoppingRow[], known: Known): ShoppingItem[] {
  const wanted = rows.filter((row) => !isThere(row, known.own));
  return wanted.map((row) => present(row, known)).sort((a, b) => placeOf(a) - placeOf(b));
}

/** Known to be at home, so neither asked for nor bought. Who writes it down by hand wants to buy it. */
function isThere({ food, byHand, answer }: ShoppingRow, own: Staples): boolean {
  if (byHand || answer === 'buy') return false;
  return answer === 'have' || (food !== null && own?.includes(food) === true);
}

/** Asked for once: the usual staples until there is a list of one's own, and what may well be there. */
function askedOf({ food: id, grams, byHand, answer }: ShoppingRow, own: Staples): Asked | null {
  const food = id === null ? undefined : foodById(id);
  if (!food || byHand || answer !== null || (food.staple && own !== undefined)) return null;
  return askedFor(food, grams);
}

function present(row: ShoppingRow, { own, homes, prices }: Known): ShoppingItem {
  const food = row.food === null ? undefined : foodById(row.food);
  const price = prices.get(row.key);
  const told = toldAmount(row.parts) ?? '';
  const language = currentLanguage();
  const inUnits = <Value>(of: (system: MeasureSystem) => Value) => ({ us: of('us'), metric: of('metric') });
  return {
    id: row.id,
    key: row.key,
    list: homes.get(row.key) ?? null,
    price: price ?? null,
    cost: inUnits((system) => (price ? lineCost({ ...row, told }, price, system) : null)),
    pack: inUnits((system) =>
      food ? localAmount(purchaseOf(food, row.grams ?? 0, system).pack, language) : '',
    ),
    food: row.food,
    name: nameOf(row),
    emoji: food?.emoji ?? '',
    aisle: row.aisle,
    // An amount that a member said stays in their words.
    amount: told === '' ? localAmounts(row.amount, language) : row.amount,
    dishes: [...new Set(row.parts.flatMap((part) => part.dishes))],
    asked: askedOf(row, own),
    byHand: row.byHand,
    parts: row.parts.map((part) => stampOf(row, part)),
    ticked: row.ticked,
    tickedAt: row.tickedAt?.toISOString() ?? null,
  };
}

/** What a member wrote alone stays in their words. */
const nameOf = ({ food, name, parts, amount }: ShoppingRow): string =>
  nameShown(
    { food, name, byHand: parts.length === 1 && parts[0]?.text === name },
    currentLanguage(),
    amount.us,
  );

/** By aisle; what is asked for comes last: what dishes need, then what nearly every kitchen has, by how many dishes want it. */
function placeOf({ aisle, asked, food, dishes }: ShoppingItem): number {
  const at = (AISLES as readonly string[]).indexOf(aisle);
  if (asked === null) return at < 0 ? AISLES.length : at;
  const isCommon = food !== null && foodById(food)?.staple === true;
  return ASKED_PLACES[asked] + (isCommon ? 0 : PARTS_MAX) - dishes.length;
}

const ASKED_PLACES = { needed: 1_000, basic: 2_000, little: 3_000 };
