import { endpoints } from '@crisper/client/endpoints';
import { schemas } from '@crisper/client/schemas';
import { type Endpoint, endpoint } from '@crisper/contract/endpoint';
import { WEBHOOK_EVENTS } from '@crisper/contract/webhooks/webhooks';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openapiDocument } from './document.ts';
import type { Json } from './json-schema.ts';
import { operationOf } from './operations.ts';
import { createComponents } from './schemas.ts';

const ALL = Object.values(endpoints).flatMap((room) => Object.values(room) as Endpoint[]);
const document = openapiDocument(ALL);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

function described(path: string, method: string): Json & { description: string } {
  return document.paths[path]![method] as Json & { description: string };
}

/** The value behind "#/components/schemas/Meal". */
function behind(reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, part) => (inner as Json | undefined)?.[part], document);
}

function referencesIn(value: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(value, (key, inner) => {
    if (key === '$ref') found.push(inner);
    return inner;
  });
  return found;
}

it('calls every operation as the client does, once', () => {
  const ids = operations.map(({ operationId }) => operationId as string);
  expect(ids).toHaveLength(ALL.length);
  expect(new Set(ids).size).toBe(ALL.length);
  expect(described('/api/pantry', 'get').operationId).toBe('pantry.listPantry');
});

it('has names for bodies and answers, and a meaning for each name', () => {
  for (const { operationId, requestBody, responses } of operations as Record<string, Json>[]) {
    const contents = [requestBody, ...Object.values(responses as Json)].flatMap((one) =>
      Object.entries(((one as Json)?.content ?? {}) as Json),
    );
    for (const [type, { schema }] of contents as [string, Json][])
      if (type === 'application/json' && (schema as Json).format !== 'binary')
        expect((schema as Json).$ref, String(operationId)).toMatch(/^#\/components\/schemas\/\w+$/);
  }
  const references = new Set(referencesIn(document));
  expect(references.size).toBeGreaterThan(200);
  for (const reference of references) expect(behind(reference), reference).toBeDefined();
});

it('says in fields what comments of the contract say', () => {
  const { properties } = document.components.schemas.PantryItem as { properties: Record<string, Json> };
  expect(properties.daysLeft!.description).toBe(
    'Days until `bestBefore`, negative when past; null when unknown.',
  );
  const days = described('/api/meals', 'get').parameters as Json[];
  expect(days.find(({ name }) => name === 'cursor')).toMatchObject({
    in: 'query',
    required: false,
    description: 'From the previous page.',
  });
});

it('tells apart what is sent and what is answered only where they differ', () => {
  const names = Object.keys(document.components.schemas);
  expect(names.filter((name) => /^Figures/.test(name))).toEqual(['Figures']);
  for (const name of names.filter((one) => one.endsWith('Input') && !(one in schemas)))
    expect(document.components.schemas[name]).not.toEqual(
      document.components.schemas[name.replace(/Input$/, '')],
    );
});

it('says who may call, with which scope, and how it may refuse', () => {
  const add = described('/api/shopping', 'post');
  expect(add.security).toEqual([{ token: ['shopping:write'] }, { session: [] }]);
  expect(add.description).toContain('An API token needs the scope `shopping:write`.');
  expect(add.description).toContain('idempotencyKey');
  expect(Object.keys(add.responses as Json)).toEqual([
    '201',
    '400',
    '401',
    '403',
    '409',
    '413',
    '415',
    '429',
    '500',
    '503',
  ]);
  expect(described('/api/tokens', 'post').security).toEqual([{ session: [] }]);
  expect(described('/healthz', 'get').security).toEqual([]);
});

it('describes photos as data URLs and as files, and files that are sent as they are', () => {
  const { content } = described('/api/scan', 'post').requestBody as {
    content: Record<string, { schema: Json }>;
  };
  expect(content['multipart/form-data']!.schema).toMatchObject({
    properties: { images: { type: 'array', items: { type: 'string', format: 'binary' } } },
    required: ['images'],
  });
  const body = behind(content['application/json']!.schema.$ref as string) as {
    properties: Record<string, Json>;
  };
  expect(body.properties.images).toMatchObject({ items: { type: 'string' } });
  expect(JSON.stringify(body)).not.toContain('binary');
  const file = described('/api/imports', 'post').requestBody as { content: Json };
  expect(Object.keys(file.content)).toEqual(['application/octet-stream']);
});

it('describes every message of webhooks with the headers that sign it', () => {
  const webhooks = document.webhooks as Record<string, { post: Json }>;
  expect(Object.keys(webhooks).sort()).toEqual([...WEBHOOK_EVENTS, 'test'].sort());
  const names = (webhooks['scan.done']!.post.parameters as Json[]).map(({ name }) => name);
  expect(names).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
});

it('says of what will go when, and what to use in its place', () => {
  const leaving = endpoint({
    method: 'GET',
    path: '/api/old',
    summary: 'As it was',
    access: 'public',
    deprecated: { since: '2026-11-19', sunset: '2027-11-19', instead: 'Use GET /api/pantry.' },
    response: z.object({ name: z.string() }),
  });
  const operation = operationOf(leaving, 'pantry.old', createComponents());
  expect(operation.deprecated).toBe(true);
  expect(operation.description).toContain('Goes on 2027-11-19. Use GET /api/pantry.');
  expect(JSON.stringify(operation.responses)).toContain('#/components/headers/Sunset');
});
