import { expect, it } from 'vitest';
import { slowPatterns } from './check-patterns.mjs';

it.each([
  String.raw`/\s+$/`,
  '/(a+)+$/',
  String.raw`/x\s*,?\s*y/`,
  String.raw`/(\d+)x/`,
  String.raw`/\s*(?:,|;)/`,
  String.raw`new RegExp('\\s+$')`,
  'new RegExp(built)',
  'said`a|(b+)+$`',
])('refuses %s', (code) => {
  expect(slowPatterns('src/a.ts', `const a = 1;\nexport const b = ${code};`)).toEqual([
    expect.stringMatching(/^src\/a\.ts:2 /),
  ]);
});

it.each([
  String.raw`/^\s+/`,
  String.raw`/\s+/g`,
  '/[^a-z]+/',
  String.raw`/\d{1,9}x/`,
  '/a ?, ?b/',
  "new RegExp('a+')",
  'said`\n  a\n  b\n`',
])('allows %s', (code) => {
  expect(slowPatterns('src/a.ts', `export const b = ${code};`)).toEqual([]);
});
