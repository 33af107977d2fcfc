import type { FastifyInstance } from 'fastify';
import { docsPage } from '../docs/docs-page.ts';
import { DOCS_STYLE } from '../docs/docs-style.ts';
import { sendCached } from '../send-cached.ts';
import { type OpenapiDocument, openapiDocument } from './document.ts';

const FRESH_SECONDS = 3600;

export function installOpenapi(
  app: FastifyInstance,
  { plans, base, publicUrl }: { plans: boolean; base: string; publicUrl: string },
): void {
  // Made once: describing every endpoint takes longer than any of them.
  let made: OpenapiDocument | undefined;
  const document = (): OpenapiDocument => {
    made ??= openapiDocument(app.endpoints, { plans, base });
    return made;
  };
  let text: string | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    text ??= JSON.stringify(document());
    return sendCached(request, reply, {
      body: text,
      type: 'application/json; charset=utf-8',
      seconds: FRESH_SECONDS,
    });
  });
  let page: string | undefined;
  app.get('/api/docs', async (request, reply) => {
    page ??= docsPage(document(), app.endpoints, publicUrl);
    return sendCached(request, reply, {
      body: page,
      type: 'text/html; charset=utf-8',
      seconds: FRESH_SECONDS,
    });
  });
  app.get('/api/docs.css', async (request, reply) =>
    sendCached(request, reply, { body: DOCS_STYLE, type: 'text/css; charset=utf-8', seconds: FRESH_SECONDS }),
  );
}
