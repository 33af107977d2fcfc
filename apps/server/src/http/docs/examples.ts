import type { Endpoint } from '@crisper/contract/endpoint';
import type { z } from 'zod';
import { inlineSchema } from '../openapi/json-schema.ts';

/** Parameters, query and body that an endpoint accepts. */
export interface Example {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface Schema {
  type?: string | string[];
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  minimum?: number;
  minItems?: number;
  prefixItems?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** What a schema alone does not tell: rules of several fields, and what makes sense to a cook. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/recipes/import': { url: 'https://example.com/soup' },
  'PATCH /api/recipes/:id': { title: 'Tomato soup with basil' },
  'PATCH /api/recipes/:id/marks': { rating: 5 },
  'POST /api/meals': { name: 'Lentil soup', calories: 420, protein: 22 },
  'PUT /api/meals/:id': { name: 'Lentil soup', calories: 380 },
  'POST /api/meals/from-product': { code: '4006381333931', grams: 30 },
  // With an id, so that sending it twice writes it once.
  'POST /api/shopping': { id: '7a9d1c52-5d0f-4a3e-9b6e-2f1c8e4b7d10', name: 'Oat milk' },
  'POST /api/plan/meals': { date: '2026-11-18', slot: 'dinner', recipe: 'shakshuka' },
};

const TEXTS: Readonly<Record<string, string>> = {
  code: '4006381333931',
  email: 'ada@example.com',
  currency: 'EUR',
  id: 'shakshuka',
  image: 'data:image/jpeg;base64,…',
  images: 'data:image/jpeg;base64,…',
  ingredients: 'eggs',
  job: '0123456789abcdef0123456789abcdef',
  name: 'Oat milk',
  paymentIntentId: 'pi_tomato',
  names: 'salt',
  pages: 'data:image/jpeg;base64,…',
  auth: 'tBHItJI5svbpez7KI4CCXg',
  p256dh: 'BN4GvZtEZiZuqFxSKVZfSfluwKBD7UxHNBmWkfiZfCtgDE8Bwh-2MtLXbBTBAHH9r7jKHQaokcL0zqpcazXvUAA',
  password: 'wooden spoon 42',
  photo: 'data:image/jpeg;base64,…',
  recipe: 'shakshuka',
  recipeId: 'shakshuka',
  search: 'lentil',
  steps: 'Stir until it thickens.',
  title: 'Tomato soup',
  token: 'dG9tYXRvLXNvdXAtd2l0aC1iYXNpbC1hbmQtbW9yZS0',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '7a9d1c52-5d0f-4a3e-9b6e-2f1c8e4b7d10',
  date: '2026-11-18',
  'date-time': '2026-11-18T18:30:00Z',
  email: 'ada@example.com',
  uri: 'https://example.com/soup',
};

/** What a pattern alone says: the number of a post, and a time of day. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^[1-9]\\d{0,14}$': '17',
  '^(?:[01]\\d|2[0-3]):[0-5]\\d$': '18:30',
};

/** The smallest input that the schemas of an endpoint accept. A test sends each example through them. */
export function exampleOf(endpoint: Endpoint): Example {
  const { params, query, body, method, path } = endpoint;
  const given = BODIES[`${method} ${path}`];
  return {
    ...(params && { params: sample(schemaOf(params), '') as Record<string, unknown> }),
    ...(query && { query: sample(schemaOf(query), '') as Record<string, unknown> }),
    ...(body && { body: given ?? sample(schemaOf(body), '') }),
  };
}

/** An answer with everything that it may have. */
export function exampleAnswer(response: z.ZodType): unknown {
  return sample(inlineSchema(response, 'output') as Schema, '', true);
}

function schemaOf(type: z.ZodType): Schema {
  return inlineSchema(type, 'input') as Schema;
}

/** The least that a schema accepts; `whole`: with all fields, and one of everything that lists have. */
function sample(schema: Schema, name: string, whole = false): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sample(choice, name, whole);
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const fields = whole ? Object.keys(schema.properties ?? {}) : (schema.required ?? []);
      return Object.fromEntries(
        fields.map((key) => [key, sample(schema.properties?.[key] ?? {}, key, whole)]),
      );
    }
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map((one) => sample(one, name, whole));
      return whole || schema.minItems ? [sample(schema.items ?? {}, name, whole)] : [];
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    default:
      return FORMATS[schema.format ?? ''] ?? PATTERNS[schema.pattern ?? ''] ?? TEXTS[name] ?? 'tomato';
  }
}
