import fc from 'fast-check';
import { z } from 'zod';

/** JSON cannot express these values, so they are patched into the text after it is generated. */
const PATCHES: Record<string, string> = {
  '"@huge@"': '1e999',
  '"@minus huge@"': '-1e999',
  '"@proto@":': '"__proto__":',
};

export function jsonOf(value: unknown): string {
  let text = JSON.stringify(value) ?? '';
  for (const [mark, patch] of Object.entries(PATCHES)) text = text.replaceAll(mark, patch);
  return text;
}

const HOSTILE_STRINGS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'tomato \udfff',
  '\u202egnp.exe',
  "'; drop table users; --",
  '" or ""="',
  "\\'; select 1; --",
  '%',
  '_%\\',
  '{{7*7}}<%= 7 %>',
  '../../../../etc/passwd',
  '..\\..\\secret',
  '<script>alert(1)</script>',
  'one\r\nX-Injected: two',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '-0',
  '-1',
  '1e309',
  '2147483648',
  '9223372036854775808',
  '0001-01-01',
  '9999-12-31',
  '+275760-09-13T00:00:00Z',
  '2026-02-30',
  '2026-01-01T24:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(5_000),
  'é'.repeat(100_000),
  '9'.repeat(400),
  '(((((',
  '[a-',
];

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? { a: value } : [value];
  return value;
};

const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_STRINGS,
  null,
  true,
  0,
  -0,
  -1,
  0.1,
  5e-324,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  '@huge@',
  '@minus huge@',
  [],
  {},
  [[]],
  Array(10_000).fill('egg'),
  Array(10_000).fill({ name: 'egg' }),
  nested(2_000),
  { '@proto@': { role: 'admin' } },
  { constructor: { prototype: { role: 'admin' } } },
  { role: 'admin', plan: 'pro', userId: 1, length: -1, toString: 1 },
  Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`key${at}`, at])),
];

const hostile = fc.constantFrom(...HOSTILE_VALUES);

export type Schema = Record<string, unknown> & {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minItems?: number;
};

export function schemaOf(shape: z.ZodType): Schema {
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** Values that match a schema of the contract, with an invalid part now and then. */
export function lookalike(shape: z.ZodType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: ofSchema(schemaOf(shape)) }, { weight: 1, arbitrary: hostile });
}

function ofSchema(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 14, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(ofSchema));
  if (schema.allOf?.[0]) return ofSchema(schema.allOf[0]);
  if (schema.type === 'string') return fittingString(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'number' || schema.type === 'integer') return fittingNumber(schema);
  if (schema.type === 'array') return fittingArray(schema);
  if (schema.type === 'object') return fittingObject(schema);
  return fc.jsonValue({ maxDepth: 2 });
}

const WORDS = ['egg', '2 tomatoes', 'Boil the eggs for 6 minutes.', 'Asia/Tokyo', 'stove', 'crème brûlée 🍮'];
const FORMATS: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid({ version: 4 }),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  date: fc.constantFrom('2026-05-01', '2000-01-01', '2099-12-31', '2024-02-29'),
  'date-time': fc.constantFrom('2026-05-01T12:30:00Z', '1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59Z'),
};

function fittingString({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const known = FORMATS[String(format)];
  if (known) return known;
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  const most = Math.max(minLength, Math.min(maxLength, 200));
  return fc.oneof(
    fc.constantFrom(...WORDS).map((word) => word.padEnd(minLength, 'x').slice(0, most)),
    fc.constantFrom(...HOSTILE_STRINGS).map((text) => text.padEnd(minLength, 'x').slice(0, most)),
    fc.string({ unit: 'binary', minLength, maxLength: most }),
  );
}

function fittingNumber({ type, minimum = -1_000, maximum = 1_000 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31)];
  const edges = fc.constantFrom(min, max);
  if (type === 'integer') return fc.oneof(edges, fc.integer({ min: Math.ceil(min), max: Math.floor(max) }));
  return fc.oneof(edges, fc.double({ min, max, noNaN: true }));
}

function fittingArray({ items, prefixItems, minItems = 0, maxItems = 4 }: Schema): fc.Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map(ofSchema));
  return fc.array(items ? ofSchema(items) : fc.jsonValue(), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 4)),
  });
}

function fittingObject({ properties, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? ofSchema(additionalProperties) : fc.jsonValue();
    return fc.dictionary(fc.constantFrom('a', 'page', 'constructor', 'toString', 'x'.repeat(40)), value);
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, ofSchema(schema)]),
  );
  return fc.record(fields, { requiredKeys: required });
}
