import { expect, it } from 'vitest';
import { cmOfFeet, feetAndInches, feetOf, feetOfCm, kgOfPounds, poundsOfKg } from './body-units.ts';
import { CM_PER_FOOT, CM_PER_INCH, INCHES_PER_FOOT, KG_PER_LB } from './energy-plans.ts';

it('pins what the conversions rest on', () => {
  expect([KG_PER_LB, INCHES_PER_FOOT, CM_PER_INCH, CM_PER_FOOT]).toEqual([0.453592, 12, 2.54, 30.48]);
});

it('goes there and back', () => {
  expect(feetOf({ feet: 5, inches: 6 })).toBe(5.5);
  expect(feetAndInches(5.5)).toEqual({ feet: 5, inches: 6 });
  expect(feetAndInches(5.99)).toEqual({ feet: 6, inches: 0 });
  for (let cm = 120; cm <= 220; cm += 1) expect(cmOfFeet(feetOfCm(cm))).toBe(cm);
  for (let kg = 35; kg <= 200; kg += 1) expect(kgOfPounds(poundsOfKg(kg))).toBe(kg);
  expect(poundsOfKg(70)).toBe(154.32);
});
