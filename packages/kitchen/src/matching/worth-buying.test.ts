import { describe, expect, it } from 'vitest';
import { buildIndex } from './match-index.ts';
import { line, recipe } from './matching.fixture.ts';
import { worthBuying } from './worth-buying.ts';

const NO_COOKING = { equipment: ['no_cook' as const] };

describe('what is worth buying', () => {
  const salads = ['tomato', 'cucumber', 'cabbage', 'radish', 'celery'].map((food) =>
    recipe(`${food} salad`, [line(food, 300), line('feta', 200)], { equipment: ['no_cook'] }),
  );
  const others = [
    recipe('Fondue', [line('gruyere', 600), line('bread', 300)]),
    recipe('Slow Salad', [line('feta', 200), line('tomato', 200)], { totalMinutes: 300 }),
    recipe('Feta Fudge', [line('feta', 200), line('sugar', 300)]),
  ];
  const index = buildIndex([...salads, ...others]);

  it('is what the most dishes lack, beside what is there', () => {
    const have = ['tomato', 'cucumber', 'cabbage', 'radish', 'celery'];
    expect(worthBuying(index, { foods: have, ...NO_COOKING })?.names).toContain('feta');
  });

  it('is found for who has nothing at all, at most three things', () => {
    const found = worthBuying(index, { foods: [] });
    expect(found!.names.length).toBeLessThanOrEqual(3);
    expect(found!.dishes).toBeGreaterThan(0);
  });

  it('names nothing that one of the eaters must not have', () => {
    const eaters = { diets: ['vegan' as const], allergens: [] };
    const found = worthBuying(index, { foods: ['tomato'], diets: ['vegan'], eaters });
    expect(found?.names ?? []).not.toContain('feta');
  });
});
