import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, MAX_LINE } from './clean-line.ts';
import { formatAmount } from './format.ts';
import { parseLine } from './parse-line.ts';

const amount = (text: string) => {
  const { quantity, quantityMax, unit, name } = parseLine(text);
  return { quantity: quantity === null ? null : Math.round(quantity * 1000) / 1000, quantityMax, unit, name };
};

describe('amounts', () => {
  it.each([
    ['1 1/2 cups flour', 1.5, null, 'cup', 'flour'],
    ['1½ cups flour', 1.5, null, 'cup', 'flour'],
    ['1-1/2 cups flour', 1.5, null, 'cup', 'flour'],
    ['1&frac12; cups flour', 1.5, null, 'cup', 'flour'],
    ['½ tsp. salt', 0.5, null, 'teaspoon', 'salt'],
    ['2-3 carrots', 2, 3, null, 'carrots'],
    ['2 to 3 tablespoons olive oil', 2, 3, 'tablespoon', 'olive oil'],
    ['1 or 2 jalapeños, minced', 1, 2, null, 'jalapeños'],
    ['one dozen eggs', 12, null, null, 'eggs'],
    ['2 to 3 dozen clams', 24, 36, null, 'clams'],
    ['a pinch of salt', null, null, 'pinch', 'salt'],
    ['200g/7oz butter', 200, null, 'gram', 'butter'],
    ['1.33333 cups couscous', 1.333, null, 'cup', 'couscous'],
    ['1,5 kg potatoes', 1.5, null, 'kilogram', 'potatoes'],
    ['Juice of 1 lemon', 1, null, null, 'lemon'],
    ['2 large cloves garlic, minced', 2, null, 'large clove', 'garlic'],
    ['6 fennel bulbs', 6, null, 'bulb', 'fennel'],
    ['Salt to taste', null, null, null, 'Salt'],
    ['2 T butter', 2, null, 'tablespoon', 'butter'],
    ['2 t sugar', 2, null, 'teaspoon', 'sugar'],
    ['3 - 6 tableaspoons milk', 3, 6, 'tablespoon', 'milk'],
    ['1 teapsoon sugar', 1, null, 'teaspoon', 'sugar'],
    ['☐ 2 cups milk', 2, null, 'cup', 'milk'],
    ['- [ ] 3 tbsp honey', 3, null, 'tablespoon', 'honey'],
    ['<li>1 cup <b>rice</b></li>', 1, null, 'cup', 'rice'],
    ['2 EL Olivenöl', 2, null, 'tablespoon', 'Olivenöl'],
    ['1 litre/1¾ pints vegetable stock', 1, null, 'liter', 'vegetable stock'],
    ['1 cup/240ml whole milk', 1, null, 'cup', 'whole milk'],
    ['150g pack baby spinach', 150, null, 'gram', 'baby spinach'],
    ['spring onions', null, null, null, 'spring onions'],
    ['1 heaped tsp Dijon mustard', 1, null, 'heaped teaspoon', 'Dijon mustard'],
    ['a good glug of olive oil', null, null, 'good glug', 'olive oil'],
    ['small pack parsley, chopped', null, null, 'small pack', 'parsley'],
    ['thumb-sized piece ginger, grated', null, null, 'thumb-sized piece', 'ginger'],
    ['2-inch piece of ginger, peeled', 2, null, 'inch', 'ginger'],
  ])('%s', (text, quantity, quantityMax, unit, name) => {
    expect(amount(text)).toEqual({ quantity, quantityMax, unit, name });
  });

  it.each([
    ['2 (14-oz) cans black beans', 2, 'can', 14, 'ounce'],
    ['1 10-ounce package frozen spinach', 1, 'package', 10, 'ounce'],
    ['1x 400 g tin chickpeas', 1, 'tin', 400, 'gram'],
    ['four 8-ounce packages cream cheese', 4, 'package', 8, 'ounce'],
    ['4 (6-ounce) salmon fillets', 4, null, 6, 'ounce'],
  ])('%s: the package beside the count', (text, quantity, unit, size, sizeUnit) => {
    expect(parseLine(text)).toMatchObject({ quantity, unit, package: { quantity: size, unit: sizeUnit } });
  });
});

