import { interactiveStep } from '@crisper/contract/recipes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishRecipe } from '../recipes/finish.ts';
import { readCooklang } from '../recipes/read-cooklang.ts';
import { answer, type CookingContext } from './assistant.ts';
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

const context = (extra: Partial<CookingContext> = {}): CookingContext => ({
  recipe: { ...recipe, calories: recipe.nutritionPerServing?.calories ?? null },
  steps,
  currentStep: 0,
  timers: [],
  lastReply: null,
  ...extra,
});
const ask = (question: string, extra: Partial<CookingContext> = {}) => answer(question, context(extra));

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
  });
});

describe('assistant', () => {
  it.each([
    ['wait a second', 'stop'],
    ["let's start cooking", 'start'],
    ["I'm done", 'done'],
    ["what's the next step", 'next'],
    ['go back', 'previous'],
    ['what ingredients do I need', 'ingredients'],
    ['is it al dente', 'al-dente'],
    ['what temperature', 'temperature'],
    ['how long does this take', 'timing'],
    ['I have no cream, what can I use instead of cream', 'substitute'],
    ['which step are we on', 'current'],
    ['give me an overview', 'overview'],
    ['say that again', 'repeat'],
    ['set a timer for 10 minutes', 'set-timer'],
    ['cancel the timer', 'cancel-timer'],
    ['how much garlic', 'how-much'],
    ['can I leave out the nutmeg', 'leave-out'],
    ['how long does spinach keep', 'storage'],
    ['how do I know the chicken is done', 'doneness'],
    ['how many grams is a cup of flour', 'convert'],
    ['is it safe to eat pink chicken', 'safety'],
    ['xyzzy plugh', 'help'],
  ])('hears "%s" as %s', (question, intent) => expect(ask(question).intent).toBe(intent));

  it('walks through the steps and says where it goes', () => {
    expect(ask('next').action).toEqual({ type: 'go-to', step: 1 });
    expect(ask('next', { currentStep: steps.length - 1 }).action).toBeNull();
    expect(ask('done').action).toEqual({ type: 'complete', step: 0 });
  });

  it('sets timers from words, from the step, and reports what is left', () => {
    expect(ask('set a timer for an hour and 20 minutes').action).toEqual({
      type: 'set-timer',
      seconds: 4800,
    });
    expect(ask('start the timer').action).toEqual({ type: 'set-timer', seconds: 720 });
    const timers = [{ label: 'Chicken', remainingSeconds: 95 }];
    expect(ask('how much time is left', { timers }).text).toBe('Chicken: 1 minute 35 seconds left.');
    expect(ask('cancel the timer').text).toBe('No timer is running.');
  });

  it('answers from this recipe', () => {
    expect(ask('how much garlic do I need').text).toContain('2 cloves garlic');
    expect(ask('can I skip the nutmeg').text).toContain('optional');
    expect(ask('how do I know it is done').text).toContain('Golden on both sides');
    expect(ask('does it contain dairy').text).toContain('milk');
  });

  it('answers what the kitchen knows', () => {
    expect(ask('how many grams is a cup of flour').text).toMatch(/about 1\d\d grams/);
    expect(ask('what is 350 fahrenheit in celsius').text).toBe('350°F is 177°C.');
    expect(ask('how long does spinach keep in the fridge').text).toMatch(
      /Spinach keeps about .* in the fridge/,
    );
  });

  it('takes food safety from the table of facts and admits what is not in it', () => {
    expect(ask('is pink chicken safe').text).toContain('165°F / 74°C');
    expect(ask('I left it out overnight').text).toContain('2 hours');
    expect(ask('is it safe to juggle').text).toContain('no sure fact');
  });

  it('repeats its last words', () => {
    expect(ask('repeat that', { lastReply: 'Use low heat.' }).text).toBe('Use low heat.');
  });

  it('never throws, whatever is asked in whatever state', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), fc.integer(), (question, currentStep) => {
        expect(ask(question, { currentStep }).text.length).toBeGreaterThan(0);
        expect(ask(question, { steps: [], currentStep }).text.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});
