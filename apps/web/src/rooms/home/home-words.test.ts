import { expect, it } from 'vitest';
import { listed } from '../../lib/i18n/listed.ts';
import { agoText, leftText, leftToBuy } from './home-words.ts';

it('says how long something keeps, and when something was', () => {
  expect([null, -1, 0, 1, 3].map(leftText)).toEqual(['', 'today', 'today', 'tomorrow', '3 days']);
  const ago = (day: string) => agoText(day, '2026-03-01');
  expect(['2026-03-01', '2026-02-28', '2026-02-26', '2026-01-05'].map(ago)).toEqual([
    'today',
    'yesterday',
    '3 days ago',
    'Jan 5',
  ]);
});

it('lists as one speaks', () => {
  expect([[], ['milk'], ['milk', 'eggs'], ['milk', 'eggs', 'dill']].map(listed)).toEqual([
    '',
    'milk',
    'milk and eggs',
    'milk, eggs and dill',
  ]);
});

it('names what is left to buy, and counts the rest', () => {
  const next = ['milk', 'eggs'].map((name) => ({ id: name, name, emoji: '' }));
  expect(leftToBuy({ left: 2, ticked: 0, next })).toBe('milk and eggs');
  expect(leftToBuy({ left: 7, ticked: 0, next })).toBe('milk, eggs and 5 more');
});
