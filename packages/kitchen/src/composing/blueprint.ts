import type { Course, Equipment } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import type { Dish } from './dish.ts';
import type { Handled } from './handled.ts';
import type { Kind, Technique } from './kinds.ts';
import type { RoleName } from './role-names.ts';

export interface Role {
  kinds: ReadonlySet<Kind>;
  /** Kinds in order of preference. */
  order: readonly Kind[];
  min: number;
  max: number;
  /** Multiplies the food's usual serving. */
  share: number;
  /** Grams a serving, whatever the food. */
  grams: number | null;
  /** Preparation that this dish needs instead of the usual one; '' for none. */
  cut: string | null;
  /** The food must be fit for this technique. */
  by: Technique | null;
  /** Only part of it is eaten: water for boiling, oil for frying. */
  eatenShare: number;
  not: ReadonlySet<FoodId>;
  only: ReadonlySet<FoodId> | null;
  /** Cast only when somebody plays this other role: the water that boils the rice. */
  along: RoleName | null;
  /** Prefer the earlier kinds over what is at hand ("oil before butter"). */
  ranked: boolean;
  /** The same number for all roles that the same foods can play in the same order of preference. */
  audition: number;
}

/** The foods in each role; `R` are the roles of the dish. */
export type Cast<R extends RoleName = RoleName> = ReadonlyMap<R, readonly Handled[]>;

export interface Named {
  title: string;
  description: string;
}

export interface Blueprint {
  id: string;
  /** Dishes of one family are kept apart in a list of results. */
  family: string;
  equipment: readonly Equipment[];
  courses: readonly Course[];
  cuisine: string | null;
  servings: number;
  /** Minutes at the board before anything is cut. */
  prep: number;
  hot: boolean;
  /** 1 is a proper dish; sides, snacks and plain dishes stand further down. */
  weight: number;
  roles: Readonly<Partial<Record<RoleName, Role>>>;
  suits?(cast: Cast): boolean;
  write(dish: Dish<RoleName>): Named;
}

type RoleOptions = Partial<
  Pick<Role, 'share' | 'grams' | 'cut' | 'by' | 'eatenShare' | 'ranked' | 'along'>
> & {
  not?: readonly FoodId[];
  only?: readonly FoodId[];
};

/** One kind of food, or several in order of preference. */
export type Kinds = Kind | readonly Kind[];

/** Most dishes want salt, oil and an onion: who can play such a role is found once for all of them. */
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
