import type { Course, Equipment } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import type { Handled } from './composable-food.ts';
import type { Dish } from './dish.ts';
import type { Kind } from './kinds.ts';
import type { Cast, Role, Roles } from './role.ts';
import type { RoleName } from './role-names.ts';

export interface Named {
  title: string;
  description: string;
}

export interface Blueprint {
  id: string;
  /** Dishes of one family are spread out in a list of results. */
  family: string;
  equipment: readonly Equipment[];
  courses: readonly Course[];
  cuisine: string | null;
  servings: number;
  /** Preparation minutes before cutting is added. */
  prep: number;
  hot: boolean;
  /** 1 for a full meal; lower for sides, snacks and plain dishes, so that they rank lower. */
  weight: number;
  roles: Roles;
  suits?(cast: Cast): boolean;
  write(dish: Dish<RoleName>): Named;
}

type RoleOptions = Partial<
  Pick<Role, 'share' | 'grams' | 'per' | 'cut' | 'by' | 'eatenShare' | 'ranked' | 'along'>
> & {
  not?: readonly FoodId[];
  only?: readonly FoodId[];
};

/** One kind of food, or several in order of preference. */
export type Kinds = Kind | readonly Kind[];

/** Most dishes need salt, oil and an onion. Roles with the same key share one candidate list. */
const auditions = new Map<string, number>();

function auditionOf(kinds: readonly Kind[], { by, not, only, ranked }: RoleOptions): number {
  const key = JSON.stringify([kinds, by, not, only, ranked]);
  const known = auditions.get(key) ?? auditions.size;
  auditions.set(key, known);
  return known;
}

export function role(kinds: Kinds, min: number, max: number, options: RoleOptions = {}): Role {
  const order = typeof kinds === 'string' ? [kinds] : kinds;
  return {
    kinds: new Set(order),
    order,
    min,
    max,
    share: options.share ?? 1,
    grams: options.grams ?? null,
    per: options.per ?? null,
    cut: options.cut ?? null,
    by: options.by ?? null,
    eatenShare: options.eatenShare ?? 1,
    not: new Set(options.not),
    only: options.only ? new Set(options.only) : null,
    along: options.along ?? null,
    ranked: options.ranked ?? false,
    audition: auditionOf(order, options),
  };
}

export function castOf<R extends RoleName>(cast: Cast<R>, ...names: R[]): Handled[] {
  const things: Handled[] = [];
  for (const name of names) {
    const found = cast.get(name);
    if (found) for (const thing of found) things.push(thing);
  }
  return things;
}
