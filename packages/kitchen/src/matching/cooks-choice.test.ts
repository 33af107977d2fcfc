import { describe, expect, it } from 'vitest';
import { explainMatch } from './explain.ts';
import { buildIndex } from './match-index.ts';
import { line, percentage, recipe } from './matching.fixture.ts';
import { rankFew, rankFirst } from './rank-few.ts';
import { search } from './search.ts';

describe('what is missing', () => {
  const stew = [line('stewing-beef', 600), line('potato', 300), line('carrot', 200), line('cumin', 3)];

  it('costs next to nothing for a spoon of a spice, and everything for the main food', () => {
    expect(percentage(stew, ['stewing-beef', 'potato', 'carrot'])).toBeGreaterThan(90);
    expect(percentage(stew, ['potato', 'carrot', 'cumin'])).toBeLessThanOrEqual(40);
  });

  it('leaves at most 40% of a dish without a food that its title names, and says why', () => {
    const soup = [line('pork-belly', 300), line('tofu', 300), line('leek', 150), line('scallion', 30)];
    const have = ['pork-belly', 'tofu', 'scallion'];
    expect(percentage(soup, have)).toBeGreaterThan(40);
    expect(percentage(soup, have, 'Leek Soup')).toBe(40);
    const match = explainMatch(recipe('Leek Soup', soup), { foods: have });
    expect(match.matchPercentage).toBe(40);
    expect(match.reasons).toContain('Without leek it is another dish.');
  });

  it('leaves at most 40% without what gives the dish its taste, however little of it there is', () => {
    const stirFry = [line('chicken-thigh', 600), line('soy-sauce', 12), line('carrot', 100)];
    expect(percentage(stirFry, ['chicken-thigh', 'carrot'])).toBeGreaterThan(60);
    expect(percentage(stirFry, ['chicken-thigh', 'carrot'], 'Chicken Teriyaki')).toBe(40);
    // Soy sauce for the marinade and for the sauce: a spoon each is enough of it together.
    const twice = [...stirFry, line('soy-sauce', 12)];
    expect(percentage(twice, ['chicken-thigh', 'carrot'])).toBe(40);
    const lentils = [line('red-lentil', 200), line('onion', 100), line('jerk-seasoning', 3)];
    expect(percentage(lentils, ['red-lentil', 'onion'], 'Misir Wot')).toBe(40);
  });

  it('leaves at most 40% of a dough without what raises or binds it', () => {
    const naan = [line('flour', 300), line('yogurt', 100), line('yeast', 4)];
    expect(percentage(naan, ['yogurt'])).toBe(40);
    const pancakes = [
      line('flour', 250),
      line('buttermilk', 400),
      line('egg', 100),
      line('baking-powder', 8),
    ];
    expect(percentage(pancakes, ['buttermilk', 'baking-powder'])).toBe(40);
    expect(percentage(pancakes, ['buttermilk', 'egg'])).toBe(40);
    expect(percentage(pancakes, ['buttermilk', 'egg', 'baking-powder'])).toBe(100);
    // Wings are dusted with it, not raised by it.
    const wings = [line('chicken-wing', 900), line('baking-powder', 8), line('hot-sauce', 10)];
    expect(percentage(wings, ['chicken-wing', 'hot-sauce'])).toBeGreaterThan(60);
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

  it('takes no bread for tortillas, though "bread" is the general word, nor any rice for sticky rice', () => {
    const tacos = [line('ground-beef', 400), line('corn-tortilla', 150), line('onion', 50)];
    expect(percentage(tacos, ['ground-beef', 'onion', 'bread'], 'Beef Tacos')).toBe(40);
    expect(percentage(tacos, ['ground-beef', 'onion', 'tortilla'], 'Beef Tacos')).toBeGreaterThan(80);
    expect(percentage([line('mango', 300), line('sticky-rice', 200)], ['mango', 'rice'])).toBe(40);
  });

  it('knows that a lemon has juice, and that bacon is no pork roast', () => {
    expect(percentage([line('egg'), line('lemon-juice', 20)], ['egg', 'lemon'])).toBe(100);
    expect(percentage([line('pork', 500)], ['bacon'])).toBeUndefined();
    expect(percentage([line('cheese', 500)], ['cheddar'])).toBe(100);
  });
});

describe('leftovers', () => {
  const friedRice = [
    line('chicken-thigh', 300),
    line('cooked-rice', 600),
    line('pea', 80),
    line('carrot', 60),
  ];

  it('fry and fill with meat that is cooked already, and say when it goes in', () => {
    const have = ['cooked-chicken', 'cooked-rice', 'pea', 'carrot'];
    expect(percentage(friedRice, have, 'Chicken Fried Rice')).toBe(100);
    const { swaps } = explainMatch(recipe('Chicken Fried Rice', friedRice), { foods: have });
    expect(swaps).toMatchObject([{ food: 'cooked-chicken', note: expect.stringContaining('steaming hot') }]);
    const noSoup = [line('chicken-breast', 500), line('flour', 40), line('lemon', 30)];
    expect(percentage(noSoup, ['cooked-chicken', 'lemon'], 'Chicken Piccata')).toBeLessThanOrEqual(40);
  });

  it('take every plain rice for cooked rice, and cooked rice for no risotto', () => {
    for (const rice of ['basmati-rice', 'brown-rice', 'sushi-rice', 'rice'])
      expect(percentage(friedRice, ['chicken-thigh', rice, 'pea', 'carrot'], 'Chicken Fried Rice')).toBe(100);
    const pilaf = [line('rice', 300), line('onion', 100)];
    expect(percentage(pilaf, ['cooked-rice', 'onion'], 'Red Rice')).toBe(40);
  });

  it('take boiled pasta for any shape that is boiled apart, and mash where potatoes are mashed', () => {
    const sauce = [line('penne', 400), line('ham', 150), line('heavy-cream', 100)];
    const have = ['cooked-pasta', 'ham', 'heavy-cream'];
    expect(percentage(sauce, have, 'Penne with Ham')).toBe(100);
    expect(percentage(sauce, have, 'One-Pot Penne with Ham')).toBe(40);
    const potatoes = [line('potato', 900), line('ground-lamb', 500)];
    expect(percentage(potatoes, ['mashed-potato', 'ground-lamb'], "Shepherd's Pie")).toBe(100);
    expect(percentage(potatoes, ['mashed-potato', 'ground-lamb'], 'Lamb Hotpot')).toBe(40);
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
    const plain = others.map((one) => recipe(one.title, [line('tomato', 200), line('parsley', 60)]));
    const ids = rankFew([...book, ...plain], { foods, equipment })
      .slice(0, 10)
      .map(({ id }) => id);
    expect(ids.filter((id) => twins.includes(id))).toHaveLength(1);
    expect(ids.filter((id) => flat.includes(id))).toHaveLength(1);
  });

  it('do without what comes along, as a title says', () => {
    const soup = [line('miso', 40), line('tofu', 300), line('stock', 900), line('spinach', 120)];
    const title = 'Miso Soup with Tofu and Spinach';
    expect(percentage(soup, ['miso', 'tofu', 'stock'], title)).toBeGreaterThan(75);
    expect(percentage(soup, ['tofu', 'stock', 'spinach'], title)).toBe(40);
  });

  it('put a known dish behind one that lacks nothing, if a quarter of it is missing', () => {
    const whole = recipe('Rice with Mushrooms', [line('rice', 200), line('mushroom', 300)], {
      origin: 'composed',
    });
    const lacking = ['tomato', 'carrot', 'pea'].map((food) => line(food, 60));
    const known = recipe('Red Rice', [line('rice', 200), line('mushroom', 300), ...lacking]);
    const have = ['rice', 'mushroom'];
    expect(percentage([...known.ingredients], have, 'Red Rice')).toBeGreaterThan(60);
    const found = rankFew([whole, known], { foods: have }).map(({ id }) => id);
    expect(found).toEqual(['Rice with Mushrooms', 'Red Rice']);
  });

  it('put what takes until tomorrow behind what is dinner today', () => {
    const lines = [line('egg', 200), line('bread', 300)];
    const book = [
      recipe('Casserole', lines, { totalMinutes: 540 }),
      recipe('Toast', [...lines, line('chives', 5)]),
    ];
    expect(rankFew(book, { foods: ['egg', 'bread'] }).map(({ id }) => id)).toEqual(['Toast', 'Casserole']);
  });

  it('are of five kinds where there are so many', () => {
    const titles = ['Omelette', 'Frittata', 'Scramble', 'Soup', 'Curry', 'Salad', 'Hash'];
    const book = titles.map((title) => recipe(title, [line('egg', 200), line('spinach', 200)]));
    const first = rankFirst(book, { foods: ['egg', 'spinach'] }).slice(0, 5);
    expect(first.filter(({ id }) => /Omelette|Frittata|Scramble/.test(id))).toHaveLength(1);
  });

  it('are no flatbreads and nothing for a microwave alone, where there is better', () => {
    const made = (title: string, equipment: 'oven' | 'microwave' | 'stovetop') =>
      recipe(title, [line('ham', 100), line('pea', 200)], { origin: 'composed', equipment: [equipment] });
    const book = [
      made('Oven Flatbreads with Ham', 'oven'),
      made('Skillet Flatbreads with Ham', 'stovetop'),
      made('Microwave-Steamed Ham and Peas', 'microwave'),
      made('Ham and Pea Soup', 'stovetop'),
    ];
    const ids = rankFirst(book, { foods: ['ham', 'pea'] }).map(({ id }) => id);
    expect(ids[0]).toBe('Ham and Pea Soup');
    expect(ids.filter((id) => id.includes('Flatbreads'))).toHaveLength(1);
  });

  it('begin with a meal that lacks nothing, and never with sweets where there are savory things', () => {
    const sweets = [line('flour', 200), line('sugar', 150), line('butter', 120), line('dark-chocolate', 150)];
    const cookies = recipe('Chocolate Cookies', [...sweets, line('egg', 100), line('milk', 30)]);
    const omelette = recipe('Mushroom Omelette', [line('egg', 200), line('mushroom', 100)]);
    const soup = recipe('Mushroom Soup', [line('mushroom', 300), line('heavy-cream', 150), line('leek', 60)]);
    const baking = ['flour', 'sugar', 'butter', 'dark-chocolate', 'egg'];
    const first = (book: Parameters<typeof rankFirst>[0], foods: string[]) =>
      rankFirst(book, { foods })[0]?.id;
    expect(first([cookies, soup, omelette], [...baking, 'mushroom'])).toBe('Mushroom Omelette');
    expect(first([cookies, soup], [...baking, 'mushroom', 'heavy-cream'])).toBe('Mushroom Soup');
    expect(first([cookies, omelette], baking)).toBe('Chocolate Cookies');
    // What lacks no more than a garnish is not put behind an improvised dish.
    const improvised = { ...omelette, id: 'Eggs', title: 'Eggs', origin: 'composed' as const };
    const known = recipe('Egg Curry', [line('egg', 300), line('mushroom', 200), line('cumin', 2)]);
    expect(first([improvised, known], ['egg', 'mushroom'])).toBe('Egg Curry');
    const snack = { ...omelette, id: 'Bites', courses: ['snack' as const] };
    expect(first([snack, soup], ['egg', 'mushroom', 'heavy-cream', 'leek'])).toBe('Mushroom Soup');
  });

  it('are none, where nothing can be cooked', () => {
    const book = [
      recipe('Lemon Tart', [line('lemon', 100), line('egg', 200), line('flour', 200)]),
      recipe('Shortbread', [line('flour', 300), line('sugar', 100), line('oil', 60)]),
    ];
    expect(rankFirst(book, { foods: ['lemon'] })).toEqual([]);
  });

  it('prefer a dish people know to an improvised one of equal fit', () => {
    const lines = [line('tomato', 200), line('cucumber', 200)];
    const book = [recipe('Tomato Bowl', lines, { origin: 'composed' }), recipe('Tomato Plate', lines)];
    expect(rankFew(book, { foods }).map(({ id }) => id)).toEqual(['Tomato Plate', 'Tomato Bowl']);
    expect(search(buildIndex(book), { foods }).map(({ id }) => id)).toEqual(['Tomato Plate', 'Tomato Bowl']);
  });
});
