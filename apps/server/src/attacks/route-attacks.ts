import type { Belongings, Person } from './belongings.ts';
import { LABEL, OWN_RECIPE } from './belongings.ts';

/** One attempt to reach data of another person. */
export interface Attack {
  params?: Record<string, string>;
  query?: string;
  body?: object;
  /** Allowed statuses: refused, or a success that does not touch the other person's data. */
  answers: readonly number[];
  /** False where the owner is refused too, so there is no point in trying the request as the owner. */
  ownerMay?: false;
}

type Aim = (owner: Belongings, attacker: Person) => Attack[];

/** Takes no id: the response depends on the caller alone, or is the same for everybody. */
const NOTHING_TO_AIM_AT = 'nothing to aim at' as const;
/** Refused for everybody but admins before anything is read. */
const ADMINS_ONLY = 'admins only' as const;

export type Entry = Aim | typeof NOTHING_TO_AIM_AT | typeof ADMINS_ONLY;

const REFUSED = [403, 404];
const NOT_FOUND = [404];

const at =
  (of: (owner: Belongings) => string, more: Partial<Attack> = {}): Aim =>
  (owner) => [{ params: { id: of(owner) }, answers: REFUSED, ...more }];
const ownRecipe: Aim = at(({ recipe }) => recipe, { answers: NOT_FOUND });
const mealAt = (more: Partial<Attack> = {}): Aim => at(({ meal }) => meal, more);
/** A post held for moderation is visible to its author only. */
const heldPost = (more: Partial<Attack> = {}): Aim => at(({ held }) => held, { answers: NOT_FOUND, ...more });
const heldReply = (more: Partial<Attack> = {}): Aim =>
  at(({ heldReply: id }) => id, { answers: NOT_FOUND, ...more });
const both =
  (...aims: Aim[]): Aim =>
  (owner, attacker) =>
    aims.flatMap((aim) => aim(owner, attacker));
const planned =
  (more: object): Aim =>
  ({ plan }) => [
    {
      params: { id: plan.id },
      body: { version: plan.version, day: 2, slot: 'dinner', ...more },
      answers: NOT_FOUND,
    },
  ];
