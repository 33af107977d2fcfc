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
