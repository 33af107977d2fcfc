import type { ComponentType } from 'react';

interface Page {
  path: string;
  /** Stands before the name of the product in the title of the window. */
  title: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** Every route that exists. */
export const pages: readonly Page[] = [
  { path: '/', title: 'Snap your fridge. Cook now.', load: () => import('./routes/landing-page.tsx') },
  { path: '/signup', title: 'Snap your fridge. Cook now.', load: () => import('./routes/landing-page.tsx') },
  { path: '/scan', title: 'Scan', load: () => import('./routes/scan-page.tsx') },
  {
    path: '/reset-password',
    title: 'New password',
    load: () => import('./routes/reset-password-page.tsx'),
  },
  { path: '/results', title: 'Your recipes', load: () => import('./routes/results-page.tsx') },
  { path: '/recipe/:id', title: 'Recipe', load: () => import('./routes/recipe-page.tsx') },
  { path: '/recipes/:id', title: 'Recipe', load: () => import('./routes/recipe-page.tsx') },
  { path: '/recipes', title: 'Recipes', load: () => import('./routes/recipes-page.tsx') },
  {
    path: '/browse-recipes',
    title: 'Browse recipes',
    load: () => import('./routes/browse-recipes-page.tsx'),
  },
  { path: '/recipes/new', title: 'Add your own recipe', load: () => import('./routes/new-recipe-page.tsx') },
  { path: '/nutrition', title: 'Nutrition', load: () => import('./routes/nutrition-page.tsx') },
  { path: '/plan', title: 'Meal plan', load: () => import('./routes/plan-page.tsx') },
  { path: '/shopping', title: 'Shopping list', load: () => import('./routes/shopping-page.tsx') },
  { path: '/pantry', title: 'Pantry', load: () => import('./routes/pantry-page.tsx') },
  { path: '/household', title: 'Household', load: () => import('./routes/household-page.tsx') },
  { path: '/favorites', title: 'My favorite recipes', load: () => import('./routes/favorites-page.tsx') },
  { path: '/features', title: 'Features', load: () => import('./routes/features-page.tsx') },
  { path: '/help', title: 'Help Center', load: () => import('./routes/help-page.tsx') },
  { path: '/tutorials', title: 'Tutorials', load: () => import('./routes/tutorials-page.tsx') },
  { path: '/contact', title: 'Contact', load: () => import('./routes/contact-page.tsx') },
  { path: '/admin/inbox', title: 'Inbox', load: () => import('./routes/inbox-page.tsx') },
  { path: '/status', title: 'Status', load: () => import('./routes/status-page.tsx') },
  { path: '/community', title: 'Community', load: () => import('./routes/community-page.tsx') },
  { path: '/community/:id', title: 'Discussion', load: () => import('./routes/discussion-page.tsx') },
  { path: '/admin/moderation', title: 'Moderation', load: () => import('./routes/moderation-page.tsx') },
  { path: '/privacy', title: 'Privacy Policy', load: () => import('./routes/privacy-page.tsx') },
  { path: '/terms', title: 'Terms of Service', load: () => import('./routes/terms-page.tsx') },
  { path: '/cookies', title: 'Cookies', load: () => import('./routes/cookies-page.tsx') },
  { path: '/subscribe', title: 'Pricing', load: () => import('./routes/subscribe-page.tsx') },
  { path: '/account', title: 'Account', load: () => import('./routes/account-page.tsx') },
  { path: '/viral', title: 'Your Kitchen Kingdom', load: () => import('./routes/viral-page.tsx') },
  { path: '/analytics', title: 'Analytics', load: () => import('./routes/analytics-page.tsx') },
  ...(import.meta.env.DEV
    ? [{ path: '/dev/ui', title: 'Design system', load: () => import('./routes/dev-ui-page.tsx') }]
    : []),
];
