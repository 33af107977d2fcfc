import { expect, it } from 'vitest';
import { sizeOf } from './size-of.ts';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [1_440_000, '1.4 MB'],
  [250_000_000, '250 MB'],
  [3e15, '3000 TB'],
])('%d is told as %s', (bytes, told) => expect(sizeOf(bytes)).toBe(told));
