import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Container } from '../container.ts';
import { inLanguage } from '../language.ts';
import { Problem } from '../problem.ts';
import { sendProblem } from './errors.ts';
import { networkOf } from './network-of.ts';
import { notFoundHead, type PageHead, type PageSource, staticPages } from './pages.ts';
import { openFirstPaint } from './painting/first-paint.ts';
import { renderPage } from './render-page.ts';
import { addressLanguage, languagesOf, pageLanguage, varyBy } from './request-language.ts';

/** Serves the built web app, and handles every path without a route. */
export async function installWeb(
  app: FastifyInstance,
  container: Container,
  webRoot?: string,
): Promise<void> {
  const { BASE_PATH: base, PUBLIC_URL: publicUrl } = container.env;
  const built = webRoot && (await readFile(join(webRoot, 'index.html'), 'utf8').catch(() => undefined));
  const template = built && placed(built, base);
  if (template) app.pageLanguages = languagesOf(template);
  const development = container.env.NODE_ENV === 'development';
  const table = staticPages({ development, offers: container.features.offers });
  const sources = [
    // Rooms come first: they know more about some pages than the page table does.
    ...container.rooms.flatMap((room) => (room.pages ? [room.pages] : [])),
    table,
  ];

  if (webRoot && template) {
    await app.register(fastifyStatic, {
      root: webRoot,
      // Only existing files get a route, so that all other paths reach the page below.
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['index.html', '**/*.{br,gz}', '.vite/**'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Files under assets/ have a content hash in their name.
        const forever = path.includes('/assets/');
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }

  const firstPaint =
    webRoot && template
      ? await openFirstPaint(app, webRoot, {
          missing: container.features.missing,
          provider: container.openid?.name,
          base,
          budgets: container.budgets,
        })
      : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    if (!template || !firstPaint || !wantsPage(request)) {
      return sendProblem(new Problem('not_found', 'There’s nothing at this address.'), request, reply);
    }
    const language = pageLanguage(request);
    const path = pathOf(request);
    const head = await inLanguage(language, () => firstKnown(sources, path));
    // "/Scan" means "/scan". Only pages without an id: ids and slugs are case-sensitive.
    if (!head && (await table(path.toLowerCase())))
      return reply.redirect(
        base + path.toLowerCase() + request.url.slice(request.url.split('?', 1)[0]!.length),
        308,
      );
    const asker = { ip: request.ip, network: networkOf(request).line, language };
    const named = addressLanguage(request);
    const page = inLanguage(language, () =>
      renderPage(template, head ?? notFoundHead(), path, { publicUrl, named, languages: app.pageLanguages }),
    );
    varyBy(reply, 'accept-language, cookie');
    return sendPage(reply, head ? 200 : 404, await firstPaint(page, request.url, asker));
  });
}

/** One build serves every base path: its page names files relative to itself, and a page may stand at any depth. */
function placed(html: string, base: string): string {
  const page = html.replaceAll('="./', `="${base}/`);
  return base ? page.replace('<html ', `<html data-base="${base}" `) : page;
}

function wantsPage(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)/.test(pathOf(request));
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

async function firstKnown(sources: PageSource[], path: string): Promise<PageHead | undefined> {
  for (const source of sources) {
    const head = await source(path);
    if (head !== undefined) return head ?? undefined;
  }
  return undefined;
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.status(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}
