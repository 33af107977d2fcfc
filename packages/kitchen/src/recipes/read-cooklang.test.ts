import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growth } from '../testing/growth.ts';
import { finishRecipe } from './finish.ts';
import { readCooklang } from './read-cooklang.ts';
import { writeCooklang } from './write-cooklang.ts';

const OMELET = `---
title: Two-Egg Omelet
description: "Soft inside: the classic."
servings: 1
prep time: 5 minutes
cook time: 4 minutes
inactive time: 1 hour 10 minutes
cuisine: French
course: breakfast, lunch
---

-- a remark for the editor
Beat the @eggs{2} with @salt{1/4%tsp} and @black pepper{} in a #small bowl{}. [- cut this -]

Melt the @butter{1 1/2%tbsp}(cubed, or olive oil) in a #nonstick skillet{} over medium heat,
pour in the eggs and cook for ~first side{2-3%minutes}.
> Looks right: The edges are set and the middle still moves.
> Tip: Shake the pan.

Fold in @?gruyere cheese{1%oz}(grated) and more @butter{1%tbsp}(cubed, or olive oil).
`;

describe('readCooklang', () => {
  const draft = readCooklang(OMELET);

  it('reads the head', () => {
    expect(draft).toMatchObject({
      title: 'Two-Egg Omelet',
      description: 'Soft inside: the classic.',
      servings: 1,
      prepMinutes: 5,
      cookMinutes: 4,
      inactiveMinutes: 70,
      cuisine: 'French',
      categories: ['breakfast', 'lunch'],
    });
  });

  it('reads ingredients as lines and as parts, one for each amount that is marked', () => {
    expect(draft?.ingredients.map((line) => line.text)).toEqual([
      '2 eggs',
      '1/4 tsp salt',
      'black pepper, to taste',
      '1 1/2 tbsp butter, cubed, or olive oil',
      '1 oz gruyere cheese, grated (optional)',
      '1 tbsp butter, cubed, or olive oil',
    ]);
    expect(draft?.ingredients[3]?.marked).toEqual({
      name: 'butter',
      quantity: 1.5,
      quantityMax: null,
      unit: 'tablespoon',
      preparation: 'cubed, or olive oil',
      optional: false,
    });
  });

  it('reads steps with names in place of marks, timers at their shorter end, and notes', () => {
    expect(draft?.steps).toHaveLength(3);
    expect(draft?.steps[0]?.text).toBe('Beat the eggs with salt and black pepper in a small bowl.');
    expect(draft?.steps[1]).toEqual({
      text: 'Melt the butter in a nonstick skillet over medium heat, pour in the eggs and cook for 2 to 3 minutes.',
      timers: [{ name: 'first side', seconds: 120 }],
      tip: 'Shake the pan.',
      looksRight: 'The edges are set and the middle still moves.',
    });
    expect(draft?.cookware).toEqual(['small bowl', 'nonstick skillet']);
  });

  it('reads the older >> metadata, single words without braces, and leaves lone marks alone', () => {
    const old = readCooklang(
      '>> title: Tea\n>> servings: 2\n\nBoil @water for ~{4%minutes}. Serve #1 @ home, 5 ~ 6 sips.',
    );
    expect(old).toMatchObject({ title: 'Tea', servings: 2 });
    expect(old?.ingredients.map((line) => line.marked?.name)).toEqual(['water']);
    expect(old?.steps[0]?.text).toBe('Boil water for 4 minutes. Serve 1 @ home, 5 ~ 6 sips.');
  });

  it('answers null for text that holds nothing, and survives broken heads', () => {
    expect(readCooklang('')).toBeNull();
    expect(readCooklang('---\ntitle: [a, b\n---\nplain words')).toBeNull();
    expect(
      readCooklang('---\na: &x [1]\nb: *x\ntitle: Soup\n---\nStir @water{1%cup}.')?.ingredients,
    ).toHaveLength(1);
  });

  it('never throws on hostile text', () => {
    const marks = fc.string({
      unit: fc.constantFrom(
        '@',
        '#',
        '~',
        '{',
        '}',
        '(',
        ')',
        '%',
        '-',
        '[',
        ' ',
        'a',
        '1',
        '/',
        '>',
        '\n',
        '=',
      ),
    });
    fc.assert(
      fc.property(marks, (text) => {
        readCooklang(text);
      }),
    );
  });

  it.each(['~', '@', '@a {', '[-', '@a{(', '> ', '--'])(
    'takes twice as long on twice as many "%s"',
    (piece) => {
      expect(growth((size) => readCooklang(piece.repeat(size)), 25_000)).toBeLessThan(3);
    },
  );
});

describe('writeCooklang', () => {
  it('writes what it can read back', () => {
    const recipe = finishRecipe(readCooklang(OMELET)!, { slug: 'two-egg-omelet', origin: 'cookbook' });
    const again = finishRecipe(readCooklang(writeCooklang(recipe))!, {
      slug: 'two-egg-omelet',
      origin: 'cookbook',
    });
    expect({ ...again, steps: again.steps.map((step) => step.text) }).toEqual({
      ...recipe,
      steps: recipe.steps.map((step) => step.text),
    });
    expect(again.steps[1]).toMatchObject({
      timers: [{ name: 'first side', seconds: 120 }],
      tip: 'Shake the pan.',
    });
  });

  it('marks ingredients that no step names', () => {
    const draft = {
      ...readCooklang(OMELET)!,
      steps: [{ text: 'Mix it all.', timers: null, tip: null, looksRight: null }],
    };
    const text = writeCooklang(finishRecipe(draft));
    expect(text).toContain('Get ready: @eggs{2}');
    expect(readCooklang(text)?.ingredients).toHaveLength(6);
  });
});
