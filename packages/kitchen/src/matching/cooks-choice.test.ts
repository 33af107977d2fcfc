import { describe, expect, it } from 'vitest';
import { explainMatch } from './explain.ts';
import { buildIndex } from './match-index.ts';
import { line, percentage, recipe } from './matching.fixture.ts';
import { rankFew } from './rank-few.ts';
import { search } from './search.ts';

describe('what is missing', () => {
  const stew = [line('stewing-beef', 600), line('potato', 300), line('carrot', 200), line('cumin', 3)];

  it('costs next to nothing for a spoon of a spice, and everything for the main food', () => {
    expect(percentage(stew, ['stewing-beef', 'potato', 'carrot'])).toBeGreaterThan(90);
    expect(percentage(stew, ['potato', 'carrot', 'cumin'])).toBeLessThanOrEqual(40);
  });

  it('leaves at most 40% of a dish without a food that its title names, and says why', () => {
    const jjigae = [line('pork-belly', 300), line('tofu', 300), line('kimchi', 150), line('scallion', 30)];
    const have = ['pork-belly', 'tofu', 'scallion'];
    expect(percentage(jjigae, have)).toBeGreaterThan(40);
    expect(percentage(jjigae, have, 'Kimchi Jjigae')).toBe(40);
    const match = explainMatch(recipe('Kimchi Jjigae', jjigae), { foods: have });
    expect(match.matchPercentage).toBe(40);
    expect(match.reasons).toContain('Without kimchi it is another dish.');
  });

  it('counts a substitute of another kind in part, but not in place of the main food', () => {
    const fried = [line('shrimp', 400), line('garlic', 10), line('butter', 50)];
    expect(percentage(fried, ['chicken-breast', 'garlic', 'butter'])).toBeLessThanOrEqual(40);
    expect(
      percentage([line('pasta', 400), line('heavy-cream', 100)], ['pasta', 'half-and-half']),
    ).toBeGreaterThan(70);
  });

  it('comes after everything that lacks no key food', () => {
    const index = buildIndex([
      recipe('Beef Stew', stew),
      recipe('Mash', [line('potato'), line('milk', 30), line('nutmeg', 1), line('chives', 40)]),
    ]);
    const foods = ['potato', 'carrot', 'cumin'];
    expect(search(index, { foods }).map(({ id }) => id)).toEqual(['Mash', 'Beef Stew']);
  });
});

describe('stand-ins', () => {
  const carbonara = [line('spaghetti', 400), line('pancetta', 140), line('egg', 150), line('parmesan', 90)];
  const match = (foods: string[]) => explainMatch(recipe('Spaghetti Carbonara', carbonara), { foods });

  it('takes guanciale, pancetta and bacon for each other, and says what to know', () => {
    for (const pork of ['guanciale', 'bacon']) {
      const { matchPercentage, swaps } = match(['spaghetti', 'egg', 'pecorino', pork]);
      expect(matchPercentage).toBeGreaterThanOrEqual(90);
      expect(swaps.find((swap) => swap.food === pork)).toMatchObject({ missing: 'pancetta' });
      expect(swaps.every((swap) => swap.note !== '')).toBe(true);
    }
  });

  it('takes no baking soda for baking powder', () => {
    const cake = [line('egg'), line('baking-powder', 8)];
    expect(explainMatch(recipe('Cake', cake), { foods: ['egg', 'baking-soda'] }).missingIngredients).toEqual([
      'baking-powder',
    ]);
  });

  it('knows that a lemon has juice, and that bacon is no pork roast', () => {
    expect(percentage([line('egg'), line('lemon-juice', 20)], ['egg', 'lemon'])).toBe(100);
    expect(percentage([line('pork', 500)], ['bacon'])).toBeUndefined();
    expect(percentage([line('cheese', 500)], ['cheddar'])).toBe(100);
  });
});

describe('the first ten', () => {
  const steaks = Array.from({ length: 12 }, (_, n) =>
    recipe(`Steak ${'abcdefghijkl'[n]}${n}x`, [line('steak', 400), line('onion', 50), line('cumin', 20)]),
  );
  const others = Array.from({ length: 12 }, (_, n) =>
    recipe(`Salad ${'abcdefghijkl'[n]}${n}y`, [line('tomato', 200), line('cucumber', 200)]),
  );
  const foods = ['steak', 'tomato', 'cucumber'];

  it('use the main protein at hand, all but two', () => {
    const hits = search(buildIndex([...others, ...steaks]), { foods }).slice(0, 10);
    expect(hits.filter((hit) => hit.usesProtein)).toHaveLength(8);
  });

  it('show a dish on one appliance, and one flatbread', () => {
    const equipment = ['stovetop', 'oven', 'air_fryer', 'slow_cooker'] as const;
    const twins = ['Slow Cooker Tomato Pot', 'Air Fryer Tomato Pot', 'Tomato Pot'];
    const flat = ['Tomato Flatbreads', 'Cucumber Flatbread', 'Cucumber Naan'];
    const lines = [line('tomato', 200), line('cucumber', 200)];
    const book = [...twins, ...flat].map((title) => recipe(title, lines));
    const plain = others.map((one) => recipe(one.title, [line('tomato', 200), line('parsley', 20)]));
    const ids = rankFew([...book, ...plain], { foods, equipment })
      .slice(0, 10)
      .map(({ id }) => id);
    expect(ids.filter((id) => twins.includes(id))).toHaveLength(1);
    expect(ids.filter((id) => flat.includes(id))).toHaveLength(1);
  });

  it('prefer a dish people know to an improvised one of equal fit', () => {
    const lines = [line('tomato', 200), line('cucumber', 200)];
    const book = [recipe('Tomato Bowl', lines, { origin: 'composed' }), recipe('Tomato Plate', lines)];
    expect(rankFew(book, { foods }).map(({ id }) => id)).toEqual(['Tomato Plate', 'Tomato Bowl']);
    expect(search(buildIndex(book), { foods }).map(({ id }) => id)).toEqual(['Tomato Plate', 'Tomato Bowl']);
  });
});
