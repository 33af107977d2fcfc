import { describe, expect, it } from 'vitest';
import { equipmentOf } from './equipment.ts';

describe('equipmentOf', () => {
  it.each([
    [[], ['Mix everything and bake for 40 minutes at 350°F.'], ['oven']],
    [['air fryer'], ['Cook in the air fryer and bake until golden.'], ['air_fryer']],
    [['large skillet'], ['Fry the onion in the skillet over medium heat.'], ['stovetop']],
    [['dutch oven'], ['Simmer in the dutch oven.'], ['stovetop']],
    [['bowl'], ['Toss everything in a bowl.'], ['no_cook']],
  ])('%j %j needs %j', (cookware, steps, needed) => {
    expect(equipmentOf(cookware, steps)).toEqual(needed);
  });
});
