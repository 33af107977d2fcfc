import { expect, it } from 'vitest';
import { dishBefore } from '../planning/best-before.ts';
import { shelfDays, usuallyEaten } from './shelf-days.ts';

const days = (title: string, diets: 'vegetarian'[] = ['vegetarian']) => shelfDays({ title, diets });

it('keeps what is baked dry at room temperature, and nothing that spoils', () => {
  expect(days('Chocolate Chip Cookies')).toBe(7);
  expect(days('Banana Bread')).toBe(3);
  expect(days('Toaster Oven Granola')).toBe(14);
  for (const cold of [
    'Bread Pudding',
    'Cream-Filled Cookies',
    'Tomato and Cheese Breakfast Muffins',
    'Beef Stew',
  ])
    expect(days(cold), cold).toBeNull();
  expect(days('Bacon Muffins', [])).toBeNull();
  expect(dishBefore('pantry', '2026-11-19', days('Sugar Cookies'))).toBe('2026-11-26');
  expect(dishBefore('fridge', '2026-11-19', null)).toBe('2026-11-22');
  expect(dishBefore('pantry', '2026-11-19')).toBeNull();
});

it('takes a few of a tray of small things as eaten, and half of a meal', () => {
  expect(usuallyEaten({ courses: ['dessert', 'snack'] }, 24)).toBe(3);
  expect(usuallyEaten({ courses: ['dinner'] }, 12)).toBe(6);
  expect(usuallyEaten({ courses: ['dessert'] }, 4)).toBe(2);
});
