import { expect, it } from 'vitest';
import { bySlot, kcalOf } from './meals-by-slot.ts';

const meal = (time: string) => ({ time, eatenAt: '2026-03-01T12:00:00.000Z' });

it('puts meals where their time belongs, in the order of the day', () => {
  const day = ['8:30 PM', '12:05 AM', '7:15 AM', '12:30 PM', '3:40 PM'].map(meal);
  expect(bySlot(day).map(({ title, meals }) => [title, meals.map(({ time }) => time)])).toEqual([
    ['Breakfast', ['7:15 AM']],
    ['Lunch', ['12:30 PM']],
    ['Dinner', ['8:30 PM']],
    ['Snacks', ['12:05 AM', '3:40 PM']],
  ]);
  expect(bySlot([])).toEqual([]);
});

it('adds up before it rounds', () => {
  expect(kcalOf([{ calories: 600.4 }, { calories: 600.4 }])).toBe('1,201');
});
