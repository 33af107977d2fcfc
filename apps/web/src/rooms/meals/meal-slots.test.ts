import { expect, it } from 'vitest';
import { cookedSlotAt, slotAt, timeOfSlot } from './meal-slots.ts';

const at = (hour: number, minute = 0) => new Date(2026, 4, 1, hour, minute);

it('guesses the meal by the clock', () => {
  expect([7, 12, 16, 20].map((hour) => slotAt(at(hour)))).toEqual(['breakfast', 'lunch', 'snack', 'dinner']);
});

it('sets the usual time of a meal, and never one that is still to come', () => {
  expect(timeOfSlot('breakfast', at(20))).toEqual(at(8));
  expect(timeOfSlot('dinner', at(20, 15))).toEqual(at(20, 15));
  expect(timeOfSlot('dinner', at(9))).toEqual(at(9));
});

it('asks which meal a dish of the afternoon or of the night was', () => {
  expect([8, 12, 16, 20].map((hour) => cookedSlotAt(at(hour)))).toEqual([
    'breakfast',
    'lunch',
    null,
    'dinner',
  ]);
  expect(cookedSlotAt(at(2))).toBeNull();
});
