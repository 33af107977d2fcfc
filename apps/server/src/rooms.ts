import type { LimitsOf } from '@crisper/contract/billing/plans';
import { SERVICES } from '@crisper/contract/status/status';
import { createDailyQuotas } from './budgets/daily-quotas.service.ts';
import type { Room } from './http/room.ts';
import { removeOf } from './jobs/jobs.repository.ts';
import { closed, isLeftOut } from './optional-rooms.ts';
import { limitsOf, PLAN_OFFERS, WITHOUT_PLANS } from './plan-offers.ts';
import type { Platform } from './platform.ts';
import { removeOlder, removeTo } from './providers/mail/outbox.repository.ts';
import { sharpPictures } from './providers/pictures/sharp.ts';
import { accountRoom } from './rooms/account/account.room.ts';
import { administrationRoom } from './rooms/administration/administration.room.ts';
import { analyticsRoom } from './rooms/analytics/analytics.room.ts';
import { type Audit, auditRoom, createAudit } from './rooms/audit/audit.room.ts';
import {
  type AccountsApi,
  authRoom,
  createSessions,
  createUsers,
  type SessionsService,
} from './rooms/auth/auth.room.ts';
import { billingRoom } from './rooms/billing/billing.room.ts';
import { calendarRoom } from './rooms/calendar/calendar.room.ts';
import { collectionsRoom } from './rooms/collections/collections.room.ts';
import { cleanRecipe, communityRoom } from './rooms/community/community.room.ts';
import { channelsOf, contactRoom } from './rooms/contact/contact.room.ts';
import { cookingRoom } from './rooms/cooking/cooking.room.ts';
import { demoRoom } from './rooms/demo/demo.room.ts';
import { favoriteMarks, favoritesRoom } from './rooms/favorites/favorites.room.ts';
import { foodsRoom } from './rooms/foods/foods.room.ts';
import { homeRoom } from './rooms/home/home.room.ts';
import { householdRoom, removeInvitationsTo, signUpInvitations } from './rooms/household/household.room.ts';
import { membersRoom } from './rooms/household/members.room.ts';
import { importsRoom } from './rooms/imports/imports.room.ts';
import { matchingRoom } from './rooms/matching/matching.room.ts';
import { mcpRoom } from './rooms/mcp/mcp.room.ts';
import { mealsRoom } from './rooms/meals/meals.room.ts';
import { memoriesRoom } from './rooms/memories/memories.room.ts';
import { noticesRoom } from './rooms/notices/notices.room.ts';
import { nutritionRoom } from './rooms/nutrition/nutrition.room.ts';
import { pantryRoom } from './rooms/pantry/pantry.room.ts';
import { planRoom } from './rooms/plan/plan.room.ts';
import { productsRoom } from './rooms/products/products.room.ts';
import { receiptsRoom } from './rooms/receipts/receipts.room.ts';
import { recipesRoom } from './rooms/recipes/recipes.room.ts';
import { referralsRoom } from './rooms/referrals/referrals.room.ts';
import { scansRoom } from './rooms/scans/scans.room.ts';
import { sharingRoom } from './rooms/sharing/sharing.room.ts';
import { shoppingRoom } from './rooms/shopping/shopping.room.ts';
import { siteRoom } from './rooms/site/site.room.ts';
import { statusRoom } from './rooms/status/status.room.ts';
import type { TokensService } from './rooms/tokens/tokens.room.ts';
import { tokensRoom } from './rooms/tokens/tokens.room.ts';
import { webhooksRoom } from './rooms/webhooks/webhooks.room.ts';

/** A reset link opens an account for an hour; a developer looks for it at once. */
const OUTBOX_HOURS = 24;

/** The rooms, and the parts of them that the server, its tools and its tests use. */
export interface Rooms {
  rooms: readonly Room[];
  sessions: SessionsService;
  audit: Audit;
  accounts: AccountsApi;
  tokens: TokensService;
  scans: ReturnType<typeof scansRoom>['api'];
  billing: ReturnType<typeof billingRoom>['api'];
  matching: ReturnType<typeof matchingRoom>['api'];
  people: ReturnType<typeof administrationRoom>['api']['people'];
  backups: ReturnType<typeof administrationRoom>['api']['backups'];
}

