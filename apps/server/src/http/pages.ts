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
import { say } from '../saying/say.ts';
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
  url: '/',
};

function head({ path, title, access, sitemap, canonical }: Page): PageHead {
  return {
    title: saidTitle(title),
    description: say(DESCRIPTIONS[path as PagePath] ?? TAGLINE),
    index: access === 'everyone' && (sitemap || canonical !== undefined),
    ...(canonical && { canonical }),
    ...(canonical === '/' && { jsonLd: [{ ...SITE, description: say(TAGLINE) }] }),
  };
}

/** The window title of a page of the table, in the language of the reader. */
function saidTitle(title: string): string {
  return title === TAGLINE
    ? windowTitle(title).replace(TAGLINE, () => say(TAGLINE))
    : windowTitle(say(title));
}

/** The head of a page in the contract's page table, in the language of the running request. */
export const headOf = (path: PagePath): PageHead => head(pageAt(path));

export const notFoundHead = (): PageHead => ({
  title: saidTitle(NOT_FOUND.title),
  description: say('There is no page at this address.'),
  index: false,
});

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
  const pages = new Map<string, Page>(known.map((page) => [page.path, page]));
  return async (path) => {
    const page = pages.get(path);
    return page && head(page);
  };
}
