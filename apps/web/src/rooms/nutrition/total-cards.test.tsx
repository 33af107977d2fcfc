// @vitest-environment jsdom

import type { DailyNutrition } from '@crisper/contract/nutrition/nutrition';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Micronutrients } from './micronutrients.tsx';
import { TotalCards } from './total-cards.tsx';

afterEach(cleanup);

const FIGURES = { calories: 2100, protein: 100, carbs: 200, fat: 70, sodiumMg: 6000, sugar: null };
const MINERALS = { fiber: 175, vitaminCMg: 630, ironMg: 126, calciumMg: 7000 };
/** A week with this many meals on its days. */
const week = (...meals: number[]): DailyNutrition =>
  ({
    days: 7,
    meals: meals.reduce((sum, count) => sum + count, 0),
    incomplete: 0,
    totals: { ...MINERALS, ...FIGURES },
    targets: { ...FIGURES, ...MINERALS, calories: 14_000 },
    daily: meals.map((count) => ({ ...FIGURES, meals: count })),
  }) as unknown as DailyNutrition;

it.each([
  [week(0, 0, 0), 'Nothing logged in these days.'],
  [week(0, 2, 0), 'You logged 1 of these days.'],
  [week(1, 2, 0), 'Averages of the 2 days you logged.'],
])('says of how many days an average is', (data, said) => {
  render(<TotalCards data={data} />);
  expect(screen.getAllByText(said)).toHaveLength(1);
});

it('shows the average of a day large, and the totals beside it', () => {
  render(<TotalCards data={week(1, 0, 2)} />);
  expect(screen.getByText('1,050')).toBeDefined();
  expect(screen.getByText(/2,100 of 14,000 kcal in 7 days/)).toBeDefined();
  expect(screen.getByText('11,900 remaining')).toBeDefined();
});

it('says what is over a goal once, in plain words', () => {
  const data = week(1);
  render(<TotalCards data={{ ...data, days: 1, targets: { ...data.targets, calories: 2000 } }} />);
  expect(screen.getByText('100 kcal over')).toBeDefined();
  expect(screen.queryByText(/remaining/)).toBeNull();
});

it('tells the sodium of a day, not of a month', () => {
  render(<Micronutrients data={week(1, 1, 0)} />);
  expect(screen.getByText('3,000 mg')).toBeDefined();
  expect(screen.getByText('not known')).toBeDefined();
});
