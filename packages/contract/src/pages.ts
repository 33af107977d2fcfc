import type { Feature } from './site.ts';

/** One page of the site, for the router, the window title, search engines and the sitemap. */
export interface Page {
  /** In the router's syntax: ":id" matches one segment. */
  path: string;
  /** Shown before the product name. */
  title: string;
  description: string;
  /** Who may see the page; others are asked to sign in. */
  access: 'everyone' | 'members' | 'admins';
  /** Whether the sitemap lists it; only for public pages. Rooms list their own pages with an id. */
  sitemap: boolean;
  /** The canonical path, where two paths lead to the same page. */
  canonical?: string;
  /** The part of the product it belongs to; installations without that part have no such page. */
  feature?: Feature;
}

const NAME = 'Crisper';
export const TAGLINE = 'Snap your fridge. Cook now.';

const LANDING = {
  title: TAGLINE,
  description:
    'Photograph your fridge and cook what you already have: recipes that fit, with steps, calories and nutrition.',
  access: 'everyone',
  canonical: '/',
} as const;

const RECIPE = {
  title: 'Recipe',
  description: 'A private recipe.',
  access: 'everyone',
  sitemap: false,
} as const;

const open = { access: 'everyone', sitemap: true } as const;
const unlisted = { access: 'everyone', sitemap: false } as const;
const members = { access: 'members', sitemap: false } as const;
const admins = { access: 'admins', sitemap: false } as const;

