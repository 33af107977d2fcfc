import { interactiveStep } from '@crisper/contract/recipes/recipes';
import { describe, expect, it } from 'vitest';
import { finishRecipe } from '../recipes/finish.ts';
import { readCooklang } from '../recipes/read-cooklang.ts';
import { readTimers } from '../recipes/step-timers.ts';
import { interactiveSteps } from './interactive-steps.ts';
import { readHeat, readTools } from './read-step.ts';
import { readTemperatures } from './read-temperatures.ts';
import { titleOf } from './step-title.ts';
import { stepUses } from './step-uses.ts';

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
      temps: [{ of: 'inside', f: 165, c: 74 }],
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
    expect(second?.timers).toEqual([{ label: 'Return the chicken', seconds: 480 }]);
  });

  it.each([
    ['Braise 2 1/2 hours, until it falls apart.', [9000]],
    ['Rise for 1½ hours, then an hour and a half more.', [5400, 5400]],
    ['Simmer half an hour and rest five minutes before serving.', [1800, 300]],
    ['Boil 6 minutes, two minutes less than the package says.', [360]],
    ['Roast 40 minutes, turning every 10 minutes. Serve within half an hour.', [2400]],
    ['Bake on a second tray, and dip for a second each.', []],
  ])('%s', (text, seconds) => {
    expect(readTimers(text).map((timer) => timer.seconds)).toEqual(seconds);
  });

  it('are named after what is done, where the recipe gives no name', () => {
    const text = 'Bring to a boil, simmer for 8 minutes, then chill for 4 hours.';
    const [step] = interactiveSteps({
      ingredients: [],
      steps: [{ text, timers: readTimers(text), tip: null, looksRight: null }],
    });
    expect(step?.timers).toEqual([
      { label: 'Simmer', seconds: 480 },
      { label: 'Chill', seconds: 14_400 },
    ]);
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

  it('tells a dutch oven from an oven', () => {
    expect(readTools('Heat the dutch oven')).toEqual(['dutch oven']);
  });
});

describe('temperatures', () => {
  it.each([
    ['Heat the oven to 400°F / 205°C.', [{ of: 'oven', f: 400, c: 205 }]],
    ['Bake at 180°C for 20 minutes.', [{ of: 'oven', f: 356, c: 180 }]],
    ['Cook for 12 minutes, until it reads 165 degrees F inside.', [{ of: 'inside', f: 165, c: 74 }]],
    [
      'Roast at 425°F (220°C), until the thickest part reaches 165°F / 74°C.',
      [
        { of: 'oven', f: 425, c: 220 },
        { of: 'inside', f: 165, c: 74 },
      ],
    ],
    ['Heat the oil in a pot to 350°F / 175°C and fry in batches.', [{ of: 'oil', f: 350, c: 175 }]],
    ['Cook in the air fryer at 390°F / 200°C.', [{ of: 'air fryer', f: 390, c: 200 }]],
    [
      'Keep warm in a 200°F oven. Warm the milk to 110°F.',
      [
        { of: 'other', f: 200, c: 93 },
        { of: 'other', f: 110, c: 43 },
      ],
    ],
    ['Step 12 at 999°C', []],
  ])('%s', (text, temps) => expect(readTemperatures(text)).toEqual(temps));
});

describe('titles', () => {
  it.each([
    ['Meanwhile, boil the pasta for 9 minutes, until al dente.', 'Boil the pasta'],
    ['Return the chicken with the heavy cream and simmer 8 minutes.', 'Return the chicken'],
    ['Bring a large pot of salted water to a boil.', 'Boil the water'],
    ['Heat the oven to 400°F / 205°C. Toss the carrots with the olive oil.', 'Toss the carrots'],
    ['Heat the oven to 400°F / 205°C.', 'Heat the oven'],
    ['Put the rice, water and salt in a pot.', 'Put the rice in a pot'],
    ['Ladle into bowls and serve.', 'Ladle into bowls'],
    ['Bake 38 minutes.', 'Bake 38 minutes'],
    ['Chill 4 hours, until thick, and top with the mango.', 'Chill until thick'],
    ['Whisk the eggs and sugar until pale.', 'Whisk the eggs and sugar'],
    ['Broil/cook the breasts until the cheese melts.', 'Broil the breasts'],
    ['In a large bowl, stir in the boneless skinless chicken thighs.', 'Stir in the skinless chicken thighs'],
    ['Drain, then toss with the butter.', 'Toss with the butter'],
    ['Serve.', 'Serve it'],
    ['Let it rise 1 hour.', 'Let it rise'],
    ['Heat the oil in a dutch oven to 350°F.', 'Heat the oil'],
    ['Cook on a hot grill for 6 minutes, until pink and opaque.', 'Cook on a hot grill'],
    ['Stir in the rice, 2 cups at a time.', 'Stir in the rice'],
    ['Wrap tightly in foil and bake 2 1/2 hours.', 'Bake 2 1/2 hours'],
  ])('%s', (text, title) => expect(titleOf(text, 1)).toBe(title));
});

