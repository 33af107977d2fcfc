import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cloth } from './cloth.ts';
import { dishOf } from './dish.ts';
import { drawing } from './drawing.ts';
import { FORMS, type FormName } from './forms.ts';
import { lookOf } from './looks.ts';

const MOST_CHARACTERS = 30_000;
const LEAST_FORMS = 60;

/** The only elements and attribute values a drawing may have; the rest of an attribute could hold text of a recipe. */
const ELEMENT = /^<(?:path|ellipse|rect|g|\/g)((?: [a-z-]{1,20}="[\w #%().,-]*")*)\/?>$/;

/** Why a piece of SVG is not valid, or null. */
function fault(svg: string): string | null {
  let open = 0;
  for (const element of svg.split(/(?<=>)/)) {
    if (!ELEMENT.test(element)) return `not an element of a drawing: ${element.slice(0, 80)}`;
    if (element.includes('NaN') || element.includes('undefined')) return `no number: ${element.slice(0, 80)}`;
    if (element.startsWith('<g')) open += 1;
    if (element === '</g>') open -= 1;
    if (open < 0) return 'closes a group that is not open';
  }
  return open === 0 ? null : 'leaves a group open';
}

const bare = { id: 'one', title: 'Something', plate: [], equipment: [] };
const full = {
  ...bare,
  title: 'Cheesy tomato chicken with egg, bread, banana and chocolate',
  plate: ['chicken-breast', 'tomato', 'egg', 'cheddar-cheese', 'spinach', 'banana', 'chocolate', 'rice'],
};

describe('every form', () => {
  const names = Object.keys(FORMS) as FormName[];

  it('is one of at least 60', () => expect(names.length).toBeGreaterThanOrEqual(LEAST_FORMS));

  it.each(names)('%s is valid, of bounded size, and draws also without any food', (name) => {
    for (const recipe of [bare, full]) {
      const svg = FORMS[name](dishOf(recipe));
      expect(fault(svg)).toBeNull();
      expect(svg.length).toBeGreaterThan(500);
      expect(svg.length).toBeLessThan(MOST_CHARACTERS);
    }
  });
});

describe('a drawing', () => {
  it('is the same each time, and another one for another recipe', () => {
    const stew = { ...bare, title: 'Beef Stew', plate: ['beef-chuck', 'potato', 'carrot', 'salt'] };
    expect(drawing(stew)).toBe(drawing({ ...stew }));
    expect(drawing(stew)).not.toBe(drawing({ ...stew, id: 'other' }));
    expect(drawing(stew)).toContain('--art-carrot');
  });

  it('is served in its own way: few of many soups look alike before the food is in them', () => {
    const soup = (id: string) => drawing({ ...bare, id, title: 'Tomato Soup', plate: ['tomato'] });
    const tables = new Set(Array.from({ length: 40 }, (_, n) => soup(`soup ${n}`).slice(0, 200)));
    expect(tables.size).toBeGreaterThan(20);
  });

  it('steams on its own page when it is eaten hot, and only there', () => {
    const soup = { ...bare, title: 'Tomato Soup', plate: ['tomato'] };
    expect(fault(drawing(soup, true))).toBeNull();
    expect(drawing(soup, true)).toContain('class="steam"');
    expect(drawing(soup)).not.toContain('class="steam"');
    expect(drawing({ ...bare, title: 'Greek Salad', plate: ['tomato'] }, true)).not.toContain(
      'class="steam"',
    );
  });

  it('has sauce in the color of what is in it', () => {
    const pasta = (title: string, plate: string[]) => drawing({ ...bare, title, plate });
    expect(pasta('Penne with Tomato Sauce', ['penne', 'tomato'])).toContain('--art-tomato)');
    expect(pasta('Penne with Cream', ['penne', 'cream'])).not.toContain('--art-tomato)');
    expect(pasta('Pesto Penne', ['penne', 'pesto'])).toContain('--art-leaf)');
  });

  it('shows no egg on an omelette or a cake', () => {
    const yolk = drawing({ ...bare, title: 'Fried Eggs', plate: ['egg'] }).split('--art-carrot').length;
    for (const title of ['Omelette', 'Brownies', 'Pancakes'])
      expect(drawing({ ...bare, title, plate: ['egg', 'butter'] }).split('--art-carrot').length).toBeLessThan(
        yolk,
      );
  });

  it('never has text of a recipe in it, whatever that is', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.constantFrom(
        '"><script>alert(1)</script>',
        "'/><image href=x onerror=alert(1)>",
        '&lt;b&gt; soup',
        'url(#a)',
      ),
      fc.string({ unit: 'grapheme', maxLength: 80 }).map((text) => `${text} <b> pizza "soup`),
    );
    fc.assert(
      fc.property(hostile, hostile, fc.array(hostile, { maxLength: 8 }), (id, title, plate) => {
        const recipe = { id, title, plate, equipment: [] };
        expect(fault(cloth(recipe) + drawing(recipe))).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('takes no longer for a long title', () => {
    const title = `${'soup with a salad and '.repeat(5_000)}pie`;
    expect(fault(drawing({ ...bare, title, plate: [title] }))).toBeNull();
  });
});

describe('the look of a food', () => {
  it.each([
    ['cherry-tomato', 'round'],
    ['tomato', 'ring'],
    ['tomato-sauce', 'pool'],
    ['green-bean', 'crescent'],
    ['chicken-breast', 'chunk'],
    ['chicken-broth', 'pool'],
    ['brown-rice', 'grain'],
    ['rice-noodle', 'strand'],
    ['avocado', 'avocado'],
    ['brussels-sprouts', 'round'],
  ])('%s is a %s', (food, shape) => expect(lookOf(food)?.shape).toBe(shape));

  it('is none for what cooking hides, and for unknown words', () => {
    for (const food of ['salt', 'butter', 'smoked-paprika', 'garlic', 'bay-leaf', 'xyzzy'])
      expect(lookOf(food), food).toBeNull();
  });
});
