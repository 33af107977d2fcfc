import type { FoodId } from '../foods/food.ts';
import { idsIn } from '../foods/made-tables.ts';
import type { Handled } from './composable-food.ts';
import { GOOD_RAW, NEVER_RAW as NEVER_RAW_IDS } from './handling.gen.ts';
import type { Kind } from './kinds.ts';

/** Vegetables that are good raw; every other one of their kinds is cooked. */
export const RAW_VEG: readonly FoodId[] = idsIn(GOOD_RAW);

/** Leaves and seeds that must be cooked, and packaged vegetables that taste of the package until they are. */
export const NOT_RAW: readonly FoodId[] = idsIn(NEVER_RAW_IDS);

/** Kinds that stay raw only when the food is named above. */
const USUALLY_COOKED: ReadonlySet<Kind> = new Set([
  'root',
  'potato',
  'squash',
  'brassica',
  'firm',
  'soft',
  'small',
  'asianveg',
  'allium',
]);
/** Kinds that are never eaten uncooked. */
const NEVER_RAW: ReadonlySet<Kind> = new Set([
  'poultry',
  'ground',
  'meat',
  'stewmeat',
  'sausage',
  'bacon',
  'fish',
  'shellfish',
  'egg',
  'lentil',
  'driedbean',
  'puffpastry',
  'rice',
  'grain',
  'pasta',
  'lasagna',
  'noodle',
  'dumpling',
  'polenta',
  'oats',
  'pizzabase',
  'flour',
  'grillcheese',
]);
const good = new Set(RAW_VEG);
const bad = new Set(NOT_RAW);

export function isFitRaw({ id, like, kind }: Handled): boolean {
  if (bad.has(id) || bad.has(like) || NEVER_RAW.has(kind)) return false;
  return !USUALLY_COOKED.has(kind) || good.has(like);
}
