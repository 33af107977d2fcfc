import { z } from 'zod';
import { user } from '../auth/auth.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../languages.ts';
import { TABS, TABS_MAX } from './tabs.ts';

const count = z.number().int().nonnegative();
/** `null` means unlimited. */
const limit = count.nullable();

export const userStats = endpoint({
  method: 'GET',
  path: '/api/user/stats',
  summary: 'How much the signed-in person uses, and what the plan allows',
  access: 'user',
  response: z.object({
    scansToday: count,
    totalScans: count,
    favoriteCount: count,
    limits: z.object({ scansPerDay: limit, savedRecipes: limit }),
  }),
});
export type UserStats = z.infer<typeof userStats.response>;

export const STORED_KINDS = {
  meals: 'Meals',
  scans: 'Scans',
  memories: 'Remembered things',
  favorites: 'Saved recipes',
  pantry_items: 'Pantry',
  recipe_marks: 'Ratings, notes and tags of recipes',
  recipe_photos: 'Photos of recipes',
  recipe_versions: 'Earlier versions of recipes',
  recipe_collections: 'Collections',
  collected_recipes: 'Recipes in collections',
  shared_links: 'Shared links',
  own_products: 'Your foods',
  receipt_words: 'Words of receipts',
  shopping_items: 'Shopping list',
  meal_plans: 'Meal plans',
  household_profiles: 'Household',
  recipe_shares: 'Shared recipes',
  contact_messages: 'Messages to us',
  discussion_likes: 'Liked posts',
  reply_likes: 'Liked replies',
} as const;

export const userStorage = endpoint({
  method: 'GET',
  path: '/api/user/storage',
  summary: 'How much is kept for the signed-in person, and how much may be',
  access: 'user',
  response: z.object({
    kinds: z.array(
      z.object({
        what: z.enum(Object.keys(STORED_KINDS) as (keyof typeof STORED_KINDS)[]),
        rows: count,
        bytes: count,
        rowsMax: count,
        bytesMax: count,
      }),
    ),
  }),
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/user/export',
  summary: 'Everything that is kept about the signed-in person, as a JSON file',
  access: 'user',
  elevated: true,
  files: ['application/json'],
  cost: 'processor',
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user/account',
  summary:
    'Delete the account and everything that belongs to it, for good; a confirmation must be the username',
  access: 'user',
  elevated: true,
  body: z.object({ confirm: z.string().max(64).optional() }).nullish(),
  response: done,
});

export const disownAccount = endpoint({
  method: 'POST',
  path: '/api/auth/email/disown',
  summary:
    'Delete an unconfirmed account that somebody else made with this address, with the token from a mail',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(128) }),
  response: done,
});

export const changeTimeZone = endpoint({
  method: 'PUT',
  path: '/api/user/time-zone',
  summary: 'Where the midnight of the signed-in person is',
  access: 'user',
  body: z.object({ timeZone: z.string().min(1).max(64) }),
  response: z.object({ user }),
});

export const changePublicName = endpoint({
  method: 'PUT',
  path: '/api/user/public-name',
  summary: 'Whether posts in the community carry the username, old ones included',
  access: 'user',
  body: z.object({ showsName: z.boolean() }),
  response: z.object({ user }),
});

export const changeLanguage = endpoint({
  method: 'PUT',
  path: '/api/user/language',
  summary: 'The language of the signed-in person, on every device; null for what the browser says',
  access: 'user',
  body: z.object({ language: z.enum(LANGUAGES).nullable() }),
  response: z.object({ user }),
});

const chosenTabs = z
  .array(z.enum(TABS))
  .min(1, 'Choose at least one tab')
  .max(TABS_MAX, `Choose at most ${TABS_MAX} tabs`)
  .refine((tabs) => new Set(tabs).size === tabs.length, 'Choose each tab once');

export const changeTabs = endpoint({
  method: 'PUT',
  path: '/api/user/tabs',
  summary: 'The tabs of the bottom bar beside Home, or null for the usual ones',
  access: 'user',
  body: z.object({ tabs: chosenTabs.nullable() }),
  response: z.object({ user }),
});