/** Each room gets the platform and the APIs of rooms created before it. */
export function createRooms(platform: Platform): Rooms {
  const { env, db, features } = platform;
  const plans = features.offers('plans');
  const audit = createAudit(platform);
  // Without a mail server no email arrives, so no user is asked for what only an email can prove.
  const confirmEmails = env.SMTP_URL !== undefined;
  const dailyQuotas = createDailyQuotas(db);
  const limits: LimitsOf = plans ? limitsOf : () => WITHOUT_PLANS;
  const base = {
    ...platform,
    audit,
    confirmEmails,
    dailyQuotas,
    plans,
    limitsOf: limits,
    publicUrl: env.PUBLIC_URL,
  };

  const shared = env.DATABASE_URL !== undefined;
  const sessions = createSessions(db, { shared, audit, confirmEmails, plans });
  const billing = billingRoom({ ...base, forgetUser: sessions.forgetUser });
  const referrals = referralsRoom({ ...base, grantDays: billing.api.grantDays });
  const onScanned = features.offers('referrals') ? referrals.api.scanned : async () => {};
  const accounts = authRoom({
    ...base,
    sendsMail: !features.missing.includes('mail'),
    signup: env.SIGNUP,
    firstIsAdmin: env.ADMIN === 'first',
    household: signUpInvitations,
    sweepOutbox: () => removeOlder(db.orm, OUTBOX_HOURS),
    sessions,
    ...(features.offers('referrals') && { onRegistered: referrals.api.welcome }),
    onEmailChanged: billing.api.emailChanged,
    onConfirmed: async (tx, userId) => {
      if (await scans.api.hasFound(tx, userId)) await onScanned(tx, userId);
    },
  });
  const tokens = tokensRoom({ ...base, tell: accounts.api.tell });
  const memories = memoriesRoom(base);
  const scans = scansRoom({
    ...base,
    memories: memories.api,
    pantryOf: (user) => pantry.api.foodsOf(user),
    onFound: onScanned,
  });
  const favorites = favoriteMarks(db);
  const recipes = recipesRoom({
    ...base,
    pictures: sharpPictures,
    favorites,
    countScans: scans.api.countAll,
    cookedBy: (userId, recipeId) => meals.api.timesCooked(userId, recipeId),
    stepsOnDemand: platform.text !== undefined,
    tableOf: (user) => household.api.table(user),
    review: {
      clean: cleanRecipe,
      changed: (tx, user, recipeId, own) => community.api.recipeChanged(tx, user, recipeId, own),
    },
  });
  const linksOf = (userId: string) => sharing.api.linksOf(userId);
  const collections = collectionsRoom({ ...base, recipes: recipes.api.recipes, linksOf });
  const sharing = sharingRoom({
    ...base,
    recipes: { ...recipes.api.ownRecipes, wholeOf: recipes.api.recipes.wholeOf },
    collections: collections.api,
    photos: recipes.api.ownPhotos,
  });
  const household = householdRoom(base);
  const products = productsRoom({ ...base, tableOf: household.api.table });
  const pantry = pantryRoom({
    ...base,
    recipeOf: recipes.api.recipes.findWithParts,
    productOf: products.api.byCode,
    labelsOf: products.api.byCodes,
    tableOf: household.api.table,
  });
  const matching = matchingRoom({
    ...base,
    book: recipes.api.book,
    favorites,
    coversOf: recipes.api.ownPhotos.coversOf,
    tableOf: household.api.table,
    useSoon: pantry.api.useSoon,
    stockFor: pantry.api.stockFor,
    staplesOf: pantry.api.staplesOf,
    equipmentOf: async (user) => (await household.api.kitchenOf(user)).equipment,
  });
  const saved = favoritesRoom({ ...base, ...recipes.api });
  const { look } = scans.api;
  const meals = mealsRoom({ ...base, recipes: recipes.api.recipes, products: products.api, look });
  const nutrition = nutritionRoom({
    ...base,
    meals: meals.api,
    completeOnboarding: accounts.api.completeOnboarding,
  });
  const shopping = shoppingRoom({
    ...base,
    recipeOf: recipes.api.recipes.findWithParts,
    recipesByIds: (ids, userId) => plan.api.recipesByIds(ids, userId),
    plannedAhead: (user) => plan.api.needs.ahead(user),
    plannedForWeek: (user) => plan.api.needs.ofWeek(user),
    tableOf: household.api.table,
    stockFor: pantry.api.stockFor,
    staplesOf: pantry.api.staplesOf,
    putAway: pantry.api.putAway,
    keepStaples: pantry.api.keepStaples,
  });
  const plan = planRoom({
    ...base,
    shopping: shopping.api,
    book: recipes.api.book,
    tableOf: household.api.table,
    stockFor: pantry.api.stockFor,
    staplesOf: pantry.api.staplesOf,
    equipmentOf: async (user) => (await household.api.kitchenOf(user)).equipment ?? undefined,
    recipeOf: recipes.api.recipes.findWithParts,
    coversOf: recipes.api.ownPhotos.coversOf,
    cookedBy: meals.api.everCooked,
    logForAll: meals.api.logForAll,
    targetsOf: nutrition.api.dailyTargets,
    keepForGood: recipes.api.recipes.keepForGood,
  });
  const community = communityRoom({
    ...base,
    recipes: {
      read: recipes.api.ownRecipes.read,
      share: recipes.api.ownRecipes.share,
      show: recipes.api.ownRecipes.show,
      linesOf: recipes.api.ownRecipes.linesOf,
      card: recipes.api.recipes.preview,
    },
  });

  const home = homeRoom({
    planOf: plan.api.current,
    listOf: shopping.api.list,
    shelfOf: pantry.api.list,
    weekOf: (user) => nutrition.api.daily(user, { days: 7 }),
    goalsOf: nutrition.api.of,
    scansOf: scans.api.list,
    favoritesOf: saved.api.list,
    cookedBy: meals.api.cooked,
    kitchenOf: household.api.kitchenOf,
    dishFor: matching.api.dishFor,
  });

  const personOf = createUsers(db, { confirmEmails, plans });
  const calendar = calendarRoom({ ...base, personOf, mealsBetween: plan.api.mealsBetween });
  const notices = noticesRoom({
    ...base,
    hasMail: confirmEmails,
    personOf,
    shelfOf: pantry.api.list,
    tableOf: household.api.table,
    equipmentOf: async (user) => (await household.api.kitchenOf(user)).equipment,
    useUp: matching.api.useUp,
  });

  const webhooks = webhooksRoom({ ...base, personOf, shelfOf: pantry.api.list });

  const built = [
    accounts,
    tokens,
    mcpRoom({ ...base, kitchenOf: household.api.kitchenOf }),
    auditRoom(base),
    billing,
    foodsRoom(),
    scans,
    memories,
    recipes,
    collections,
    sharing,
    importsRoom({ ...base, pictures: sharpPictures }),
    matching,
    saved,
    cookingRoom({ ...base, recipes: recipes.api.recipes, peopleOf: household.api.people }),
    meals,
    nutrition,
    products,
    pantry,
    receiptsRoom({ ...base, reading: products.api.reading, putIn: pantry.api.addIn }),
    household,
    plan,
    shopping,
    calendar,
    notices,
    webhooks,
    home,
    demoRoom({ ...base, look: scans.api.glance, dishesFor: matching.api.dishesFor }),
    siteRoom({ missing: features.missing, plans: plans ? PLAN_OFFERS : null }),
    contactRoom({ ...base, channels: channelsOf(env) }),
    statusRoom({ ...base, services: SERVICES.filter((id) => plans || id !== 'payments') }),
    community,
    referrals,
    analyticsRoom({
      ...base,
      measures: !features.missing.includes('measuring'),
      scanFigures: scans.api.figures,
    }),
  ].map(({ room }) => (isLeftOut(room, features) ? closed(room) : room));
  const { room: membersPart } = membersRoom({
    ...base,
    shared: built.flatMap((room) => room.shared ?? []),
    forgetHousehold: sessions.forgetHousehold,
    forgetUser: sessions.forgetUser,
  });
  built.push(membersPart);
  const account = accountRoom({
    ...base,
    publicNames: features.offers('community'),
    sessions,
    personal: built.flatMap((room) => room.personal ?? []),
    removeTraces: async (tx, person) => {
      await removeTo(tx, person.email);
      await removeOf(tx, person);
      await removeInvitationsTo(tx, person.email);
    },
    scanUsage: scans.api.usage,
    countFavorites: saved.api.count,
  });

  const administration = administrationRoom({
    ...base,
    registration: accounts.api.registration,
    endSessions: sessions.endAll,
    forgetUser: sessions.forgetUser,
    resetLinkFor: accounts.api.resetLinkFor,
    removeAccount: account.api.removeBy,
    grantDays: billing.api.grantDays,
    endDays: billing.api.endDays,
  });

  return {
    rooms: [...built, account.room, administration.room],
    sessions,
    audit,
    accounts: accounts.api,
    tokens: tokens.api,
    scans: scans.api,
    billing: billing.api,
    matching: matching.api,
    ...administration.api,
  };
}
