import {
  DEV_PAGE,
  NOT_FOUND,
  type Page,
  type PagePath,
  pageAt,
  pagesWith,
  TAGLINE,
  windowTitle,
} from '@crisper/contract/pages';
import type { Features } from '../features.ts';
import { DESCRIPTIONS } from './page-descriptions.ts';

/** Page metadata for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** An absolute URL or a path on this site. */
  image?: string;
  /** False keeps the page out of search engines. */
  index?: boolean;
  /** The Open Graph type; "website" when absent. */
  type?: 'website' | 'article';
  /** The canonical path, where several paths lead to the same page. */
  canonical?: string;
  /** Schema.org data for crawlers. A path as the value of "item", "url" or "image" is completed to a URL of this site. */
  jsonLd?: readonly Record<string, unknown>[];
}

/** Returns the head of a path; null when the path belongs here but does not exist; undefined when it belongs elsewhere. */
export type PageSource = (path: string) => Promise<PageHead | null | undefined>;

const SITE = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Crisper',
  description: TAGLINE,
  url: '/',
};

function head({ path, title, access, sitemap, canonical }: Page): PageHead {
  return {
    title: windowTitle(title),
    description: DESCRIPTIONS[path as PagePath] ?? TAGLINE,
    index: access === 'everyone' && (sitemap || canonical !== undefined),
    ...(canonical && { canonical }),
    ...(canonical === '/' && { jsonLd: [SITE] }),
  };
}

/** The head of a page in the contract's page table. */
export const headOf = (path: PagePath): PageHead => head(pageAt(path));

export const notFoundHead: PageHead = {
  title: windowTitle(NOT_FOUND.title),
  description: 'There is no page at this address.',
  index: false,
};

type Offers = Features['offers'];

/** Paths of the pages that search engines may index. */
export function openAddresses(offers: Offers): string[] {
  return pagesWith(offers)
    .filter(({ access, sitemap }) => access === 'everyone' && sitemap)
    .map(({ path }) => path);
}

/** Every page without an id in its path. The rooms provide the heads of the others. */
export function staticPages({ development, offers }: { development: boolean; offers: Offers }): PageSource {
  const known = [...pagesWith(offers), ...(development ? [DEV_PAGE] : [])].filter(
    ({ path }) => !path.includes(':'),
  );
  const heads = new Map<string, PageHead>(known.map((page) => [page.path, head(page)]));
  return async (path) => heads.get(path);
}
