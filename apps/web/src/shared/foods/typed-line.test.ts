import { expect, it } from 'vitest';
import { asOneLine, nameTyped, withName } from './typed-line.ts';

it('makes one line of pasted lines, without the marks of a list', () => {
  expect(asOneLine('- milk\r\n[ ] 2 eggs\n\n• rye bread\n500 g flour')).toBe(
    'milk, 2 eggs, rye bread, 500 g flour',
  );
});

it.each([
  ['ban', 'ban'],
  ['milk, 2 ban', 'ban'],
  ['500 g flo', 'flo'],
  ['½ jar of pes', 'pes'],
  ['half a lem', 'lem'],
  ['1,5 kg pot', 'pot'],
  ['milk, ', ''],
  ['green tea', 'green tea'],
  ['', ''],
])('finds the name that is being typed in "%s"', (line, name) => {
  expect(nameTyped(line)).toBe(name);
});

it('completes the last name and leaves the rest as it was typed', () => {
  expect(withName('milk, 2 ban', 'banana')).toBe('milk, 2 banana');
  expect(withName('ban', 'banana')).toBe('banana');
});
