import { VERSION } from '@crisper/contract/version';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { docsPage } from './docs/docs-page.ts';
import { DOCS_STYLE } from './docs/docs-style.ts';
import { sendCached } from './send-cached.ts';

const FRESH_SECONDS = 3600;

export async function installOpenapi(
  app: FastifyInstance,
  { plans, base, publicUrl }: { plans: boolean; base: string; publicUrl: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Crisper', description: 'Snap your fridge. Cook now.', version: VERSION },
      ...(base && { servers: [{ url: base }] }),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: plans ? jsonSchemaTransform : withoutPlans,
  });
  // Made once: describing every endpoint takes longer than any of them.
  let document: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return sendCached(request, reply, {
      body: document,
      type: 'application/json; charset=utf-8',
      seconds: FRESH_SECONDS,
    });
  });
  let page: string | undefined;
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    page ??= docsPage(app.swagger(), app.endpoints, publicUrl);
    return sendCached(request, reply, {
      body: page,
      type: 'text/html; charset=utf-8',
      seconds: FRESH_SECONDS,
    });
  });
  app.get('/api/docs.css', { schema: { hide: true } }, async (request, reply) =>
    sendCached(request, reply, { body: DOCS_STYLE, type: 'text/css; charset=utf-8', seconds: FRESH_SECONDS }),
  );
}

/** Where nothing is sold, no summary says what needs a paid plan. */
const withoutPlans: typeof jsonSchemaTransform = (route) => {
  const described = jsonSchemaTransform(route);
  const { summary } = described.schema ?? {};
  if (typeof summary !== 'string') return described;
  return { ...described, schema: { ...described.schema, summary: summary.replace(' (Pro)', '') } };
};
