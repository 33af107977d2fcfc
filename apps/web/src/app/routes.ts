import { DEV_PAGE, type PagePath, pagesWith } from '@crisper/contract/pages';
import type { RouteObject } from 'react-router';
import { offers } from '../lib/offers.ts';
import { type Load, pageRoute } from './page.tsx';
import { NOT_FOUND_TITLE, PAGE_TITLES } from './page-titles.ts';

/** The module of each page in the contract's table. Each is a lazy chunk. */
const MODULES: Readonly<Record<PagePath, Load>> = {
  '/': () => import('./routes/landing-page.tsx'),
  '/signup': () => import('./routes/landing-page.tsx'),
  '/scan': () => import('./routes/scan-page.tsx'),
  '/change-email': () => import('./routes/account/change-email-page.tsx'),
  '/sign-in-method': () => import('./routes/account/sign-in-method-page.tsx'),
  '/confirm-email': () => import('./routes/account/confirm-email-page.tsx'),
  '/unsubscribe': () => import('./routes/account/unsubscribe-page.tsx'),
  '/sign-in/callback': () => import('./routes/account/sign-in-callback-page.tsx'),
  '/reset-password': () => import('./routes/account/reset-password-page.tsx'),
  '/results': () => import('./routes/results-page.tsx'),
  '/recipe/:id': () => import('./routes/recipe-page.tsx'),
  '/recipes/:id': () => import('./routes/recipe-page.tsx'),
  '/recipes': () => import('./routes/recipes-page.tsx'),
  '/browse-recipes': () => import('./routes/browse-recipes-page.tsx'),
  '/recipes/new': () => import('./routes/new-recipe-page.tsx'),
  '/recipes/import': () => import('./routes/recipes-import-page.tsx'),
  '/import': () => import('./routes/import-page.tsx'),
  '/collections': () => import('./routes/collections-page.tsx'),
  '/collections/:id': () => import('./routes/collection-page.tsx'),
  '/shared/:id': () => import('./routes/shared-page.tsx'),
  '/shared/:id/:recipe': () => import('./routes/shared-page.tsx'),
  '/nutrition': () => import('./routes/nutrition-page.tsx'),
  '/plan': () => import('./routes/plan-page.tsx'),
  '/shopping': () => import('./routes/shopping-page.tsx'),
  '/pantry': () => import('./routes/pantry-page.tsx'),
  '/join/:token': () => import('./routes/account/join-page.tsx'),
  '/household': () => import('./routes/account/household-page.tsx'),
  '/favorites': () => import('./routes/favorites-page.tsx'),
  '/features': () => import('./routes/about/features-page.tsx'),
  '/help': () => import('./routes/about/help-page.tsx'),
  '/tutorials': () => import('./routes/about/tutorials-page.tsx'),
  '/contact': () => import('./routes/about/contact-page.tsx'),
  '/admin': () => import('./routes/account/administration-page.tsx'),
  '/admin/inbox': () => import('./routes/account/inbox-page.tsx'),
  '/status': () => import('./routes/about/status-page.tsx'),
  '/community': () => import('./routes/community-page.tsx'),
  '/community/:id': () => import('./routes/discussion-page.tsx'),
  '/admin/moderation': () => import('./routes/account/moderation-page.tsx'),
  '/admin/audit': () => import('./routes/account/audit-page.tsx'),
  '/privacy': () => import('./routes/about/privacy-page.tsx'),
  '/terms': () => import('./routes/about/terms-page.tsx'),
  '/cookies': () => import('./routes/about/cookies-page.tsx'),
  '/subscribe': () => import('./routes/account/subscribe-page.tsx'),
  '/account': () => import('./routes/account/account-page.tsx'),
  '/account/plan': () => import('./routes/account/account-plan-page.tsx'),
  '/account/notices': () => import('./routes/account/account-notices-page.tsx'),
  '/account/security': () => import('./routes/account/account-security-page.tsx'),
  '/account/advanced': () => import('./routes/account/account-advanced-page.tsx'),
  '/viral': () => import('./routes/account/viral-page.tsx'),
  '/analytics': () => import('./routes/account/analytics-page.tsx'),
};

/** The routes of this installation. */
export const createRoutes = (): RouteObject[] => [
  ...pagesWith(offers).map(({ path }) => pageRoute(path, PAGE_TITLES[path], MODULES[path])),
  ...(import.meta.env.DEV
    ? [pageRoute(DEV_PAGE.path, DEV_PAGE.title, () => import('./routes/dev-ui-page.tsx'))]
    : []),
  pageRoute('*', NOT_FOUND_TITLE, () => import('./routes/about/not-found-page.tsx')),
];
