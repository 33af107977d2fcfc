import { expect, it } from 'vitest';
import { keepingText, mealTitle, portionsText, servingsText } from './plan-labels.ts';

const none = { recipe: null, gone: false, plate: null, note: null, extras: [] };
const amount = { us: '1', metric: '1' };

it('calls a plate of plain foods by what lies on it', () => {
  const extras = ['whole wheat bread', 'soy milk'].map((name) => ({
    food: name,
    name,
    emoji: '',
    grams: 100,
    amount,
  }));
  expect(mealTitle({ ...none, extras })).toBe('Whole Wheat Bread and Soy Milk');
  expect(mealTitle({ ...none, gone: true })).toBe('This recipe is gone. Swap it.');
  expect(mealTitle({ ...none, plate: 'Boiled eggs and toast', extras })).toBe('Boiled eggs and toast');
  expect(mealTitle({ ...none, note: "Dinner at Sam's" })).toBe("Dinner at Sam's");
  expect(mealTitle(none)).toBe('Nothing planned');
});

it('says how long leftovers keep, and how to eat them', () => {
  const reheat = 'Good cold, as it is.';
  expect(keepingText({ days: 1, reheat })).toBe('Keeps 1 day in the fridge. Good cold, as it is.');
  expect(keepingText({ days: 3, reheat })).toBe('Keeps 3 days in the fridge. Good cold, as it is.');
});

it('says portions as people do', () => {
  expect([0.5, 1, 1.5, 2].map(servingsText)).toEqual(['½ serving', '1 serving', '1½ servings', '2 servings']);
});

it('says whose the portions are, and how much the others eat', () => {
  const you = { id: 'a', name: 'Ada', isMember: true, isSelf: true };
  const eaters = [
    { id: 'a', name: 'Ada', share: 1 },
    { id: 'b', name: 'Leo', share: 0.5 },
    { id: 'c', name: 'Gran', share: 0.62 },
    { id: 'd', name: 'Sam', share: null },
  ];
  const text = 'Leo eats about half as much. Gran eats about two thirds as much.';
  expect(portionsText({ eaters }, [you])).toBe(`Portions are sized for you. ${text}`);
  expect(portionsText({ eaters }, [])).toBe(`Portions are sized for Ada. ${text}`);
  expect(portionsText({ eaters: eaters.slice(0, 1) }, [you])).toBe('');
});