describe('what a step uses', () => {
  const line = (
    text: string,
    name: string,
    food: string | null,
    amountMin: number | null,
    unit: string | null = null,
  ) => ({
    ...recipe.ingredients[0]!,
    text,
    name,
    food,
    amountMin,
    unit,
  });
  const lines = [
    line('4 tbsp butter', 'butter', 'butter', 4, 'tablespoon'),
    line('3 eggs', 'eggs', 'egg', 3),
    line('1 tsp salt', 'salt', 'salt', 1, 'teaspoon'),
    line('1/2 tsp salt', 'salt', 'salt', 0.5, 'teaspoon'),
    line('1/2 cup water', 'water', 'water', 0.5, 'cup'),
    line('black pepper', 'black pepper', 'black-pepper', null),
  ];
  const uses = (...texts: string[]) =>
    stepUses(texts, lines).map((step, at) =>
      step.map((use) => [texts[at]!.slice(use.at, use.at + use.length), use.line, use.share]),
    );

  it('is all of an ingredient at first, and nothing when it is only spoken of again', () => {
    expect(uses('Whisk the eggs with the salt.', 'Cook the eggs until set.')).toEqual([
      [
        ['eggs', 1, 1],
        ['salt', 2, 1],
      ],
      [],
    ]);
  });

  it('is a half, then the rest', () => {
    expect(uses('Melt half of the butter.', 'Add the rest of the butter and the eggs.')).toEqual([
      [['butter', 0, 0.5]],
      [
        ['butter', 0, 0.5],
        ['eggs', 1, 1],
      ],
    ]);
  });

  it('is unknown where the step does not measure it', () => {
    expect(uses('Film the pan with some of the butter.', 'Fry in the remaining butter.')).toEqual([
      [['butter', 0, null]],
      [['butter', 0, null]],
    ]);
  });

  it('is the amount that the step itself gives', () => {
    expect(uses('Melt 1 tablespoon of the butter.', 'Stir in two eggs and the remaining butter.')).toEqual([
      [['1 tablespoon of the butter', 0, 0.25]],
      [
        ['two eggs', 1, 0.6667],
        ['butter', 0, 0.75],
      ],
    ]);
  });

  it('is a line of its own for each amount, and not the water to boil in', () => {
    expect(
      uses('Boil the eggs in a pot of water with the salt.', 'Season with salt, the water and bell pepper.'),
    ).toEqual([
      [
        ['eggs', 1, 1],
        ['salt', 2, 1],
      ],
      [
        ['salt', 3, 1],
        ['water', 4, 1],
      ],
    ]);
  });

  it('keeps the salt of the cooking water in the pot', () => {
    const salty = [
      line('1 tbsp salt, for the pasta water', 'salt', 'salt', 1, 'tablespoon'),
      line('1/2 tsp salt', 'salt', 'salt', 0.5, 'teaspoon'),
    ];
    const salts = (...texts: string[]) =>
      stepUses(texts, salty).map((step) => step.map((use) => salty[use.line]!.text));
    const [pot, plate] = salty.map(({ text }) => text);
    expect(salts('Boil a pot of water and salt it.', 'Toss, seasoning with salt.')).toEqual([[], [plate]]);
    expect(
      salts('Boil the pasta in water with the salt.', 'Toss with a splash of the cooking water and salt.'),
    ).toEqual([[pot], [plate]]);
    expect(stepUses(['Season the sauce with salt.'], salty.slice(0, 1))).toEqual([[]]);
  });
});
