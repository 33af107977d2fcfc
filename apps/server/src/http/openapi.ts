import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { docsPage } from './docs-page.ts';

export async function installOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Crisper', description: 'Snap your fridge. Cook now.', version: '0.1.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  let page: string | undefined;
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= docsPage(app.swagger());
    reply.type('text/html; charset=utf-8');
    return page;
  });
}