describe('weights beside an amount', () => {
  it.each([
    ['½ cup (240g) tomato paste', 240],
    ['1/2 cup / 100g brown sugar', 100],
    ['3 cups shredded mozzarella cheese, divided (approximately 12 ounces)', 340.2],
    ['1 cup walnuts or 100 g almonds', 117],
    ['1 cup flour (5000 g)', 125],
  ])('%s', (text, grams) => {
    expect(parseLine(text).grams).toBeCloseTo(grams, 0);
  });

  it('is the weight of all of a range, so that the middle of the range weighs it', () => {
    const { quantity, quantityMax, grams } = parseLine('3 to 4 (1 pound) chicken breasts');
    expect([quantity, quantityMax]).toEqual([3, 4]);
    expect(grams! * (3.5 / 3)).toBeCloseTo(453.6, 0);
  });
});

describe('numbers that lost their space or mean something else', () => {
  it.each([
    ['2-21/2 cups flour', 2, 2.5],
    ['11/2 cups sugar', 1.5, null],
    ['12/3 cups sugar', 1 + 2 / 3, null],
    ['1 half chicken', 0.5, null],
    ['1 - 3 pound whole chicken', 1, null],
    ['1 - 3 pounds chicken wings', 1, 3],
  ])('%s', (text, quantity, quantityMax) => {
    expect(parseLine(text)).toMatchObject({ quantity, quantityMax });
  });

  it('hears how lean the beef is', () => {
    expect(parseLine('1 pound 90/10 ground beef')).toMatchObject({ quantity: 1, food: 'lean-ground-beef' });
    expect(parseLine('1 pound 80/20 ground beef').food).toBe('ground-beef');
  });
});

describe('names with words nobody knows', () => {
  it.each([
    ['8 SimplyNature Organic Cage Free Eggs', 'egg'],
    ["2 slices Dave's Killer Bread", 'bread'],
    ['4 salmon filets', 'salmon'],
    ['8 bone-in, skin-on chicken thighs', 'chicken-thigh'],
    ['4 bone-in pork chops', 'pork-chop'],
    ['1 rack baby back ribs', 'pork-ribs'],
    ['1 cup Acme all-purpose gluten-free flour sifted. You can also use cake flour.', 'gluten-free-flour'],
    ['2 cups Oldtown milk at room temperature', 'milk'],
    ['2 large Oldtown eggs*', 'egg'],
  ])('%s', (text, food) => {
    expect(parseLine(text).food).toBe(food);
  });
});

describe('the rest of the line', () => {
  it('reads the example of the kitchen door', () => {
    const line = parseLine('1 1/2 (14-oz) cans black beans, drained or 2 cups cooked');
    expect(line).toMatchObject({
      quantity: 1.5,
      unit: 'can',
      package: { quantity: 14, unit: 'ounce' },
      name: 'black beans',
    });
    expect(line.preparation).toContain('drained');
  });

  it('tells preparation from name', () => {
    expect(parseLine('2 tablespoons finely chopped parsley')).toMatchObject({
      name: 'parsley',
      preparation: 'finely chopped',
    });
    expect(parseLine('1 carrot, cut into 1/2 inch slices').preparation).toBe('cut into 1/2 inch slices');
  });

  it('hears optional and to taste', () => {
    expect(parseLine('1 cup walnuts (optional)')).toMatchObject({ optional: true, toTaste: false });
    expect(parseLine('Salt and pepper to taste')).toMatchObject({ optional: false, toTaste: true });
    expect(parseLine('1 lime, if desired').optional).toBe(true);
    expect(parseLine('1 cup oats (gluten-free if needed)').optional).toBe(false);
    expect(parseLine('1 jalapeño, seeded if desired').optional).toBe(false);
    expect(parseLine('1 cup cilantro (plus more for garnish, if desired)').optional).toBe(false);
  });

  it('lists what may stand in', () => {
    expect(parseLine('3 tablespoons butter or margarine').alternatives.map(({ name }) => name)).toEqual([
      'margarine',
    ]);
    expect(parseLine('6 sprigs fresh thyme, or 1/2 teaspoon dried thyme').alternatives[0]).toMatchObject({
      name: 'dried thyme',
      quantity: 0.5,
      unit: 'teaspoon',
    });
    expect(parseLine('1/4 cup oil, or as needed').alternatives).toEqual([]);
  });

  it('finds the food and its weight', () => {
    expect(parseLine('1 stick butter')).toMatchObject({ food: 'butter', grams: 113 });
    expect(parseLine('2 large eggs')).toMatchObject({ food: 'egg', grams: 100 });
    expect(parseLine('juice of 2 lemons')).toMatchObject({ food: 'lemon-juice' });
    expect(parseLine('4 eggs, about 200 g').grams).toBe(200);
    expect(parseLine('1 cup plus 2 tablespoons milk').grams).toBeCloseTo(
      parseLine('1 cup milk').grams! + parseLine('2 tablespoons milk').grams!,
      5,
    );
  });
});

