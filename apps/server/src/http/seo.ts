import type { Language } from '@crisper/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { Container } from '../container.ts';
import { escapeHtml } from './html.ts';
import { openAddresses } from './pages.ts';
import { inThis } from './render-page.ts';

/** The sitemap format allows this many URLs. */
const MOST = 50_000;
/** RFC 9116 asks for less than a year. The date moves with each request: what is served is current. */
const SECURITY_DAYS = 180;

/** robots.txt, the sitemap, and whom to tell about a security problem. */
export function installSeo(app: FastifyInstance, { env, rooms, features }: Container): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: ${env.BASE_PATH}/api/\nSitemap: ${env.PUBLIC_URL}/sitemap.xml\n`),
  );

  if (env.CONTACT_EMAIL !== undefined) {
    const contact = `Contact: mailto:${env.CONTACT_EMAIL}\n`;
    const rest = `Preferred-Languages: en\nCanonical: ${env.PUBLIC_URL}/.well-known/security.txt\n`;
    app.get('/.well-known/security.txt', (_request, reply) => {
      const until = new Date(Date.now() + SECURITY_DAYS * 24 * 60 * 60 * 1000);
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(`${contact}Expires: ${until.toISOString()}\n${rest}`);
    });
  }

  app.get('/sitemap.xml', async (_request, reply) => {
    const more = await Promise.all(rooms.map(async (room) => (await room.addresses?.()) ?? []));
    const paths = [...new Set([...openAddresses(features.offers), ...more.flat()])].slice(0, MOST);
    const entries = paths.map((path) => entryOf(env.PUBLIC_URL + path, app.pageLanguages));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}

/** A page with the addresses of its other languages. */
function entryOf(page: string, languages: readonly Language[]): string {
  if (languages.length < 2) return `<url><loc>${escapeHtml(page)}</loc></url>`;
  const others = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(inThis(page, language))}"/>`,
  );
  return `<url><loc>${escapeHtml(page)}</loc>${others.join('')}</url>`;
}
