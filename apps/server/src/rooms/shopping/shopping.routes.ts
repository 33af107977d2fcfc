import { planCost, recipeCost, setPrice } from '@crisper/contract/shopping/prices';
import { setRegular } from '@crisper/contract/shopping/regulars';
import {
  addShopping,
  answerStaples,
  changeAmount,
  getShopping,
  moveShopping,
  orderShop,
  removeList,
  removeShopping,
  saveList,
  shopForRecipe,
  storeShopping,
  tickShopping,
} from '@crisper/contract/shopping/shopping';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { MissingService } from './missing.service.ts';
import type { PricesService } from './prices.service.ts';
import type { RegularsService } from './regulars.service.ts';
import type { ShoppingService } from './shopping.service.ts';
import type { ShoppingChangesService } from './shopping-changes.service.ts';
import type { ShoppingListsService } from './shopping-lists.service.ts';

interface Services {
  shopping: ShoppingService;
  changes: ShoppingChangesService;
  missing: MissingService;
  lists: ShoppingListsService;
  prices: PricesService;
  regulars: RegularsService;
}

export function shoppingRoutes(
  app: FastifyInstance,
  { shopping, changes, missing, lists, prices, regulars }: Services,
): void {
  route(app, getShopping, ({ user }) => shopping.list(user));
  route(app, addShopping, ({ user, body }) => changes.add(user, body));
  route(app, tickShopping, ({ user, body }) => changes.tick(user, body));
  route(app, removeShopping, ({ user, body }) => changes.remove(user, body));
  route(app, answerStaples, ({ user, body }) => shopping.answer(user, body));
  route(app, shopForRecipe, ({ user, params, body }) => missing.forRecipe(user, params.recipe, body));
  route(app, storeShopping, ({ user }) => shopping.store(user));
  route(app, changeAmount, ({ user, body }) => changes.amount(user, body));
  route(app, moveShopping, ({ user, body }) => changes.move(user, body));
  route(app, saveList, ({ user, params, body }) => lists.save(user, params.id, body));
  route(app, removeList, ({ user, params }) => lists.remove(user, params.id));
  route(app, setRegular, ({ user, body }) => regulars.set(user, body));
  route(app, setPrice, ({ user, body }) => prices.set(user, body));
  route(app, recipeCost, ({ user, params, query }) => prices.ofRecipe(user, params.recipe, query.servings));
  route(app, planCost, ({ user }) => prices.ofPlan(user));
  route(app, orderShop, ({ user, body }) => lists.order(user, body));
}
