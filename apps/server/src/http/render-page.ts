import type { Language } from '@crisper/contract/languages';
import { currentLanguage } from '../language.ts';
import { phrase, say } from '../saying/say.ts';
import { escapeHtml, scriptSafe } from './html.ts';
import type { PageHead } from './pages.ts';

const NO_SCRIPT = phrase(
  'Crisper needs JavaScript to look into your fridge. Please switch it on and reload.',
);

interface RenderOptions {
  publicUrl: string;
  named: Language | undefined;
  languages: readonly Language[];
}

/**
 * The built page with the head of one path: title, description, link preview tags, and its other languages. `named` is the
 * language that stands in the address.
 */
export function renderPage(
  template: string,
  head: PageHead,
  path: string,
  { publicUrl, named, languages }: RenderOptions,
): string {
  const page = publicUrl + (head.canonical ?? path);
  const url = named ? inThis(page, named) : page;
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('property', 'og:site_name', 'Crisper'),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    ...(head.image
      ? [
          meta('property', 'og:image', urlOf(head.image, publicUrl)),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : [meta('name', 'twitter:card', 'summary')]),
    head.index === false
      ? meta('name', 'robots', 'noindex')
      : [`<link rel="canonical" href="${escapeHtml(url)}">`, ...alternates(page, languages)].join('\n    '),
    ...(head.jsonLd ?? []).map(
      (entry) => `<script type="application/ld+json">${linkedData(entry, publicUrl)}</script>`,
    ),
  ];
  const language = currentLanguage();
  const local = template
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${escapeHtml(say(NO_SCRIPT))}</noscript>`);
  const bare = local.replace(/<title>[^<]*<\/title>/, '').replace(/<meta\s+name="description"[^>]*>/, '');
  // A replacer function, because "$" has a meaning in a replacement string.
  return bare.replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function alternates(page: string, languages: readonly Language[]): string[] {
  if (languages.length < 2) return [];
  const link = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`;
  return [
    ...languages.map((language) => link(language, inThis(page, language))),
    // Whoever opens it gets the language of their browser.
    link('x-default', page),
  ];
}

/** The address of a page in one language, for those who cannot ask for it otherwise. */
export const inThis = (page: string, language: Language): string => `${page}?lang=${language}`;

const ADDRESSES: readonly string[] = ['item', 'url', 'image'];

function linkedData(value: Record<string, unknown>, publicUrl: string): string {
  const complete = (key: string, part: unknown) =>
    typeof part === 'string' && ADDRESSES.includes(key) ? urlOf(part, publicUrl) : part;
  return scriptSafe(value, complete);
}

/** A path of this site stands below its public address; anything else is a whole address already. */
function urlOf(address: string, publicUrl: string): string {
  return address.startsWith('/') ? publicUrl + address : address;
}
