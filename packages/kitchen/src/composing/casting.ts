import type { FoodId } from '../foods/food.ts';
import type { Blueprint, Cast, Role } from './blueprint.ts';
import { clash } from './clashes.ts';
import type { Handled } from './handled.ts';
import type { Kind } from './kinds.ts';
import { hash } from './wording.ts';

/** What is at hand, indexed once per query. */
export interface Pool {
  byKind: ReadonlyMap<Kind, readonly Handled[]>;
  soon: ReadonlySet<FoodId>;
  staples: ReadonlySet<FoodId>;
}

/** A kind with more foods than this is cut off: nobody needs a choice of two hundred vegetables per pot. */
const CHOICES_PER_KIND = 24;

export function makePool(
  things: readonly Handled[],
  soon: ReadonlySet<FoodId>,
  staples: ReadonlySet<FoodId>,
  seed: string,
): Pool {
  const rank = (thing: Handled) =>
    (soon.has(thing.id) ? 0 : staples.has(thing.id) ? 2 : 1) + hash(seed + thing.id) / 0x1_0000_0000;
  const ranked = things.map((thing) => ({ thing, at: rank(thing) })).sort((a, b) => a.at - b.at);
  const byKind = new Map<Kind, Handled[]>();
  for (const { thing } of ranked) {
    const list = byKind.get(thing.kind);
    if (!list) byKind.set(thing.kind, [thing]);
    else if (list.length < CHOICES_PER_KIND) list.push(thing);
  }
  return { byKind, soon, staples };
}

function fits(role: Role, thing: Handled): boolean {
  if (role.not.has(thing.id) || role.not.has(thing.like)) return false;
  if (role.only && !role.only.has(thing.like)) return false;
  return role.by === null || thing.minutes[role.by] > 0;
}

function candidates(pool: Pool, role: Role): Handled[] {
  const found: Handled[] = [];
  for (const kind of role.order) {
    for (const thing of pool.byKind.get(kind) ?? []) if (fits(role, thing)) found.push(thing);
  }
  if (role.ranked || found.length < 2) return found;
  const tier = (thing: Handled) => (pool.soon.has(thing.id) ? 0 : pool.staples.has(thing.id) ? 2 : 1);
  return found.sort((a, b) => tier(a) - tier(b));
}

const entries = new WeakMap<Blueprint, readonly (readonly [string, Role])[]>();

function entriesOf(blueprint: Blueprint): readonly (readonly [string, Role])[] {
  const known = entries.get(blueprint);
  if (known) return known;
  const made = Object.entries(blueprint.roles);
  entries.set(blueprint, made);
  return made;
}

/** How many variants of a blueprint can differ at all, given its candidates. */
export function variantsOf(lists: ReadonlyMap<string, readonly Handled[]>): number {
  let most = 1;
  for (const list of lists.values()) most = Math.max(most, list.length);
  return most + 1;
}

/** Lists of candidates per role, or null when a required role has none. Shared by all variants of a blueprint. */
export function auditions(blueprint: Blueprint, pool: Pool): Map<string, Handled[]> | null {
  const lists = new Map<string, Handled[]>();
  for (const [name, role] of entriesOf(blueprint)) {
    const found = candidates(pool, role);
    if (found.length < role.min) return null;
    lists.set(name, found);
  }
  return lists;
}

/**
 * Casts one variant of a blueprint. Variant 0 takes the best of everything; later ones turn the lists of
 * candidates and leave room, so that one fridge gives several different dishes of the same kind.
 */
export function cast(
  blueprint: Blueprint,
  lists: ReadonlyMap<string, readonly Handled[]>,
  variant: number,
): Cast | null {
  const chosen: Handled[] = [];
  const result = new Map<string, Handled[]>();
  for (const [name, role] of entriesOf(blueprint)) {
    if (role.along !== null && !result.has(role.along)) continue;
    const list = lists.get(name) ?? [];
    const want = Math.max(role.min, role.max > 1 ? role.max - (variant % 2) : role.max);
    const turn = role.ranked || list.length === 0 ? 0 : variant % list.length;
    const taken: Handled[] = [];
    for (let i = 0; i < list.length && taken.length < want; i++) {
      const thing = list[(i + turn) % list.length];
      if (!thing || chosen.some((other) => clash(other, thing, blueprint.hot))) continue;
      taken.push(thing);
      chosen.push(thing);
    }
    if (taken.length < role.min) return null;
    if (taken.length > 0) result.set(name, taken);
  }
  return blueprint.suits && !blueprint.suits(result) ? null : result;
}
