import { escapeHtml, scriptSafe } from './html.ts';
import type { PageHead } from './pages.ts';

/** The built page with the head of one path: title, description and link preview tags. */
export function renderPage(template: string, head: PageHead, path: string, publicUrl: string): string {
  const url = publicUrl + (head.canonical ?? path);
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
      : `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...(head.jsonLd ?? []).map(
      (entry) => `<script type="application/ld+json">${linkedData(entry, publicUrl)}</script>`,
    ),
  ];
  const bare = template.replace(/<title>[^<]*<\/title>/, '').replace(/<meta\s+name="description"[^>]*>/, '');
  // A replacer function, because "$" has a meaning in a replacement string.
  return bare.replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

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