/** Every page of the site. The web does not compile when one of them has no route. */
export const pages = [
  { path: '/', ...LANDING, sitemap: true },
  { path: '/signup', ...LANDING, sitemap: false },
  {
    path: '/scan',
    title: 'Scan',
    description: 'Photograph your fridge, pantry or spices and see what is in it.',
    ...open,
  },
  { path: '/results', title: 'Your recipes', description: 'Recipes that fit what you have.', ...members },
  {
    path: '/recipes',
    title: 'Recipes',
    description: 'Find something good to cook by ingredient, diet, time and course.',
    ...open,
  },
  { path: '/recipe/:id', ...RECIPE },
  { path: '/recipes/:id', ...RECIPE },
  {
    path: '/recipes/new',
    title: 'Add your own recipe',
    description: 'Bring in a recipe from a link or a text, or write one down.',
    ...members,
  },
  {
    path: '/recipes/import',
    title: 'Bring your recipes along',
    description: 'Bring all your recipes along from another app: Paprika, Mealie, Tandoor and many more.',
    ...members,
  },
  {
    path: '/import',
    title: 'Bring in a recipe',
    description: 'Bring in a recipe from a link or a text.',
    ...members,
  },
  {
    path: '/collections',
    title: 'Collections',
    description: 'Cook books of your own.',
    ...members,
  },
  { path: '/collections/:id', title: 'Collection', description: 'A private collection.', ...members },
  { path: '/shared/:id', title: 'Shared with you', description: 'A shared recipe.', ...unlisted },
  { path: '/shared/:id/:recipe', title: 'Shared with you', description: 'A shared recipe.', ...unlisted },
  {
    path: '/browse-recipes',
    title: 'Browse Recipes',
    description: 'Recipes for the stove, the oven, the air fryer, or no heat at all.',
    ...open,
  },
  { path: '/favorites', title: 'My Favorite Recipes', description: 'The recipes you saved.', ...members },
  {
    path: '/subscribe',
    title: 'Pricing',
    description: 'What’s free, what Pro adds, and what it costs.',
    feature: 'plans',
    ...open,
  },
  { path: '/account', title: 'Account', description: 'Your profile, settings and data.', ...members },
  { path: '/confirm-email', title: 'Confirm your email', description: 'Confirm your email.', ...unlisted },
  { path: '/change-email', title: 'Change your email', description: 'Change your email.', ...unlisted },
  { path: '/unsubscribe', title: 'No more letters', description: 'End letters of Crisper.', ...unlisted },
  { path: '/sign-in/callback', title: 'Signing in', description: 'Signing you in.', ...unlisted },
  { path: '/reset-password', title: 'New password', description: 'Choose a new password.', ...unlisted },
  {
    path: '/nutrition',
    title: 'Nutrition',
    description: 'Log meals, set goals and follow calories and nutrients.',
    ...members,
  },
  { path: '/plan', title: 'Meal Plan', description: 'A week of meals that meets your targets.', ...members },
  {
    path: '/shopping',
    title: 'Shopping List',
    description: 'What your week still needs, by aisle.',
    ...members,
  },
  { path: '/pantry', title: 'Pantry', description: 'What you have, and what to use first.', ...members },
  {
    path: '/join/:token',
    title: 'Join a household',
    description: 'Share one pantry, shopping list and meal plan.',
    ...unlisted,
  },
  { path: '/household', title: 'Household', description: 'Who you cook for, and what they eat.', ...members },
  {
    path: '/features',
    title: 'Features',
    description: 'Everything Crisper does between your fridge and your plate.',
    ...open,
  },
  { path: '/help', title: 'Help Center', description: 'Answers to common questions.', ...open },
  {
    path: '/tutorials',
    title: 'Tutorials',
    description: 'Short guides to scanning, cooking and tracking.',
    ...open,
  },
  { path: '/contact', title: 'Contact', description: 'Write to us.', ...open },
  {
    path: '/community',
    title: 'Community',
    description: 'Cooks talking about cooking.',
    feature: 'community',
    ...open,
  },
  {
    path: '/community/:id',
    title: 'Discussion',
    description: 'A discussion in the community.',
    feature: 'community',
    ...unlisted,
  },
  {
    path: '/status',
    title: 'Status',
    description: 'How the parts of Crisper are doing right now.',
    ...open,
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What Crisper keeps, what it never keeps, and why.',
    ...open,
  },
  { path: '/terms', title: 'Terms of Service', description: 'The terms of using Crisper.', ...open },
  {
    path: '/cookies',
    title: 'Cookies',
    description: 'What Crisper stores in your browser, and your choices.',
    ...open,
  },
  { path: '/analytics', title: 'Analytics', description: 'How you use Crisper.', ...members },
  {
    path: '/viral',
    title: 'Your Kitchen Kingdom',
    description: 'Invite friends and earn Pro.',
    feature: 'referrals',
    ...unlisted,
  },
  { path: '/admin', title: 'Administration', description: 'People and the installation.', ...admins },
  { path: '/admin/inbox', title: 'Inbox', description: 'Messages from people.', ...admins },
  {
    path: '/admin/moderation',
    title: 'Moderation',
    description: 'Posts that wait for a moderator.',
    feature: 'community',
    ...admins,
  },
  { path: '/admin/audit', title: 'Audit Log', description: 'What happened to accounts.', ...admins },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];

/** Shown for unknown paths. */
export const NOT_FOUND = {
  title: '404 Page Not Found',
  description: 'There is no page at this address.',
} as const;

/** The design system, in development only. */
export const DEV_PAGE = {
  path: '/dev/ui',
  title: 'Design system',
  description: 'Every part of the interface.',
  ...unlisted,
} as const satisfies Page;

/** The title of the browser window. */
export function windowTitle(title: string): string {
  return title === TAGLINE ? `${NAME}: ${TAGLINE}` : `${title} · ${NAME}`;
}

export function pageAt(path: PagePath): Page {
  const page: Page | undefined = pages.find((one) => one.path === path);
  if (!page) throw new Error(`No page has the path ${path}.`);
  return page;
}

/** The pages of an installation. */
export function pagesWith(offers: (feature: Feature) => boolean): readonly (Page & { path: PagePath })[] {
  const all: readonly (Page & { path: PagePath })[] = pages;
  return all.filter(({ feature }) => feature === undefined || offers(feature));
}
