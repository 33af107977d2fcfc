import type { FoodId } from '../foods/food.ts';
import type { RecipeIngredient } from '../recipes/recipe.ts';
import type { Portion } from './amounts.ts';
import type { Handled } from './composable-food.ts';
import type { Kind, Technique } from './kinds.ts';
import type { RoleName } from './role-names.ts';

interface Per {
  roles: readonly RoleName[];
  /** Grams that one food of these roles asks for. */
  grams(item: Item): number;
}

export interface Role {
  kinds: ReadonlySet<Kind>;
  /** Kinds in order of preference. */
  order: readonly Kind[];
  min: number;
  max: number;
  /** Factor on the food's usual serving. */
  share: number;
  /** Fixed grams per serving, the same for every food. */
  grams: number | null;
  /** Grams by what else is in the dish: water by the rice it cooks, broth by what swims in it. */
  per: Per | null;
  /** Preparation that replaces the food's usual one in this dish; '' for none. */
  cut: string | null;
  /** Only foods that can be cooked with this technique. */
  by: Technique | null;
  /** Share that is eaten: less than 1 for cooking water and frying oil. */
  eatenShare: number;
  not: ReadonlySet<FoodId>;
  only: ReadonlySet<FoodId> | null;
  /** Filled only when this other role is filled: water is needed only with the rice it boils. */
  along: RoleName | null;
  /** Keep the order of kinds ("oil before butter") instead of preferring foods that spoil soon or are not staples. */
  ranked: boolean;
  /** Cache key of the candidate list: equal for roles with the same kinds, filters and order. */
  audition: number;
}

/** The roles of a dish. */
export type Roles = Readonly<Partial<Record<RoleName, Role>>>;

/** A food in one role of one dish. */
export interface Item extends Portion {
  thing: Handled;
  role: Role;
  /** Its name in steps: "onions", "rice". */
  word: string;
  line: Readonly<RecipeIngredient>;
}

/** The foods chosen for each role; `R` are the roles of the dish. */
export type Cast<R extends RoleName = RoleName> = ReadonlyMap<R, readonly Handled[]>;
