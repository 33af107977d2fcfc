import type { MealSlot } from '@crisper/contract/plan/plan';

interface SimpleMeal {
  slot: MealSlot;
  name: string;
  /** Name and grams of each food. */
  items: readonly (readonly [string, number])[];
}

/** Simple meals that are no recipe. */
export const SIMPLE_MEALS: readonly SimpleMeal[] = [
  {
    slot: 'breakfast',
    name: 'Oats with banana',
    items: [
      ['rolled oats', 55],
      ['milk', 220],
      ['banana', 110],
    ],
  },
  {
    slot: 'breakfast',
    name: 'Yogurt with berries and honey',
    items: [
      ['greek yogurt', 200],
      ['blueberries', 90],
      ['honey', 15],
      ['walnuts', 20],
    ],
  },
  {
    slot: 'breakfast',
    name: 'Toast with peanut butter',
    items: [
      ['whole wheat bread', 76],
      ['peanut butter', 32],
      ['apple', 150],
    ],
  },
  {
    slot: 'breakfast',
    name: 'Two eggs on toast',
    items: [
      ['egg', 110],
      ['sourdough bread', 70],
      ['butter', 10],
      ['tomato', 80],
    ],
  },
  {
    slot: 'lunch',
    name: 'Chicken salad bowl',
    items: [
      ['chicken breast', 150],
      ['lettuce', 90],
      ['tomato', 100],
      ['olive oil', 14],
      ['whole wheat bread', 40],
    ],
  },
  {
    slot: 'lunch',
    name: 'Tuna sandwich',
    items: [
      ['canned tuna', 110],
      ['whole wheat bread', 90],
      ['mayonnaise', 18],
      ['cucumber', 60],
    ],
  },
  {
    slot: 'lunch',
    name: 'Rice, beans and avocado',
    items: [
      ['brown rice', 70],
      ['black beans', 130],
      ['avocado', 80],
      ['salsa', 60],
    ],
  },
  {
    slot: 'lunch',
    name: 'Hummus plate',
    items: [
      ['hummus', 110],
      ['pita bread', 80],
      ['carrot', 90],
      ['cucumber', 90],
    ],
  },
  {
    slot: 'dinner',
    name: 'Salmon, potatoes and broccoli',
    items: [
      ['salmon', 160],
      ['potato', 230],
      ['broccoli', 160],
      ['olive oil', 12],
    ],
  },
  {
    slot: 'dinner',
    name: 'Pasta with tomato sauce',
    items: [
      ['pasta', 100],
      ['canned tomatoes', 160],
      ['parmesan', 20],
      ['olive oil', 14],
    ],
  },
  {
    slot: 'snack',
    name: 'Apple and almonds',
    items: [
      ['apple', 170],
      ['almonds', 25],
    ],
  },
  { slot: 'snack', name: 'Banana', items: [['banana', 118]] },
  {
    slot: 'snack',
    name: 'Skyr with raspberries',
    items: [
      ['greek yogurt', 150],
      ['raspberries', 80],
    ],
  },
  { slot: 'snack', name: 'Dark chocolate', items: [['dark chocolate', 28]] },
  {
    slot: 'snack',
    name: 'Cheese and grapes',
    items: [
      ['cheddar', 30],
      ['grapes', 110],
    ],
  },
  {
    slot: 'snack',
    name: 'Carrots with hummus',
    items: [
      ['carrot', 110],
      ['hummus', 50],
    ],
  },
];
