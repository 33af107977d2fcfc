import type { FastifyInstance } from 'fastify';
import type { Container } from '../container.ts';
import { escapeHtml } from './html.ts';
import { openAddresses } from './pages.ts';

/** The sitemap format allows this many URLs. */
const MOST = 50_000;

/** robots.txt and the sitemap. */
export function installSeo(app: FastifyInstance, { env, rooms }: Container): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${env.PUBLIC_URL}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const more = await Promise.all(rooms.map(async (room) => (await room.addresses?.()) ?? []));
    const paths = [...new Set([...openAddresses(), ...more.flat()])].slice(0, MOST);
    const entries = paths.map((path) => `<url><loc>${escapeHtml(env.PUBLIC_URL + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}
