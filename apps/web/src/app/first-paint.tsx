import '../lib/i18n/painted-language.ts';

import { pagesWith } from '@crisper/contract/pages';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter, matchPath, StaticRouter } from 'react-router';
import { askThrough } from '../lib/api.ts';
import { inBase, serveBelow } from '../lib/base-path.ts';
import { paintedAt, thisMinute } from '../lib/now.ts';
import { leaveOut, offers } from '../lib/offers.ts';
import { discussionsQuery, overviewQuery } from '../rooms/community/community.queries.ts';
import { featuredQuery } from '../rooms/recipes/browsing/browsing.queries.ts';
import { recipeQuery } from '../rooms/recipes/recipes.queries.ts';
import { sharedQuery } from '../rooms/sharing/sharing.queries.ts';
import { faqQuery } from '../rooms/site/site.queries.ts';
import { App } from './app.tsx';
import { createQueries } from './create-queries.ts';
import type { InitialData } from './initial-data.ts';
import { readyRoute } from './page.tsx';
import HelpPage from './routes/about/help-page.tsx';
import CommunityPage from './routes/community-page.tsx';
import LandingPage from './routes/landing-page.tsx';
import RecipePage from './routes/recipe-page.tsx';
import RecipesPage from './routes/recipes-page.tsx';
import SharedPage from './routes/shared-page.tsx';
import { Logo } from './shell/logo.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';

interface PaintedPage {
  path: string;
  /** The route's source file, as the build manifest names it. */
  module: string;
  Page: ComponentType;
  /** What its first look takes from the address; anything else there makes no other page. */
  query?: readonly string[];
  /** Prefetches the queries that the page needs, so that their content is in the HTML. */
  ask?: (queries: QueryClient, id: string) => Promise<unknown>[];
}

const route = (name: string) => `src/app/routes/${name}.tsx`;
const landing = { module: route('landing-page'), Page: LandingPage };
const recipe = {
  module: route('recipe-page'),
  Page: RecipePage,
  query: ['batches', 'cook'],
  ask: (queries: QueryClient, id: string) => [queries.fetchQuery(recipeQuery(id))],
};

/** The pages that the server renders. All others start with a skeleton. */
const PAGES: readonly PaintedPage[] = [
  { path: '/', ...landing },
  { path: '/signup', ...landing },
  {
    path: '/recipes',
    module: route('recipes-page'),
    Page: RecipesPage,
    query: ['category', 'diet', 'dietMatch', 'difficulty', 'search', 'tab'],
    ask: (queries) => [queries.fetchQuery(featuredQuery)],
  },
  { path: '/recipe/:id', ...recipe },
  { path: '/recipes/:id', ...recipe },
  {
    path: '/shared/:id',
    module: route('shared-page'),
    Page: SharedPage,
    ask: (queries, id) => [queries.fetchQuery(sharedQuery(id))],
  },
  {
    path: '/help',
    module: route('about/help-page'),
    Page: HelpPage,
    ask: (queries) => [queries.fetchQuery(faqQuery)],
  },
  {
    path: '/community',
    module: route('community-page'),
    Page: CommunityPage,
    query: ['category', 'topic'],
    ask: (queries) => [
      queries.fetchQuery(overviewQuery),
      queries.fetchInfiniteQuery(discussionsQuery({ category: 'All', topic: '' })),
    ],
  },
];

/** The build checks that each of these modules exists. */
export const paintedModules = PAGES.map(({ module }) => module);

/** A page that can be drawn: drawing takes the processor, asking does not. */
interface Asked {
  /** The same for all addresses that show the same page. */
  address: string;
  answers: InitialData;
  module: string;
  draw(): string;
}

export { askThrough, leaveOut, serveBelow };

const isOffered = ({ path }: PaintedPage): boolean => pagesWith(offers).some((page) => page.path === path);

/** What a visitor's page is drawn from, with the query results it uses; null if the page is not server-rendered. */
export async function ask(address: string): Promise<Asked | null> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const page = PAGES.find(({ path }) => matchPath(path, pathname));
  if (!page || !isOffered(page)) return null;
  const queries = createQueries();
  const id = matchPath(page.path, pathname)?.params.id ?? '';
  await Promise.all(page.ask?.(queries, id) ?? []);
  const known = queries.getQueryCache().getAll();
  const answers = {
    at: thisMinute(),
    known: known.map(({ queryKey, state }) => [queryKey, state.data] as const),
  };
  const canonical = canonicalOf(page, pathname, searchParams);
  const { module } = page;
  return { address: canonical, answers, module, draw: () => draw(page, canonical, queries, answers.at) };
}

function canonicalOf({ query = [] }: PaintedPage, pathname: string, asked: URLSearchParams): string {
  const taken = query.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value]];
  });
  return taken.length === 0 ? pathname : `${pathname}?${new URLSearchParams(taken)}`;
}

function draw({ path, Page }: PaintedPage, address: string, queries: QueryClient, at: number): string {
  paintedAt(at);
  const html = renderToString(
    <StaticRouter basename={inBase('/')} location={inBase(address)}>
      <App queries={queries} routes={[readyRoute(path, Page)]} />
    </StaticRouter>,
  );
  // The content security policy forbids inline styles; app.css repeats them.
  return html.replaceAll(/ style="[^"]*"/g, '');
}

/** The skeleton, for pages that are not server-rendered and for signed-in people. */
export const skeleton = () =>
  renderToStaticMarkup(
    <MemoryRouter basename={inBase('/')} initialEntries={[inBase('/')]}>
      <header className="fixed inset-x-0 top-0 z-40 border-line border-b bg-paper">
        <div className="mx-auto flex h-16 max-w-6xl items-center px-4 sm:px-6">
          <Logo />
        </div>
      </header>
      <PageSkeleton />
    </MemoryRouter>,
  );
