import type { FoodId } from '../foods/food.ts';
import type { Blueprint } from './blueprint.ts';
import { clash } from './clashes.ts';
import type { Handled } from './composable-food.ts';
import type { Kind } from './kinds.ts';
import type { Cast, Role } from './role.ts';
import type { RoleName } from './role-names.ts';
import { hash } from './wording.ts';

/** The foods at hand, indexed once per query. */
export interface Pool {
  byKind: ReadonlyMap<Kind, readonly Handled[]>;
  soon: ReadonlySet<FoodId>;
  staples: ReadonlySet<FoodId>;
  /** Cached candidates by `Role.audition`, filled on first use. */
  heard: (readonly Handled[] | undefined)[];
}

/** Limits the foods per kind: a full larder would only slow casting down. */
const CHOICES_PER_KIND = 24;

export function makePool(
  things: readonly Handled[],
  soon: ReadonlySet<FoodId>,
  staples: ReadonlySet<FoodId>,
): Pool {
  const seed = hash(things.map((thing) => thing.id).join());
  const rank = (thing: Handled) =>
    (soon.has(thing.id) ? 0 : staples.has(thing.id) ? 2 : 1) + hash(thing.id, seed) / 0x1_0000_0000;
  const ranked = things.map((thing) => ({ thing, at: rank(thing) })).sort((a, b) => a.at - b.at);
  const byKind = new Map<Kind, Handled[]>();
  for (const { thing } of ranked) {
    const list = byKind.get(thing.kind);
    if (!list) byKind.set(thing.kind, [thing]);
    else if (list.length < CHOICES_PER_KIND) list.push(thing);
  }
  return { byKind, soon, staples, heard: [] };
}

function fits(role: Role, thing: Handled): boolean {
  if (role.not.has(thing.id) || role.not.has(thing.like)) return false;
  if (role.only && !role.only.has(thing.like)) return false;
  return role.by === null || thing.minutes[role.by] > 0;
}

function candidates(pool: Pool, role: Role): readonly Handled[] {
  const known = pool.heard[role.audition];
  if (known) return known;
  const found: Handled[] = [];
  for (const kind of role.order) {
    const things = pool.byKind.get(kind);
    if (things) for (const thing of things) if (fits(role, thing)) found.push(thing);
  }
  if (!role.ranked && found.length > 1) {
    const tier = (thing: Handled) => (pool.soon.has(thing.id) ? 0 : pool.staples.has(thing.id) ? 2 : 1);
    found.sort((a, b) => tier(a) - tier(b));
  }
  pool.heard[role.audition] = found;
  return found;
}

/** A role, its name and its candidate foods. */
export interface Audition {
  name: RoleName;
  role: Role;
  list: readonly Handled[];
}

interface Parts {
  all: readonly (readonly [RoleName, Role])[];
  /** Roles that must be filled. */
  needed: readonly Role[];
}

const parts = new WeakMap<Blueprint, Parts>();

function partsOf(blueprint: Blueprint): Parts {
  const known = parts.get(blueprint);
  if (known) return known;
  const all = Object.entries(blueprint.roles) as [RoleName, Role][];
  // Roles with the fewest kinds first: most blueprints fail on those, and the other roles need no check.
  const needed = all.map(([, role]) => role).filter((role) => role.min > 0);
  needed.sort((a, b) => a.order.length - b.order.length);
  const made = { all, needed };
  parts.set(blueprint, made);
  return made;
}

/** The number of different variants that the candidates of a blueprint allow. */
export function variantsOf(auditions: readonly Audition[]): number {
  let most = 1;
  for (const { list } of auditions) most = Math.max(most, list.length);
  return most + 1;
}

/** Candidates for every role that has any, or null when a required role has too few. Shared by all variants of a blueprint. */
export function auditions(blueprint: Blueprint, pool: Pool): Audition[] | null {
  const { all, needed } = partsOf(blueprint);
  for (const role of needed) if (candidates(pool, role).length < role.min) return null;
  const heard: Audition[] = [];
  for (const [name, role] of all) {
    const list = candidates(pool, role);
    if (list.length > 0) heard.push({ name, role, list });
  }
  return heard;
}

/**
 * Fills the roles of one variant of a blueprint. Variant 0 takes the best candidates; later variants rotate the candidate
 * lists and use fewer foods, so that one fridge gives several different dishes of a kind.
 */
export function cast(blueprint: Blueprint, auditions: readonly Audition[], variant: number): Cast | null {
  const chosen: Handled[] = [];
  const result = new Map<RoleName, Handled[]>();
  for (const { name, role, list } of auditions) {
    if (role.along !== null && !result.has(role.along)) continue;
    const want = Math.max(role.min, role.max > 1 ? role.max - (variant % 2) : role.max);
    const turn = role.ranked ? 0 : variant % list.length;
    const taken: Handled[] = [];
    for (let i = 0; i < list.length && taken.length < want; i++) {
      const thing = list[(i + turn) % list.length];
      if (!thing || clashes(chosen, thing, blueprint.hot)) continue;
      taken.push(thing);
      chosen.push(thing);
    }
    if (taken.length < role.min) return null;
    if (taken.length > 0) result.set(name, taken);
  }
  return blueprint.suits && !blueprint.suits(result) ? null : result;
}

function clashes(chosen: readonly Handled[], thing: Handled, hot: boolean): boolean {
  for (const other of chosen) if (clash(other, thing, hot)) return true;
  return false;
}
