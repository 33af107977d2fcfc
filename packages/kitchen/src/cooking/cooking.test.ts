import { interactiveStep } from '@crisper/contract/recipes';
import { describe, expect, it } from 'vitest';
import { finishRecipe } from '../recipes/finish.ts';
import { readCooklang } from '../recipes/read-cooklang.ts';
import { interactiveSteps } from './interactive-steps.ts';
import { readHeat, readTemperature, readTools, titleOf } from './read-step.ts';

const draft = readCooklang(`---
title: Pan Chicken with Spinach
description: A test of what a cook may ask while it cooks.
servings: 2
prep time: 5 minutes
cook time: 20 minutes
cuisine: American
course: dinner
---

Heat the @olive oil{1%tbsp} in a #large skillet{} over medium-high heat. Brown the @chicken breast{12%oz} for ~{12%minutes}, turning once, until it reads 165°F / 74°C inside.
> Looks right: Golden on both sides.

Add the @garlic{2%clove}(minced) and @heavy cream{1/2%cup} and simmer ~{5%minutes}.

Take the pan off the heat and stir in the @spinach{3%cup} and @?nutmeg{1%pinch}.
`);
const recipe = finishRecipe(draft!, { id: 'test', slug: 'pan-chicken', origin: 'cookbook' });
const steps = interactiveSteps(recipe);

describe('interactive steps', () => {
  it('fit the contract and carry timer, heat, temperature, sign and tools', () => {
    for (const step of steps) expect(interactiveStep.parse(step)).toEqual(step);
    expect(steps[0]).toMatchObject({
      step: 1,
      timer_sec: 720,
      heat: 'medium-high',
      temp_f: 165,
      temp_c: 74,
      looks_right: 'Golden on both sides.',
    });
    expect(steps[0]?.equipment).toContain('skillet');
    expect(steps[1]?.allergen_flags).toContain('milk');
    expect(steps[2]?.heat).toBe('off');
  });

  it('cut a paragraph with several timers so that each has one', () => {
    const split = interactiveSteps({
      ingredients: [],
      steps: [
        {
          text: 'Fry the onion for 5 minutes. Add the stock and simmer for 20 minutes. Rest for 3 minutes.',
          timers: [
            { name: null, seconds: 300 },
            { name: null, seconds: 1200 },
            { name: null, seconds: 180 },
          ],
          tip: 'Keep the lid on.',
          looksRight: null,
        },
      ],
    });
    expect(split.map((step) => step.timer_sec)).toEqual([300, 1200, 180]);
    expect(split.at(-1)?.tip).toBe('Keep the lid on.');
  });
});

describe('timers of a sentence', () => {
  it('are all there, and those of the next sentence stay its own', () => {
    const [first, second] = interactiveSteps({
      ingredients: [],
      steps: [
        {
          text: 'Add the onion and cook 6 minutes, then the sauce and simmer 7 minutes. Return the chicken and simmer 8 minutes.',
          timers: [
            { name: 'onion', seconds: 360 },
            { name: 'sauce', seconds: 420 },
            { name: null, seconds: 480 },
          ],
          tip: null,
          looksRight: null,
        },
      ],
    });
    expect(first?.timers).toEqual([
      { label: 'Onion', seconds: 360 },
      { label: 'Sauce', seconds: 420 },
    ]);
    expect(second?.timers).toEqual([{ label: 'Return the chicken and simmer', seconds: 480 }]);
  });
});

describe('words of a step', () => {
  it.each([
    ['over medium-low heat', 'medium-low'],
    ['Turn off the heat.', 'off'],
    ['Take the pan off the heat', 'off'],
    ['Bring a pot of water to a boil', 'high'],
    ['Sauté over medium heat', 'medium'],
    ['Chop the onion', null],
  ])('%s -> %s', (text, heat) => expect(readHeat(text)).toBe(heat));

  it('reads either scale and refuses absurd ones', () => {
    expect(readTemperature('bake at 180°C')).toEqual({ f: 356, c: 180 });
    expect(readTemperature('bake at 350 degrees F')).toEqual({ f: 350, c: 177 });
    expect(readTemperature('step 12')).toBeNull();
    expect(readTemperature('at 999°C')).toBeNull();
  });

  it('tells a dutch oven from an oven and titles a step by its first clause', () => {
    expect(readTools('Heat the dutch oven')).toEqual(['dutch oven']);
    expect(titleOf('Meanwhile, boil the pasta for 9 minutes, until al dente.', 2)).toBe('Boil the pasta');
    expect(titleOf('Return the chicken with the heavy cream and simmer 8 minutes.', 4)).toBe(
      'Return the chicken',
    );
  });
});
