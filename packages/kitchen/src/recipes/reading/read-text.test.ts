import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLoose } from './read-loose.ts';
import { readText } from './read-text.ts';

const texts = (list: readonly { text: string }[] | undefined) => list?.map((item) => item.text);

describe('readText', () => {
  it('reads Markdown', () => {
    const draft = readText(
      '# Pan Toast\n\n- Prep time: 2 min\n- Cook time: 5 min\n- Servings: 2\n\n## Ingredients\n\n- 2 slices bread\n- 1 tbsp butter\n\n## Directions\n\n1. Butter the bread.\n2. Toast it in a pan.\n\n## Notes\n\nGood with jam.',
    );
    expect(draft).toMatchObject({ title: 'Pan Toast', prepMinutes: 2, cookMinutes: 5, servings: 2 });
    expect(texts(draft?.ingredients)).toEqual(['2 slices bread', '1 tbsp butter']);
    expect(texts(draft?.steps)).toEqual(['Butter the bread.', 'Toast it in a pan.']);
  });

  it('tells amounts from sentences when there are no headings', () => {
    const draft = readText(
      'Quick Dal\n1 cup red lentils\n3 cups water\n½ tsp turmeric\nSimmer everything for twenty minutes until soft.\nSalt it and eat it with rice.',
    );
    expect(texts(draft?.ingredients)).toEqual(['1 cup red lentils', '3 cups water', '½ tsp turmeric']);
    expect(draft?.steps).toHaveLength(2);
  });

  it.each([
    ['with a heading above the steps alone', '\nMethod\n'],
    ['with no headings', '\n'],
    ['as Markdown', '\n## Method\n'],
  ])('keeps the parts of both lists %s', (_name, method) => {
    const text = `Plum cake\nServes 8\nPrep 20 min, bake 40 min\nFor the dough:\n250 g flour\n1 egg\nFor the topping\n1 kg plums${method}For the dough:\n1. Rub the egg into the flour.\n2. Rest for 30 min.\n**Topping**\n3. Halve the plums.\n4. Bake 45 min.`;
    const draft = readText(text);
    expect(draft).toMatchObject({ title: 'Plum cake', description: '', servings: 8 });
    expect(draft).toMatchObject({ prepMinutes: 20, cookMinutes: 40 });
    expect(draft?.ingredients.map((line) => [line.section, line.text])).toEqual([
      ['For the dough', '250 g flour'],
      ['For the dough', '1 egg'],
      ['For the topping', '1 kg plums'],
    ]);
    expect(draft?.steps.map((step) => [step.section, step.text])).toEqual([
      ['For the dough', 'Rub the egg into the flour.'],
      ['For the dough', 'Rest for 30 min.'],
      ['Topping', 'Halve the plums.'],
      ['Topping', 'Bake 45 min.'],
    ]);
  });

  it('takes numbered headings for numbers, and a line about all of a list for neither part nor thing', () => {
    const draft = readText(
      '# Toast\n## Ingredients\nFor 2 people (or 4 children):\n- 2 slices bread\n- 1 tbsp butter\n## Method\n### Step 1\nButter the bread.\n### Step 2\nToast it.',
    );
    expect(texts(draft?.ingredients)).toEqual(['2 slices bread', '1 tbsp butter']);
    expect(draft?.steps.map((step) => [step.section, step.text])).toEqual([
      [undefined, 'Butter the bread.'],
      [undefined, 'Toast it.'],
    ]);
  });

  it('answers null for a letter', () => {
    expect(readText('Dear friend,\nI hope this finds you well.\nYours.')).toBeNull();
  });
});

describe('readLoose', () => {
  const wanted = { ingredients: ['2 cups rice', '1 onion'], steps: ['Chop.', 'Cook.'] };
  const simplify = (value: unknown) => {
    const draft = readLoose(value);
    return { ingredients: texts(draft?.ingredients), steps: texts(draft?.steps) };
  };

  it.each([
    ['method as text', { title: 'Rice', ingredients: ['2 cups rice', '1 onion'], method: 'Chop.\nCook.' }],
    [
      'directions as a list',
      { name: 'Rice', ingredients: ['2 cups rice', '1 onion'], directions: ['Chop.', 'Cook.'] },
    ],
    [
      'instructions as JSON in a string',
      { title: 'Rice', ingredients: '["2 cups rice","1 onion"]', instructions: '["Chop.","Cook."]' },
    ],
    [
      'a nested recipe',
      {
        recipe: {
          title: 'Rice',
          ingredients: ['2 cups rice', '1 onion'],
          steps: [{ text: 'Chop.' }, { instruction: 'Cook.' }],
        },
      },
    ],
    [
      'everything as JSON in a fenced string',
      '```json\n{"title":"Rice","ingredients":["2 cups rice","1 onion"],"steps":["Chop.","Cook."]}\n```',
    ],
    [
      'ingredient objects',
      {
        title: 'Rice',
        ingredients: [
          { name: 'rice', amount: 2, unit: 'cups' },
          { ingredient: { name: 'onion' }, amountMin: 1, unit: '' },
        ],
        steps: [
          { step: 1, text: 'Chop.' },
          { step: 2, text: 'Cook.' },
        ],
      },
    ],
    [
      'numbered keys',
      { title: 'Rice', ingredients: ['2 cups rice', '1 onion'], steps: { 1: 'Chop.', 2: 'Cook.' } },
    ],
  ])('reads %s', (_name, value) => {
    expect(simplify(value)).toEqual(wanted);
  });

  it('reads the times and the yield under their other names', () => {
    expect(
      readLoose({
        title: 'Rice',
        ingredients: ['rice'],
        totalTimeMin: 30,
        prep_time: '10 min',
        servings: '3 people',
      }),
    ).toMatchObject({ totalMinutes: 30, prepMinutes: 10, servings: 3 });
  });

  it('never throws and finds no recipe in anything', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 6 }), (value) => {
        readLoose(value);
      }),
    );
    expect(readLoose(null)).toBeNull();
    expect(readLoose({ recipe: { recipe: {} } })).toBeNull();
  });
});
