import type { Endpoint } from '@crisper/contract/endpoint';
import fc from 'fast-check';
import { type Schema, schemaOf } from './fuzz-values.ts';

/** Repeated fragments that make backtracking regular expressions slow. */
export const UNITS = ['(a', '1 cup ', 'a@.'] as const;
const LONG = 100_000;

export interface Filling {
  unit: string;
  /** True: as long as the contract allows, so that it passes validation. False: far longer. */
  fits: boolean;
  /** Fraction of the full length, from 0 to 1. */
  share?: number;
}

const ofLength = (unit: string, length: number): string =>
  `${unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(0, length - 1))}!`;

const FORMATS: Record<string, string> = {
  uuid: '0b0b0b0b-0000-4000-8000-00000000000b',
  date: '2026-05-01',
  'date-time': '2026-05-01T12:30:00Z',
  uri: 'https://example.com/soup',
  email: 'cook@example.com',
};

function textFor({ format, pattern, maxLength = LONG }: Schema, { unit, fits, share = 1 }: Filling): string {
  if (!fits) return ofLength(unit, LONG);
  if (typeof format === 'string' && FORMATS[format]) return FORMATS[format];
  if (typeof pattern === 'string')
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 1 })[0] ?? '';
  return ofLength(unit, Math.floor(Math.min(maxLength, LONG) * share));
}

function filled(schema: Schema, filling: Filling): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.find(({ type }) => type !== 'null');
  if (choice) return filled(choice, filling);
  if (schema.type === 'string') return textFor(schema, filling);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(1, Math.ceil(schema.minimum ?? 1));
  if (schema.type === 'array') {
    if (schema.prefixItems) return schema.prefixItems.map((part) => filled(part, filling));
    const item = filled(schema.items ?? {}, filling);
    const most = Math.floor((LONG * (filling.share ?? 1)) / (JSON.stringify(item)?.length ?? LONG));
    return Array(Math.max(1, Math.min(schema.maxItems ?? 1, filling.fits ? most : 1))).fill(item);
  }
  if (schema.type !== 'object') return null;
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [name, filled(part, filling)]),
  );
}

/** A request in which every text field is filled with long, odd text. */
export function longRequest({ path, params, query, body }: Endpoint, filling: Filling) {
  const part = (shape: Endpoint['body']) => (shape ? filled(schemaOf(shape), filling) : undefined);
  const named = (part(params) ?? {}) as Record<string, string>;
  const url = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(named[name] ?? '').slice(0, 1_000),
  );
  const asked = Object.entries((part(query) ?? {}) as object).map(([name, value]) => [name, String(value)]);
  return {
    url: asked.length > 0 ? `${url}?${new URLSearchParams(asked)}` : url,
    body: part(body),
  };
}

/** Whether any part of the request is a text that can be long. */
export function takesText({ params, query, body }: Endpoint): boolean {
  return [params, query, body].some(
    (shape) => shape && JSON.stringify(schemaOf(shape)).includes('"type":"string"'),
  );
}
