import type { Endpoint } from '@crisper/contract/endpoint';
import type { toggleFavorite } from '@crisper/contract/favorites/favorites';
import type { logRecipe, repeatMeal, saveMeal } from '@crisper/contract/meals/meals';
import type { setPrice } from '@crisper/contract/shopping/prices';
import type { setRegular } from '@crisper/contract/shopping/regulars';
import type {
  addShopping,
  changeAmount,
  moveShopping,
  removeShopping,
  shopForRecipe,
  tickShopping,
} from '@crisper/contract/shopping/shopping';
import type { z } from 'zod';

/** What can be done without a network, and the endpoints that do it. */
interface Endpoints {
  favorite: typeof toggleFavorite;
  meal: typeof saveMeal | typeof repeatMeal | typeof logRecipe;
  /** What a recipe misses is put on the list. */
  shop: typeof shopForRecipe;
  tick: typeof tickShopping;
  /** A line is written on the list … */
  list: typeof addShopping;
  /** … or taken off it. */
  unlist: typeof removeShopping;
  amount: typeof changeAmount;
  move: typeof moveShopping;
  price: typeof setPrice;
  regular: typeof setRegular;
}

export type ChangeKind = keyof Endpoints;
export type EndpointOf<Kind extends ChangeKind> = Endpoints[Kind];

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
/** These distribute: one of several endpoints of a kind. */
export type ParamsOf<E> = E extends Endpoint<infer P> ? Input<P> : never;
export type BodyOf<E> = E extends { body?: infer B } ? Input<Exclude<B, undefined>> : never;
export type AnswerOf<E> = E extends { response: infer R extends z.ZodType } ? z.output<R> : never;
