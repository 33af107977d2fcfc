import { type Aim, type Attack, aimless, at, type Entry, NOT_FOUND, NOTHING_TO_AIM_AT } from '../attack.ts';
import { LABEL } from '../private-data.ts';

const mealAt = (more: Partial<Attack> = {}): Aim => at(({ meal }) => meal, more);
const planned =
  (more: object): Aim =>
  ({ plan }) => [
    {
      params: { id: plan.id },
      body: { version: plan.version, day: 2, slot: 'dinner', ...more },
      answers: NOT_FOUND,
    },
  ];
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

export const KITCHEN: Record<string, Entry> = {
  'POST /api/meals': () => [
    { body: { name: 'Tea', calories: 2, idempotencyKey: 'key of the owner' }, answers: [201] },
  ],
  'POST /api/meals/from-recipe': ({ recipe }) => [{ body: { recipeId: recipe }, answers: NOT_FOUND }],
  'POST /api/meals/from-product': ({ product }) => [
    { body: { productId: product.id, grams: 5 }, answers: NOT_FOUND },
    { body: { code: product.code, grams: 5 }, answers: NOT_FOUND },
  ],
  'POST /api/meals/:id/repeat': mealAt({ body: {} }),
  ...aimless('GET /api/meals', 'GET /api/meals/recent', 'GET /api/meals/foods', 'POST /api/analyze-meal'),
  'PUT /api/meals/:id': mealAt({ body: { name: 'Changed', calories: 1 } }),
  'DELETE /api/meals/:id': mealAt(),
  'POST /api/meals/:id/restore': mealAt({ ownerMay: false }),
  'GET /api/meal-offers': NOTHING_TO_AIM_AT,
  'POST /api/meal-offers/:id/accept': at(({ offer }) => offer, { answers: NOT_FOUND, ownerMay: false }),
  'DELETE /api/meal-offers/:id': at(({ offer }) => offer, { answers: NOT_FOUND }),
  ...aimless('GET /api/nutrition/goals', 'POST /api/nutrition/goals', 'POST /api/nutrition/onboarding'),
  ...aimless('GET /api/nutrition/daily', 'GET /api/nutrition/insights', 'GET /api/nutrition/export'),

  ...aimless('GET /api/pantry', 'GET /api/pantry/saved'),
  // Of an id that is taken nothing is changed, and nothing told.
  'POST /api/pantry': ({ pantry }) => [
    {
      body: { items: [{ id: pantry.id, name: 'salt' }], idempotencyKey: 'key of the owner' },
      answers: [201],
    },
  ],
  'PATCH /api/pantry/:id': ({ pantry }) => [
    { params: { id: pantry.id }, body: { version: pantry.version, amount: 1 }, answers: NOT_FOUND },
  ],
  'POST /api/pantry/leftovers': ({ recipe }) => [
    { body: { recipe, servings: 2, place: 'fridge' }, answers: NOT_FOUND },
  ],
  'DELETE /api/pantry/:id': at(({ pantry }) => pantry.id, { answers: NOT_FOUND }),
  'POST /api/pantry/:id/restore': at(({ pantry }) => pantry.id, { answers: NOT_FOUND }),
  'GET /api/pantry/cooked/:recipe': ({ recipe }) => [{ params: { recipe }, answers: NOT_FOUND }],
  // Items that are not in the caller's own pantry are skipped.
  'POST /api/pantry/use': ({ pantry }) => [
    { body: { uses: [{ id: pantry.id, version: pantry.version, grams: null }] }, answers: [200] },
  ],
  ...aimless('GET /api/staples', 'PUT /api/staples', 'GET /api/products', 'POST /api/products/read-codes'),
  ...aimless('PUT /api/products/sharing', 'POST /api/products', 'POST /api/products/read-label'),
  'POST /api/receipts': () => [
    {
      body: {
        language: 'en',
        lines: [{ text: 'TEA', name: 'tea' }],
        idempotencyKey: 'key of the owner',
      },
      answers: [201],
    },
  ],
  ...aimless('POST /api/receipts/read'),
  // Another household's answer is not found by its code.
  'GET /api/products/codes/:code': ({ product }) => [{ params: { code: product.code }, answers: [200] }],
  'PUT /api/products/:id': ({ product }) => [
    { params: { id: product.id }, body: { version: 1, name: 'Mine', per100g: LABEL }, answers: NOT_FOUND },
  ],
  'DELETE /api/products/:id': at(({ product }) => product.id, { answers: NOT_FOUND }),
  ...aimless('GET /api/home', 'GET /api/household', 'GET /api/household/kitchen'),
  ...aimless('PATCH /api/household/kitchen', 'POST /api/household'),
  'PATCH /api/household/:id': at(({ profile }) => profile, { answers: NOT_FOUND, body: { portion: 2 } }),
  'DELETE /api/household/:id': at(({ profile }) => profile, { answers: NOT_FOUND }),
  ...aimless('GET /api/household/members', 'POST /api/household/invitations', 'POST /api/household/leave'),
  'DELETE /api/household/invitations/:id': at(({ invitation }) => invitation, { answers: NOT_FOUND }),
  // Owners change the others of their own household only; as ex-member: members.test.ts; as child: children.test.ts.
  'PATCH /api/household/members/:id': at(({ userId }) => userId, {
    answers: NOT_FOUND,
    body: { role: 'child' },
  }),
  'DELETE /api/household/members/:id': at(({ userId }) => userId, { answers: NOT_FOUND }),
  // A caller with the token may read and join; 256 bits are not guessed.
  'GET /api/invitations/:token': () => [
    { params: { token: 'A'.repeat(43) }, answers: NOT_FOUND, ownerMay: false },
  ],
  'POST /api/invitations/:token/accept': () => [
    { params: { token: 'A'.repeat(43) }, body: { bring: true }, answers: NOT_FOUND, ownerMay: false },
  ],
  'PUT /api/household/eating': ({ profile }) => [{ body: { ids: [profile] }, answers: [400] }],
  ...aimless(
    'GET /api/foods',
    'GET /api/plan',
    'POST /api/plan',
    'PUT /api/plan/wishes',
    'GET /api/shopping',
  ),
  // The calendar itself, and what forged and former addresses answer: rooms/calendar/calendar.test.ts.
  ...aimless('GET /api/calendar', 'POST /api/calendar', 'DELETE /api/calendar', 'PUT /api/calendar/times'),
  ...aimless('GET /api/notices', 'PUT /api/notices', 'PUT /api/notices/device', 'DELETE /api/notices/device'),
  'POST /unsubscribe': ({ userId }) => [
    { query: `?token=${userId}.${'A'.repeat(43)}`, answers: NOT_FOUND, ownerMay: false },
    { query: `?token=${userId}`, answers: NOT_FOUND, ownerMay: false },
  ],
  'POST /api/plan/:id/swap': planned({}),
  'POST /api/plan/:id/day': planned({}),
  'POST /api/plan/:id/lock': planned({ locked: true }),
  'PUT /api/plan/:id/repeat': planned({ repeats: true }),
  'POST /api/plan/:id/alternatives': planned({}),
  'POST /api/plan/:id/move': planned({ to: { day: 1, slot: 'lunch' } }),
  'POST /api/plan/:id/undo': planned({}),
  'PUT /api/plan/:id/eaters': planned({ eaters: [] }),
  'POST /api/plan/:id/follow': planned({}),
  'POST /api/plan/:id/log': planned({}),
  // Another person's recipe in one's own plan.
  'POST /api/plan/meals': ({ recipe }) => [
    { body: { date: TOMORROW, slot: 'dinner', recipe }, answers: NOT_FOUND },
  ],
  // Browsers choose the ids of the list. An id that another person has used writes nothing.
  'POST /api/shopping': ({ shopping }) => [{ body: { id: shopping, name: 'salt' }, answers: [201] }],
  'PATCH /api/shopping': ({ shopping }) => [
    {
      body: {
        ticks: [{ id: shopping, ticked: true, at: new Date().toISOString() }],
        idempotencyKey: 'key of the owner',
      },
      answers: [200],
    },
  ],
  // Parts of another household's list are found on no other list.
  'POST /api/shopping/remove': ({ shopping }) => [{ body: { parts: [`hand:${shopping}`] }, answers: [200] }],
  // As a stranger, an ex-member and one of another household: rooms/household/live.test.ts.
  'GET /api/household/events': NOTHING_TO_AIM_AT,
  'POST /api/shopping/store': NOTHING_TO_AIM_AT,
  'PUT /api/shopping/order': ({ shoppingList }) => [
    { body: { list: shoppingList, sections: ['dairy'] }, answers: NOT_FOUND },
  ],
  'PATCH /api/shopping/amounts': ({ shopping }) => [
    { body: { parts: [`hand:${shopping}`], amount: '9', at: new Date().toISOString() }, answers: [200] },
  ],
  // A list that is not there is the first one.
  'POST /api/shopping/move': ({ shoppingList }) => [
    { body: { thing: { key: 'salt' }, list: shoppingList, at: new Date().toISOString() }, answers: [200] },
  ],
  'PUT /api/shopping/lists/:id': ({ shoppingList }) => [
    { params: { id: shoppingList }, body: { name: 'Mine now' }, answers: NOT_FOUND },
  ],
  // Prices of other households are not found: rooms/shopping/prices.test.ts.
  'PUT /api/shopping/prices': () => [
    {
      body: {
        thing: { written: 'milk' },
        price: null,
        at: new Date().toISOString(),
        idempotencyKey: 'key of the owner',
      },
      answers: [200],
    },
  ],
  'PUT /api/shopping/regulars': () => [
    { body: { thing: { written: 'milk' }, weeks: 2, idempotencyKey: 'key of the owner' }, answers: [200] },
  ],
  'GET /api/plan/cost': NOTHING_TO_AIM_AT,
  'GET /api/plan/preview': NOTHING_TO_AIM_AT,
  'GET /api/shopping/costs/:recipe': ({ recipe }) => [
    { params: { recipe }, query: '?servings=2', answers: NOT_FOUND },
  ],
  'DELETE /api/shopping/lists/:id': ({ shoppingList }) => [{ params: { id: shoppingList }, answers: [200] }],
  'PUT /api/shopping/recipes/:recipe': ({ recipe }) => [
    { params: { recipe }, body: { servings: 2 }, answers: NOT_FOUND },
  ],
  // Ids of another person's list answer nothing of theirs.
  'POST /api/shopping/staples': ({ shopping }) => [
    { body: { have: [shopping], buy: [shopping] }, answers: [200] },
  ],
};
