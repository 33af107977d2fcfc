/** What search engines and link previews see of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** An absolute address or a path on this site. */
  image?: string;
  /** False keeps the page out of search engines. */
  index?: boolean;
  /** What link previews take the page for; "website" when absent. */
  type?: 'website' | 'article';
  /** The path search engines should keep, where several lead to one page. */
  canonical?: string;
  /** Schema.org descriptions for crawlers. A path as value of "item", "url" or "image" stands for an address of this site. */
  jsonLd?: readonly Record<string, unknown>[];
}

/** Answers the head of an address it knows, null for one it owns but does not have, undefined for anybody else's. */
export type PageSource = (path: string) => Promise<PageHead | null | undefined>;

const NAME = 'Crisper';
const TAGLINE = 'Snap your fridge. Cook now.';

function page(title: string, description: string, index = true): PageHead {
  return { title: `${title} · ${NAME}`, description, index };
}

const SITE = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: NAME,
  description: TAGLINE,
  url: '/',
};

const LANDING: PageHead = {
  title: `${NAME}: ${TAGLINE}`,
  description:
    'Photograph your fridge and cook what you already have: recipes that fit, with steps, calories and nutrition.',
  canonical: '/',
  jsonLd: [SITE],
};

const PAGES: Record<string, PageHead> = {
  '/': LANDING,
  '/signup': LANDING,
  '/scan': page('Scan', 'Photograph your fridge, pantry or spices and see what is in it.'),
  '/results': page('Your recipes', 'Recipes that fit what you have.', false),
  '/recipes': page('Recipes', 'Find something good to cook by ingredient, diet, time and course.'),
  '/recipes/new': page('Add your own recipe', 'Bring a recipe from a link, from text, or write it.', false),
  '/browse-recipes': page(
    'Browse by equipment',
    'Recipes for the stove, the oven, the air fryer, or no heat at all.',
  ),
  '/favorites': page('Favorites', 'The recipes you saved.', false),
  '/subscribe': page('Plans', 'What is free, what Pro adds, and what it costs.'),
  '/account': page('Account', 'Your profile, plan and data.', false),
  '/reset-password': page('New password', 'Choose a new password.', false),
  '/nutrition': page('Nutrition', 'Log meals, set goals and follow calories and nutrients.'),
  '/plan': page('Meal plan', 'A week of meals that meets your targets.', false),
  '/shopping': page('Shopping list', 'What your week still needs, by aisle.', false),
  '/pantry': page('Pantry', 'What you have, and what to use first.', false),
  '/household': page('Household', 'Who you cook for, and what they eat.', false),
  '/features': page('Features', 'Everything Crisper does between your fridge and your plate.'),
  '/privacy': page('Privacy', 'What Crisper keeps, what it never keeps, and why.'),
  '/terms': page('Terms', 'The terms of using Crisper.'),
  '/cookies': page('Cookies', 'What Crisper stores in your browser, and your choices.'),
  '/contact': page('Contact', 'Write to us.'),
  '/admin/inbox': page('Inbox', 'Messages from people.', false),
  '/community': page('Community', 'Cooks talking about cooking.'),
  '/status': page('Status', 'How the parts of Crisper are doing right now.'),
  '/analytics': page('Analytics', 'How you use Crisper.', false),
  '/viral': page('Your rewards', 'Invite friends and earn Pro.', false),
  '/tutorials': page('Tutorials', 'Short guides to scanning, cooking and tracking.'),
};

export const NOT_FOUND: PageHead = page('404 Page Not Found', 'There is no page at this address.', false);

/** Pages that anybody may find. */
export function openAddresses(): string[] {
  return Object.entries(PAGES)
    .filter(([path, head]) => head.index !== false && (head.canonical ?? path) === path)
    .map(([path]) => path);
}

export function staticPages(extra: Record<string, PageHead> = {}): PageSource {
  const table = new Map(Object.entries({ ...PAGES, ...extra }));
  return async (path) => table.get(path);
}
