import {
  DEV_PAGE,
  NOT_FOUND,
  type Page,
  type PagePath,
  pageAt,
  pages,
  TAGLINE,
  windowTitle,
} from '@crisper/contract/pages';

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

const SITE = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Crisper',
  description: TAGLINE,
  url: '/',
};

function head({ title, description, access, sitemap, canonical }: Page): PageHead {
  return {
    title: windowTitle(title),
    description,
    index: access === 'everyone' && (sitemap || canonical !== undefined),
    ...(canonical && { canonical }),
    ...(canonical === '/' && { jsonLd: [SITE] }),
  };
}

/** The head of a page of the contract's table. */
export const headOf = (path: PagePath): PageHead => head(pageAt(path));

export const notFoundHead: PageHead = {
  title: windowTitle(NOT_FOUND.title),
  description: NOT_FOUND.description,
  index: false,
};

/** Pages that anybody may find. */
export function openAddresses(): string[] {
  return pages.filter(({ access, sitemap }) => access === 'everyone' && sitemap).map(({ path }) => path);
}

/** Every page whose address holds no id: rooms know the heads of the others. */
export function staticPages({ development }: { development: boolean }): PageSource {
  const known = [...pages, ...(development ? [DEV_PAGE] : [])].filter(({ path }) => !path.includes(':'));
  const heads = new Map<string, PageHead>(known.map((page) => [page.path, head(page)]));
  return async (path) => heads.get(path);
}