const report = { reason: 'spam' };
const aimless = (...routes: string[]): Record<string, Entry> =>
  Object.fromEntries(routes.map((route) => [route, NOTHING_TO_AIM_AT]));
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** Every route of the server. The test fails for a route that is missing here. */
export const ROUTE_ATTACKS: Record<string, Entry> = {
  ...aimless('GET /healthz', 'GET /readyz', 'GET /api/status', 'GET /api/plans', 'GET /api/figures'),
  ...aimless('GET /api/foods', 'GET /api/contact', 'POST /api/contact', 'PUT /api/plan/wishes'),
  ...aimless('POST /api/auth/register', 'POST /api/auth/login', 'POST /api/auth/logout'),
  ...aimless('GET /api/plan', 'POST /api/plan', 'GET /api/shopping'),
  ...aimless('GET /api/auth/me', 'GET /api/auth/user', 'POST /api/auth/password-reset'),

  'POST /api/auth/password-reset/confirm': () => [
    { body: { token: 'A'.repeat(43), password: 'a new spoon 42' }, answers: [400], ownerMay: false },
  ],
  'POST /api/auth/confirm': NOTHING_TO_AIM_AT,
  'POST /api/auth/email/confirm': () => [
    { body: { token: 'A'.repeat(43) }, answers: [400], ownerMay: false },
  ],
  'POST /api/auth/email/disown': () => [{ body: { token: 'A'.repeat(43) }, answers: [400], ownerMay: false }],
  'POST /api/auth/email/letter': NOTHING_TO_AIM_AT,
  'GET /api/auth/sessions': NOTHING_TO_AIM_AT,
  'DELETE /api/auth/sessions/:id': at(({ session }) => session, { answers: NOT_FOUND }),
  'DELETE /api/auth/sessions': NOTHING_TO_AIM_AT,
  ...aimless('GET /api/user/stats', 'GET /api/user/storage', 'GET /api/user/export'),
  ...aimless('DELETE /api/user/account', 'GET /api/user/activity'),
  ...aimless('PUT /api/user/time-zone', 'PUT /api/user/public-name'),

  ...aimless('POST /api/scan', 'POST /api/demo/scan', 'GET /api/scans'),
  ...aimless('GET /api/memories', 'DELETE /api/memories'),
  'POST /api/scans/:id/answers': at(({ scan }) => scan, {
    answers: NOT_FOUND,
    body: { answers: [{ question: 'q1', answer: 'name', name: 'egg' }] },
  }),
  'DELETE /api/memories/:id': at(({ memory }) => memory, { answers: NOT_FOUND }),
  'POST /api/scans/:id/corrections': at(({ scan }) => scan, {
    answers: NOT_FOUND,
    body: { removed: ['tomato'], added: [] },
  }),

  'POST /api/recipes/search': ({ profile }) => [
    { body: { ingredients: ['egg'], eaters: [profile] }, answers: [200] },
  ],
  // The job's name is a hash of the search. It holds no personal data and is shared by everybody with the same search.
  // The status 200 is sent before the job is looked up, so an unknown job ends the stream with an error event.
  'GET /api/recipes/search/:job/events': () => [
    { params: { job: 'a'.repeat(32) }, answers: [200], ownerMay: false },
  ],
  'GET /api/recipes/:id': ownRecipe,
  'GET /api/recipes/:id/preview': at(({ recipe }) => recipe, { answers: NOT_FOUND, ownerMay: false }),
  'POST /api/recipes/:id/enhance': ownRecipe,
  'GET /api/recipes/:id/note': ownRecipe,
  'PUT /api/recipes/:id/note': ({ recipe }) => [
    { params: { id: recipe }, body: { note: 'Mine' }, answers: NOT_FOUND },
  ],
  // Removes the caller's own note of that recipe, if there is one.
  'DELETE /api/recipes/:id/note': at(({ recipe }) => recipe, { answers: [200] }),
  'GET /api/recipes/:id/sources': ownRecipe,
  ...aimless('GET /api/recipes', 'POST /api/recipes/import', 'POST /api/recipes'),
  'PATCH /api/recipes/:id': at(({ recipe }) => recipe, { answers: NOT_FOUND, body: { title: 'Mine now' } }),
  'DELETE /api/recipes/:id': ownRecipe,

  'POST /api/favorites': ({ recipe }) => [
    { body: { recipeId: recipe, idempotencyKey: 'key of the owner' }, answers: NOT_FOUND },
    { body: { recipeId: recipe, recipeData: { ...OWN_RECIPE, title: 'Mine now' } }, answers: [200, 404] },
  ],
  'GET /api/favorites': NOTHING_TO_AIM_AT,
  // Another person's recipe is not read. The reply uses only what the request itself contains.
  'POST /api/chat/cooking-assistant': ({ recipe }) => [
    {
      body: {
        message: 'What are the ingredients?',
        context: { recipe: { id: recipe, title: 'A soup', currentStep: 1, totalSteps: 1 } },
      },
      answers: [200],
    },
  ],

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
  ...aimless('GET /api/nutrition/goals', 'POST /api/nutrition/goals', 'POST /api/nutrition/onboarding'),
  ...aimless('GET /api/nutrition/daily', 'GET /api/nutrition/insights', 'GET /api/nutrition/export'),

  ...aimless('GET /api/pantry', 'POST /api/pantry'),
  'PATCH /api/pantry/:id': ({ pantry }) => [
    { params: { id: pantry.id }, body: { version: pantry.version, amount: 1 }, answers: NOT_FOUND },
  ],
  'DELETE /api/pantry/:id': at(({ pantry }) => pantry.id, { answers: NOT_FOUND }),
  'GET /api/pantry/cooked/:recipe': ({ recipe }) => [{ params: { recipe }, answers: NOT_FOUND }],
  // Items that are not in the caller's own pantry are skipped.
  'POST /api/pantry/use': ({ pantry }) => [
    { body: { uses: [{ id: pantry.id, version: pantry.version, grams: null }] }, answers: [200] },
  ],
  ...aimless('GET /api/staples', 'PUT /api/staples', 'GET /api/products', 'POST /api/products/read-codes'),
  ...aimless('PUT /api/products/sharing', 'POST /api/products', 'POST /api/products/read-label'),
  ...aimless('POST /api/receipts', 'POST /api/receipts/read'),
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
  'PUT /api/household/eating': ({ profile }) => [{ body: { ids: [profile] }, answers: [400] }],
  'POST /api/plan/:id/swap': planned({}),
  'POST /api/plan/:id/lock': planned({ locked: true }),
  'POST /api/plan/:id/alternatives': planned({}),
  'POST /api/plan/:id/move': planned({ to: { day: 1, slot: 'lunch' } }),
  'POST /api/plan/:id/undo': planned({}),
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
  'DELETE /api/shopping/:id': at(({ shopping }) => shopping, { answers: [200] }),
  'POST /api/shopping/store': NOTHING_TO_AIM_AT,
  'PUT /api/shopping/recipes/:recipe': ({ recipe }) => [
    { params: { recipe }, body: { servings: 2 }, answers: NOT_FOUND },
  ],
  // Ids of another person's list answer nothing of theirs.
  'POST /api/shopping/staples': ({ shopping }) => [
    { body: { have: [shopping], buy: [shopping] }, answers: [200] },
  ],

  'POST /api/create-subscription': NOTHING_TO_AIM_AT,
  'POST /api/complete-subscription': ({ payment }) => [
    { body: { paymentIntentId: payment.paymentIntentId }, answers: REFUSED },
  ],
  'GET /api/billing/subscription': NOTHING_TO_AIM_AT,
  'POST /api/billing/cancel': NOTHING_TO_AIM_AT,
  'POST /api/billing/resume': NOTHING_TO_AIM_AT,
  'GET /api/billing/switch': NOTHING_TO_AIM_AT,
  'POST /api/billing/switch': NOTHING_TO_AIM_AT,
  'POST /api/billing/pay': NOTHING_TO_AIM_AT,
  'GET /api/billing/receipts': NOTHING_TO_AIM_AT,
  'POST /api/billing/refund': NOTHING_TO_AIM_AT,
  'POST /api/webhooks/stripe': () => [
    { body: { id: 'evt_1', type: 'invoice.paid' }, answers: [400], ownerMay: false },
  ],
  // As with Stripe, anybody with the client secret may pay. The secret cannot be guessed from the payment's id.
  'POST /api/sandbox/confirm': ({ payment }) => [
    {
      body: {
        clientSecret: `${payment.paymentIntentId}_secret_${'0'.repeat(32)}`,
        card: '4242424242424242',
      },
      answers: NOT_FOUND,
      ownerMay: false,
    },
  ],
  'POST /api/sandbox/authenticate': ({ payment }) => [
    {
      body: { clientSecret: `${payment.paymentIntentId}_secret_${'0'.repeat(32)}`, approve: true },
      answers: NOT_FOUND,
      ownerMay: false,
    },
  ],

  'GET /api/discussions': NOTHING_TO_AIM_AT,
  'GET /api/discussions/:id': heldPost(),
  'POST /api/discussions': NOTHING_TO_AIM_AT,
  'PATCH /api/discussions/:id': both(
    at(({ open }) => open, { body: { title: 'Mine now' } }),
    heldPost({ body: { title: 'Mine now' } }),
  ),
  'DELETE /api/discussions/:id': both(
    at(({ open }) => open),
    heldPost(),
  ),
  'GET /api/discussions/:id/replies': heldPost(),
  'POST /api/discussions/:id/replies': heldPost({ body: { content: 'Hello' }, ownerMay: false }),
  'PATCH /api/replies/:id': both(
    at(({ reply }) => reply, { body: { content: 'Never' } }),
    heldReply({ body: { content: 'Never' } }),
  ),
  'DELETE /api/replies/:id': both(
    at(({ reply }) => reply),
    heldReply(),
  ),
  'POST /api/discussions/:id/like': heldPost({ ownerMay: false }),
  'POST /api/replies/:id/like': heldReply({ ownerMay: false }),
  'POST /api/discussions/:id/report': heldPost({ body: report, ownerMay: false }),
  'POST /api/replies/:id/report': heldReply({ body: report, ownerMay: false }),
  'GET /api/discussions/:id/events': heldPost({ ownerMay: false }),
  'POST /api/community/recipes': NOTHING_TO_AIM_AT,
  'GET /api/community': NOTHING_TO_AIM_AT,
  'POST /api/community/join': NOTHING_TO_AIM_AT,

  'GET /api/referrals/stats': NOTHING_TO_AIM_AT,
  'POST /api/referrals/generate': NOTHING_TO_AIM_AT,
  'POST /api/viral/generate-code': ({ userId }) => [{ body: { userId }, answers: [403] }],
  'POST /api/viral/track-share': ({ userId }) => [
    { body: { userId, recipeTitle: 'Pie', platform: 'mail' }, answers: [403] },
  ],
  'POST /api/viral/track-referral': ({ userId, code }, attacker) => [
    { body: { newUserId: userId, referralCode: code }, answers: [403], ownerMay: false },
    // An account that is one year old can no longer claim a referral.
    { body: { newUserId: attacker.id, referralCode: code }, answers: [403, 409], ownerMay: false },
  ],
  'GET /api/viral/metrics/:userId': ({ userId }) => [{ params: { userId }, answers: [403] }],
  'GET /api/viral/leaderboard': NOTHING_TO_AIM_AT,
  'PUT /api/viral/leaderboard': NOTHING_TO_AIM_AT,
  'POST /api/analytics/track': NOTHING_TO_AIM_AT,
  'GET /api/analytics/insights': NOTHING_TO_AIM_AT,
  'GET /api/jobs/stats': NOTHING_TO_AIM_AT,
  'GET /api/cache/stats': NOTHING_TO_AIM_AT,

  'POST /api/status/subscribers': NOTHING_TO_AIM_AT,
  'POST /api/status/subscribers/confirm': () => [
    { body: { token: 'A'.repeat(43) }, answers: [400, 404], ownerMay: false },
  ],
  // Unsubscribing twice gives the same answer, so a used link reveals nothing.
  'POST /api/status/subscribers/end': () => [
    { body: { token: 'A'.repeat(43) }, answers: [200], ownerMay: false },
  ],
  'GET /api/admin/scans/corrections': ADMINS_ONLY,
  'GET /api/admin/contact': ADMINS_ONLY,
  'POST /api/admin/contact/:id/answered': ADMINS_ONLY,
  'POST /api/admin/incidents': ADMINS_ONLY,
  'POST /api/admin/incidents/:id/updates': ADMINS_ONLY,
  'GET /api/admin/audit': ADMINS_ONLY,
  'GET /api/admin/moderation': ADMINS_ONLY,
  'POST /api/admin/moderation/:kind/:id': ADMINS_ONLY,
  'PATCH /api/admin/discussions/:id': ADMINS_ONLY,
  'POST /api/admin/community/events': ADMINS_ONLY,
  'DELETE /api/admin/community/events/:id': ADMINS_ONLY,
};
