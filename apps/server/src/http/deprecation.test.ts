import { endpoint } from '@crisper/contract/endpoint';
import fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { route } from './route.ts';
import { serializerCompiler } from './serialize.ts';

const usual = { method: 'GET', summary: 'For this test', access: 'public' } as const;
const response = z.object({ name: z.string() });
const stays = endpoint({ ...usual, path: '/api/stays', response });
const leaves = endpoint({
  ...usual,
  path: '/api/leaves',
  deprecated: { since: '2026-11-19', sunset: '2027-11-19', instead: 'Use GET /api/stays.' },
  response,
});

it('tells programs in headers what will go and when, and goes on answering', async () => {
  const app = fastify() as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('endpoints', []);
  for (const one of [stays, leaves]) route(app, one, () => ({ name: 'soup' }));

  const { headers, body } = await app.inject('/api/leaves');
  expect(JSON.parse(body)).toEqual({ name: 'soup' });
  expect(headers).toMatchObject({ deprecation: '@1795046400', sunset: 'Fri, 19 Nov 2027 00:00:00 GMT' });
  const still = await app.inject('/api/stays');
  expect(still.headers).not.toHaveProperty('deprecation');
  await app.close();
});
