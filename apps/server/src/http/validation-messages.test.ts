import { expect, it } from 'vitest';
import { z } from 'zod';
import '@crisper/contract/validation-messages';

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each<[string, z.ZodType, unknown, string]>([
  ['a choice', z.enum(['1', '7', '30']), '2', 'Choose one of these: 1, 7, 30.'],
  ['one word', z.literal('yes'), 'no', 'This must be yes.'],
  ['something missing', z.object({ name: z.string() }), {}, 'This is missing.'],
  ['a kind', z.number(), 'many', 'This must be a number.'],
  ['a whole number', z.int(), 1.5, 'This must be a whole number.'],
  ['an empty text', z.string().min(1), '', 'Please fill this in.'],
  ['a short text', z.string().min(3), 'a', 'Use at least 3 characters.'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Give at most 1.'],
  ['a large number', z.number().max(5), 6, 'This must be at most 5.'],
  ['a number that is not positive', z.number().positive(), 0, 'This must be more than 0.'],
  ['an address', z.email(), 'me', 'Enter a valid email address.'],
  ['a day', z.iso.date(), 'today', 'Use a date such as 2026-05-01.'],
  ['a pattern', z.string().regex(/^a$/), 'b', 'This is not written as expected.'],
  ['something unknown', z.strictObject({}), { extra: 1 }, 'There is something here that we don’t know.'],
  ['either of two', z.union([z.string(), z.array(z.string())]), 5, 'This could not be understood.'],
])('says in plain words what is wrong with %s', (_, schema, value, words) => {
  expect(said(schema, value)).toBe(words);
});

it('leaves the sentences that a schema has', () => {
  expect(said(z.string().min(1, 'Name is required'), '')).toBe('Name is required');
});
