import { COOKING_WATER_SHARE } from '../nutrition/eaten-share.ts';
import { drinks, takenUp } from './absorption.ts';
import { itemFor, itemOf } from './items.ts';
import type { Cast, Item, Role, Roles } from './role.ts';
import type { RoleName } from './role-names.ts';
import { BRINE, isSalty, noSeasoning, type Seasoning, saltFor, season, tamedBy } from './salting.ts';

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
  const seasoning = tamed(portions);
  // Sweet dishes name their own pinch of salt.
  const salt = roles.salt;
  if (salt?.grams === null) addSalt(portions, salt, seasoning);
  return portions;
}

function measureByOthers(portions: Portions): void {
  for (const [name, items] of portions) {
    const per = items[0]?.role.per;
    if (!per) continue;
    let grams = 0;
    for (const other of per.roles) for (const item of portions.get(other) ?? []) grams += per.grams(item);
    if (grams === 0) continue;
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

/** Ham, feta and soy sauce together would be too salty in full portions. Returns the seasoning of what remains. */
function tamed(portions: Portions): Seasoning {
  const seasoning = seasoningOf(portions);
  const factor = tamedBy(seasoning);
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
function addSalt(portions: Portions, role: Role, seasoning: Seasoning): void {
  const [salt] = portions.get('salt') ?? [];
  if (!salt) return;
  portions.delete('salt');
  const brine = brineOf(portions, salt);
  if (brine) {
    portions.set('brine', [brine]);
    season(seasoning, brine, brine.line.eatenShare);
  }
  const grams = saltFor(seasoning);
  if (grams > 0) portions.set('salt', [itemOf(salt.thing, role, grams)]);
}

function brineOf(portions: Portions, salt: Item): Item | null {
  const [starch] = portions.get('starch') ?? [];
  const [water] = portions.get('water') ?? [];
  if (!starch || !water || drinks(starch) !== null) return null;
  return itemOf(salt.thing, salt.role, water.grams * BRINE, {
    // Potatoes drink no water, but some of its salt goes into them.
    eatenShare: Math.max(COOKING_WATER_SHARE, takenUp(starch, water)),
    note: ', for the cooking water',
  });
}

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
