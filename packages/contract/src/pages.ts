import type { Feature } from './site/site.ts';

/** One page of the site, for the router, the window title and the sitemap. What search engines read about it is the server's. */
export interface Page {
  /** In the router's syntax: ":id" matches one segment. */
  path: string;
  /** Shown before the product name. */
  title: string;
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
  access: 'everyone',
  canonical: '/',
} as const;

const RECIPE = {
  title: 'Recipe',
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
  { path: '/scan', title: 'Scan', ...open },
  { path: '/results', title: 'Your recipes', ...members },
  { path: '/recipes', title: 'Recipes', ...open },
  { path: '/recipe/:id', ...RECIPE },
  { path: '/recipes/:id', ...RECIPE },
  { path: '/recipes/new', title: 'Add your own recipe', ...members },
  { path: '/recipes/import', title: 'Bring your recipes along', ...members },
  { path: '/import', title: 'Bring in a recipe', ...members },
  { path: '/collections', title: 'Collections', ...members },
  { path: '/collections/:id', title: 'Collection', ...members },
  { path: '/shared/:id', title: 'Shared with you', ...unlisted },
  { path: '/shared/:id/:recipe', title: 'Shared with you', ...unlisted },
  { path: '/browse-recipes', title: 'Browse Recipes', ...open },
  { path: '/favorites', title: 'My Favorite Recipes', ...members },
  { path: '/subscribe', title: 'Pricing', feature: 'plans', ...open },
  { path: '/account', title: 'Account', ...members },
  { path: '/account/plan', title: 'Plan and usage', feature: 'plans', ...members },
  { path: '/account/notices', title: 'Notices', ...members },
  { path: '/account/security', title: 'Security', ...members },
  { path: '/account/advanced', title: 'Advanced settings', ...members },
  { path: '/confirm-email', title: 'Confirm your email', ...unlisted },
  { path: '/change-email', title: 'Change your email', ...unlisted },
  { path: '/sign-in-method', title: 'A new way to sign in', ...unlisted },
  { path: '/unsubscribe', title: 'No more emails', ...unlisted },
  { path: '/sign-in/callback', title: 'Signing in', ...unlisted },
  { path: '/reset-password', title: 'New password', ...unlisted },
  { path: '/nutrition', title: 'Nutrition', ...members },
  { path: '/plan', title: 'Meal Plan', ...members },
  { path: '/shopping', title: 'Shopping List', ...members },
  { path: '/pantry', title: 'Pantry', ...members },
  { path: '/join/:token', title: 'Join a household', ...unlisted },
  { path: '/household', title: 'Household', ...members },
  { path: '/features', title: 'Features', ...open },
  { path: '/help', title: 'Help Center', ...open },
  { path: '/tutorials', title: 'Tutorials', ...open },
  { path: '/contact', title: 'Contact', ...open },
  { path: '/community', title: 'Community', feature: 'community', ...open },
  { path: '/community/:id', title: 'Discussion', feature: 'community', ...unlisted },
  { path: '/status', title: 'Status', ...open },
  { path: '/privacy', title: 'Privacy Policy', ...open },
  { path: '/terms', title: 'Terms of Service', ...open },
  { path: '/cookies', title: 'Cookies', ...open },
  { path: '/analytics', title: 'Analytics', ...members },
  { path: '/viral', title: 'Your Kitchen Kingdom', feature: 'referrals', ...unlisted },
  { path: '/admin', title: 'Administration', ...admins },
  { path: '/admin/inbox', title: 'Inbox', ...admins },
  { path: '/admin/moderation', title: 'Moderation', feature: 'community', ...admins },
  { path: '/admin/audit', title: 'Audit Log', ...admins },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];

/** Shown for unknown paths. */
export const NOT_FOUND = {
  title: '404 Page Not Found',
} as const;

/** The design system, in development only. */
export const DEV_PAGE = {
  path: '/dev/ui',
  title: 'Design system',
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

const partsOf = (path: string): string[] => path.replace(/\/$/, '').toLowerCase().split('/');

/** The path in the table of the page at an address. */
export function pagePattern(address: string): string | undefined {
  const asked = partsOf(address);
  return pages.find(({ path }) => {
    const parts = partsOf(path);
    return (
      parts.length === asked.length &&
      parts.every((part, at) => part === asked[at] || isFilled(part, asked[at]))
    );
  })?.path;
}

const isFilled = (part: string, asked = ''): boolean => part.startsWith(':') && asked !== '';

/** The pages of an installation. */
export function pagesWith(offers: (feature: Feature) => boolean): readonly (Page & { path: PagePath })[] {
  const all: readonly (Page & { path: PagePath })[] = pages;
  return all.filter(({ feature }) => feature === undefined || offers(feature));
}
