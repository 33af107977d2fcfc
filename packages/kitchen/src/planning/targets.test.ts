import { describe, expect, it } from 'vitest';
import type { Dish } from './dishes.ts';
import { aimFor } from './targets.ts';

/** A dish of 400 kcal with these grams of protein. */
const dish = (protein: number) => ({ figures: [400, protein, 50, 10] }) as unknown as Dish;
const everyMeal = (dishes: Dish[]) => ({ breakfast: dishes, lunch: dishes, dinner: dishes, snack: dishes });
const goals = { calories: 2000, protein: 150, carbs: 200, fat: 66.7 };

describe('aimFor', () => {
  it('is the goal where the dishes can give it', () => {
    expect(aimFor(goals, everyMeal([dish(10), dish(35)]), [])).toEqual(goals);
  });

  it('plans as carbs and fat the energy that no dish has as protein, and keeps the energy', () => {
    const aim = aimFor(goals, everyMeal([dish(10), dish(20)]), []);
    expect(aim.protein).toBeCloseTo(100);
    expect(aim.protein * 4 + aim.carbs * 4 + aim.fat * 9).toBeCloseTo(150 * 4 + 200 * 4 + 66.7 * 9);
    expect(aim.carbs / aim.fat).toBeCloseTo(goals.carbs / goals.fat);
    expect(aim.calories).toBe(2000);
  });

  it('leaves goals alone that say nothing of protein', () => {
    const free = { ...goals, protein: 0 };
    expect(aimFor(free, everyMeal([dish(5)]), [])).toEqual(free);
  });
});
