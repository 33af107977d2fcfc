import type { Endpoint } from '@crisper/contract/endpoint';
import { z } from 'zod';

/** Parameters, query and body that an endpoint accepts. */
export interface Example {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  minimum?: number;
  minItems?: number;
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
  names: 'salt',
  pages: 'data:image/jpeg;base64,…',
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

/** The smallest input that the schemas of an endpoint accept. A test sends each example through them. */
export function exampleOf(endpoint: Endpoint): Example {
  const { params, query, body, method, path } = endpoint;
  const given = BODIES[`${method} ${path}`];
  return {
    ...(params && { params: { ...(sample(schemaOf(params), '') as object), ...numbered(path) } }),
    ...(query && { query: sample(schemaOf(query), '') as Record<string, unknown> }),
    ...(body && { body: given ?? sample(schemaOf(body), '') }),
  };
}

/** Posts are counted, everything else has a name or a random id. */
function numbered(path: string): { id?: string } {
  return path.startsWith('/api/discussions') ? { id: '17' } : {};
}

function schemaOf(type: z.ZodType): Schema {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
}

function sample(schema: Schema, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sample(choice, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {}, key)]),
      );
    case 'array':
      return schema.minItems ? [sample(schema.items ?? {}, name)] : [];
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    default:
      return FORMATS[schema.format ?? ''] ?? TEXTS[name] ?? 'tomato';
  }
}
