import { expect, it } from 'vitest';
import { cmOfFeet, feetAndInches, feetOf, feetOfCm, kgOfPounds, poundsOfKg } from './body-units.ts';
import {
  ADULT_AGE,
  CM_PER_FOOT,
  CM_PER_INCH,
  INCHES_PER_FOOT,
  KCAL_PER_GRAM,
  KG_PER_LB,
  MACRO_SHARE,
  SEX_CONSTANT,
} from './energy-plans.ts';

it('pins what conversions and plans rest on', () => {
  expect([KG_PER_LB, INCHES_PER_FOOT, CM_PER_INCH, CM_PER_FOOT]).toEqual([0.453592, 12, 2.54, 30.48]);
  expect(SEX_CONSTANT).toEqual({ male: 5, female: -161, other: -161 });
  expect(MACRO_SHARE).toEqual({ protein: 0.3, carbs: 0.4, fat: 0.3 });
  expect(KCAL_PER_GRAM).toEqual({ protein: 4, carbs: 4, fat: 9 });
  expect(ADULT_AGE).toBe(18);
});

it('goes there and back', () => {
  expect(feetOf({ feet: 5, inches: 6 })).toBe(5.5);
  expect(feetAndInches(5.5)).toEqual({ feet: 5, inches: 6 });
  expect(feetAndInches(5.99)).toEqual({ feet: 6, inches: 0 });
  for (let cm = 120; cm <= 220; cm += 1) expect(cmOfFeet(feetOfCm(cm))).toBe(cm);
  for (let kg = 35; kg <= 200; kg += 1) expect(kgOfPounds(poundsOfKg(kg))).toBe(kg);
  expect(poundsOfKg(70)).toBe(154.32);
});
