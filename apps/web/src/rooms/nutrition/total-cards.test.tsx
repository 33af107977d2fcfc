// @vitest-environment jsdom

import type { DailyNutrition } from '@crisper/contract/nutrition/nutrition';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TotalCards } from './total-cards.tsx';

afterEach(cleanup);

const FIGURES = { calories: 2000, protein: 100, carbs: 200, fat: 70 };
/** A week with this many meals on its days. */
const week = (...meals: number[]): DailyNutrition =>
  ({
    days: 7,
    totals: FIGURES,
    targets: FIGURES,
    daily: meals.map((count) => ({ ...FIGURES, meals: count })),
  }) as unknown as DailyNutrition;

it.each([
  [week(0, 0, 0), 'no meals logged'],
  [week(0, 2, 0), 'on 1 logged day'],
  [week(1, 2, 0), 'on average, on 2 logged days'],
])('says of how many days an average is', (data, said) => {
  render(<TotalCards data={data} />);
  expect(screen.getAllByText(said)).toHaveLength(4);
});