describe('hostile lines', () => {
  it.each(['', '   ', '🍅🍅', '\u202e\u200f', '()', '---', '<>', '&'])('%j is unknown', (text) => {
    expect(parseLine(text)).toMatchObject({
      quantity: null,
      unit: null,
      name: '',
      food: null,
      grams: null,
      confidence: 0,
    });
  });

  it.each(['1/0 cup flour', 'NaN cups flour', '-/- cup flour', '0/0 flour', 'Infinity cups flour'])(
    '%s has no amount',
    (text) => {
      expect(parseLine(text)).toMatchObject({ quantity: null, grams: null });
    },
  );

  it('cuts an endless line and trusts it little', () => {
    const line = parseLine(`2 cups flour ${'and more '.repeat(12_000)}`);
    expect(line.text.length).toBeLessThanOrEqual(MAX_LINE);
    expect(line.confidence).toBeLessThanOrEqual(0.2);
  });

  it('reads through right-to-left marks', () => {
    expect(parseLine('\u202b2 cups\u202c \u200eflour')).toMatchObject({
      quantity: 2,
      unit: 'cup',
      name: 'flour',
    });
  });

  it('writes fractions and quotes plainly, whatever else is in the line', () => {
    expect(cleanLine('1½ cups confectioner’s sugar')).toBe("1 1/2 cups confectioner's sugar");
    expect(cleanLine('1½ cups confectioner`s sugar')).toBe("1 1/2 cups confectioner's sugar");
    expect(cleanLine('confectioner`s sugar')).toBe("confectioner's sugar");
    expect(cleanLine('⅓ cup oats')).toBe('1/3 cup oats');
    expect(cleanLine(`${'½'.repeat(MAX_LINE)} cup`)).toHaveLength(MAX_LINE);
  });

  it('never throws and keeps its promises for any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '1',
        '1/2',
        '½',
        '2-3',
        'cup',
        'oz',
        '(',
        ')',
        ',',
        'or',
        'plus',
        'of',
        'to',
        '&amp;',
        '&#189;',
        '<b>',
        'dozen',
        'half',
        'a',
        '-',
        'x',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const line = parseLine(pieces.join(' '));
        expect(line.quantity === null || (Number.isFinite(line.quantity) && line.quantity >= 0)).toBe(true);
        expect(line.quantityMax === null || line.quantityMax > line.quantity!).toBe(true);
        expect(line.grams === null || (Number.isFinite(line.grams) && line.grams >= 0)).toBe(true);
        expect(line.confidence).toBeGreaterThanOrEqual(0);
        expect(line.confidence).toBeLessThanOrEqual(1);
        expect(cleanLine(line.text)).toBe(line.text);
      }),
      { numRuns: 250 },
    );
  });
});

describe('what is printed can be read again', () => {
  it('for US and metric amounts from a quarter to a hundred', () => {
    const units = [
      'cup',
      'tablespoon',
      'teaspoon',
      'ounce',
      'pound',
      'gram',
      'kilogram',
      'milliliter',
      'liter',
    ];
    for (const unit of units) {
      for (const system of ['us', 'metric'] as const) {
        for (let quarters = 1; quarters <= 400; quarters++) {
          const printed = formatAmount(quarters / 4, unit, system);
          const read = parseLine(`${printed} water`);
          const again = read.quantity === null ? null : formatAmount(read.quantity, read.unit, system);
          expect(again, `${quarters / 4} ${unit}, ${system}`).toBe(printed);
        }
      }
    }
  });
});

describe('impossible amounts', () => {
  it.each(['99999999999999999999 eggs', '1e999 cups milk', '1/0 cup flour'])(
    '%s is an unknown amount',
    (line) => {
      expect(parseLine(line)).toMatchObject({ quantity: null, grams: null });
    },
  );
});

describe('words that can be units', () => {
  it('belong to the name where only both together are a food', () => {
    expect(parseLine('1 pound pot roast')).toMatchObject({
      unit: 'pound',
      name: 'pot roast',
      food: 'beef-chuck',
    });
    expect(parseLine('1 large pot roast')).toMatchObject({ unit: 'large', food: 'beef-chuck' });
    expect(parseLine('1 pot yogurt')).toMatchObject({ unit: 'pot', name: 'yogurt', food: 'yogurt' });
  });
  it('weigh what is counted at the end of a name', () => {
    expect(parseLine('8 iceberg lettuce leaves').grams).toBe(120);
    expect(parseLine('1/2 iceberg lettuce, shredded').grams).toBeCloseTo(269.5);
  });
});
