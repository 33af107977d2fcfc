import { COOKING_WATER_SHARE } from '../nutrition/eaten-share.ts';
import { drinks, takenUp } from './absorption.ts';
import { handled } from './composable-food.ts';
import { itemFor, itemOf } from './items.ts';
import type { Cast, Item, Role, Roles } from './role.ts';
import type { RoleName } from './role-names.ts';
import {
  BRINE,
  isSalty,
  MOST_SALT_A_SERVING,
  noSeasoning,
  type Seasoning,
  saltFor,
  season,
  tamedBy,
} from './salting.ts';

type Portions = Map<RoleName, Item[]>;

/** How much of every food the dish takes: first what is fixed, then what goes by other foods, salt last. */
export function portionsOf(roles: Roles, cast: Cast, servings: number): Portions {
  const portions: Portions = new Map();
  let later = false;
  for (const [name, things] of cast) {
    const role = roles[name];
    if (!role) continue;
    later ||= role.per !== null;
    portions.set(
      name,
      things.map((thing) => itemFor(thing, role, servings, things.length)),
    );
  }
  if (later) measureByOthers(portions);
  const seasoning = thinned(portions, tamed(portions, servings), servings);
  // Sweet dishes name their own pinch of salt.
  const salt = roles.salt;
  if (salt?.grams === null) addSalt(portions, salt, seasoning, servings);
  return portions;
}

function measureByOthers(portions: Portions): void {
  for (const [name, items] of portions) {
    const per = items[0]?.role.per;
    if (!per) continue;
    let grams = 0;
    for (const other of per.roles) for (const item of portions.get(other) ?? []) grams += per.grams(item);
    if (grams === 0) {
      // What is cooked already takes no water.
      portions.delete(name);
      continue;
    }
    const share = grams / items.length;
    portions.set(
      name,
      items.map((item) => itemOf(item.thing, item.role, share, waterShare(portions, name))),
    );
  }
}

/** Rice drinks its water; what pasta was boiled in is poured away. */
function waterShare(portions: Portions, name: RoleName): { eatenShare?: number } {
  const [starch] = portions.get('starch') ?? [];
  return name === 'water' && starch && drinks(starch) !== null ? { eatenShare: 1 } : {};
}

/** Stock from a carton is salty: where a bowl of it would be too much, water takes the place of a part. */
function thinned(portions: Portions, seasoning: Seasoning, servings: number): Seasoning {
  const [stock] = portions.get('liquid') ?? [];
  const over = seasoning.all.salt - servings * MOST_SALT_A_SERVING;
  const water = over > 0 && stock?.thing.kind === 'stock' ? handled('water') : null;
  if (!stock || !water) return seasoning;
  const part = Math.max(
    LEAST_STOCK,
    1 - (over * 1.1) / (stock.grams * stock.thing.salt * stock.role.eatenShare),
  );
  portions.set('liquid', [
    itemOf(stock.thing, stock.role, stock.grams * part),
    itemOf(water, stock.role, stock.grams * (1 - part)),
  ]);
  return seasoningOf(portions);
}
const LEAST_STOCK = 0.35;

/** Ham, feta and soy sauce together would be too salty in full portions. Returns the seasoning of what remains. */
function tamed(portions: Portions, servings: number): Seasoning {
  const seasoning = seasoningOf(portions);
  const factor = tamedBy(seasoning, servings);
  if (factor === 1) return seasoning;
  for (const [name, items] of portions) {
    if (name === 'salt' || !items.some(isSalty)) continue;
    portions.set(
      name,
      items.map((item) => (isSalty(item) ? itemOf(item.thing, item.role, item.grams * factor) : item)),
    );
  }
  return seasoningOf(portions);
}

/** Salt by the weight of what is eaten, and in the water that pasta and potatoes are boiled in. */
function addSalt(portions: Portions, role: Role, seasoning: Seasoning, servings: number): void {
  const [salt] = portions.get('salt') ?? [];
  if (!salt) return;
  portions.delete('salt');
  const brine = brineOf(portions, salt, servings * MOST_SALT_A_SERVING - seasoning.all.salt);
  if (brine) {
    portions.set('brine', [brine]);
    season(seasoning, brine, brine.line.eatenShare);
  }
  const grams = saltFor(seasoning, servings);
  if (grams <= 0) return;
  const item = itemOf(salt.thing, role, grams);
  // Spoons are coarse: where the nearest is too much, the next smaller one.
  const over = seasoning.all.salt + item.grams - servings * MOST_SALT_A_SERVING;
  portions.set('salt', [
    over > 0 ? itemOf(salt.thing, role, Math.max(item.grams - over - A_SPOON_STEP, 0.1)) : item,
  ]);
}

/** Half the grams between two amounts of salt that a cook measures. */
const A_SPOON_STEP = 0.75;

function brineOf(portions: Portions, salt: Item, bearable: number): Item | null {
  const [starch] = portions.get('starch') ?? [];
  const [water] = portions.get('water') ?? [];
  if (!starch || !water || drinks(starch) !== null) return null;
  // Potatoes drink no water, but some of its salt goes into them.
  const eatenShare = Math.max(COOKING_WATER_SHARE, takenUp(starch, water));
  const most = Math.max(LEAST_BRINE, (bearable * MOST_OF_IT_BY_WATER) / eatenShare);
  return itemOf(salt.thing, salt.role, Math.min(water.grams * BRINE, most), {
    eatenShare,
    note: ', for the cooking water',
  });
}

/** A teaspoon in the pot, where the sauce is salty enough. */
const LEAST_BRINE = 6;
const MOST_OF_IT_BY_WATER = 0.6;

/** Of everything on the plate; what pasta drank of its cooking water counts as part of it. */
function seasoningOf(portions: Portions): Seasoning {
  const [starch] = portions.get('starch') ?? [];
  const seasoning = noSeasoning();
  for (const [name, items] of portions) {
    if (name === 'salt') continue;
    for (const item of items) {
      const { eatenShare } = item.line;
      const isDrained = name === 'water' && starch && eatenShare === 0;
      season(seasoning, item, isDrained ? takenUp(starch, item) : eatenShare);
    }
  }
  return seasoning;
}
