import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishRecipe } from '../recipes/finish.ts';
import { readCooklang } from '../recipes/read-cooklang.ts';
import type { Intent } from './asking/rules/intents.ts';
import { answer } from './assistant.ts';
import type { CookingContext } from './cooking-context.ts';
import { interactiveSteps } from './interactive-steps.ts';

const draft = readCooklang(`---
title: Pan Chicken with Spinach
description: A test of what a cook may ask while it cooks.
servings: 2
prep time: 5 minutes
cook time: 20 minutes
inactive time: 30 minutes
cuisine: American
course: dinner
---

Rub the @chicken breast{12%oz} with the @salt{1/2%tsp} and marinate ~{30%minutes}.

Heat the @olive oil{1%tbsp} in a #large skillet{} over medium-high heat. Brown the chicken for ~{12%minutes}, turning once, until it reads 165°F / 74°C inside.
> Looks right: Golden on both sides.

Add the @garlic{2%clove}(minced) and cook ~{1%minutes}, then add the @heavy cream{1/2%cup} and simmer ~{5%minutes}.

Take the pan off the heat and stir in the @spinach{3%cup} and @?nutmeg{1%pinch}. Serve with the @bread{2%slice}.
`);
const recipe = finishRecipe(draft!, { id: 'test', slug: 'pan-chicken', origin: 'cookbook' });
const steps = interactiveSteps(recipe);
const brown = steps.findIndex(({ text }) => text.includes('Brown'));

const ask = (question: string, extra: Partial<CookingContext> = {}) =>
  answer(question, {
    recipe: {
      ...recipe,
      calories: recipe.nutritionPerServing?.calories ?? null,
      nutrition: recipe.nutritionPerServing,
    },
    steps,
    people: [],
    currentStep: brown,
    timers: [],
    lastReply: null,
    lastQuestion: null,
    ...extra,
  });

const rice = { label: 'Rice', remainingSeconds: 600 };
const eggs = { label: 'Eggs', remainingSeconds: 95 };

describe('what is meant', () => {
  it.each<[string, Intent]>([
    ['wait a second', 'stop'],
    ["I'm not done yet", 'stop'],
    ["let's start cooking", 'start'],
    ["I'm done", 'done'],
    ["what's the next step", 'next'],
    ["don't go to the next step yet", 'stay'],
    ['go back', 'previous'],
    ['what was the last step', 'previous'],
    ['go to the last step', 'go-to'],
    ['skip to step three', 'go-to'],
    ['how many steps are left', 'steps-left'],
    ['what ingredients do I need', 'ingredients'],
    ['is it al dente', 'al-dente'],
    ['what temperature', 'temperature'],
    ['how long does this take', 'timing'],
    ['when will dinner be ready', 'ready-at'],
    ['I have no cream, what can I use instead of cream', 'substitute'],
    ['which step are we on', 'current'],
    ['give me an overview', 'overview'],
    ['say that again', 'repeat'],
    ['set a timer for 10 minutes', 'set-timer'],
    ['cancel the timer', 'cancel-timer'],
    ["don't stop the timer", 'keep-timer'],
    ['should I set a timer', 'timing'],
    ['how much garlic', 'how-much'],
    ['how many calories', 'nutrition'],
    ['can I leave out the nutmeg', 'leave-out'],
    ['can I leave it on the counter', 'safety'],
    ['how long does spinach keep', 'storage'],
    ['can you freeze it', 'freeze'],
    ['can I make it the day before', 'make-ahead'],
    ['how do I know the chicken is done', 'doneness'],
    ['how many grams is a cup of flour', 'convert'],
    ['is it safe to eat pink chicken', 'safety'],
    ['I burned the onions', 'rescue'],
    ['my sauce is too thick, what do I do', 'rescue'],
    ['I burned my hand', 'emergency'],
    ['make it for eight people', 'scale'],
    ['can I use an air fryer', 'equipment'],
    ['when do I add the cream', 'where-used'],
    ['never mind', 'never-mind'],
    ['xyzzy plugh', 'unknown'],
  ])('hears "%s" as %s', (question, intent) => expect(ask(question).intent).toBe(intent));
});

describe('steps', () => {
  it('goes to the step that is named and says when there is none', () => {
    expect(ask('next').action).toEqual({ type: 'go-to', step: brown + 1 });
    expect(ask('next', { currentStep: steps.length - 1 }).action).toBeNull();
    expect(ask('go to the last step').action).toEqual({ type: 'go-to', step: steps.length - 1 });
    expect(ask('skip to step three').action).toEqual({ type: 'go-to', step: 2 });
    expect(ask('start over').action).toEqual({ type: 'go-to', step: 0 });
    expect(ask('go to step ninety')).toMatchObject({
      action: null,
      text: expect.stringContaining('no step 90'),
    });
    expect(ask('done').action).toEqual({ type: 'complete', step: brown });
  });

  it('repeats its last words', () => {
    expect(ask('repeat that', { lastReply: 'Use low heat.' }).text).toBe('Use low heat.');
  });
});

describe('timers', () => {
  it.each([
    ['set a timer for an hour and 20 minutes', 4800],
    ['set a timer for one hundred twenty seconds', 120],
    ['timer for two and a half hours', 9000],
    ['set a timer for three quarters of an hour', 2700],
    ['set a twenty-five minute timer', 1500],
    ['set a timer for 20', 1200],
    ['start the timer', 720],
    ['another quarter of an hour on the timer', 900],
  ])('%s', (question, seconds) => expect(ask(question).action).toMatchObject({ type: 'set-timer', seconds }));

  it('takes its name from what it is for', () => {
    expect(ask('remind me in ten minutes to stir').action).toEqual({
      type: 'set-timer',
      seconds: 600,
      label: 'Stir',
    });
    expect(ask('start a 15 minute rice timer').action).toMatchObject({ label: 'Rice' });
  });

  it('stops the one that is meant, and asks when it could be either', () => {
    const timers = [rice, eggs];
    expect(ask('stop the rice timer', { timers }).action).toEqual({ type: 'cancel-timer', timers: [0] });
    expect(ask('cancel both timers', { timers }).action).toEqual({ type: 'cancel-timer', timers: [0, 1] });
    expect(ask('stop the other timer', { timers, lastReply: 'Rice: 10 minutes left.' }).action).toEqual({
      type: 'cancel-timer',
      timers: [1],
    });
    expect(ask('stop the timer', { timers })).toMatchObject({
      action: null,
      text: 'Which one: Rice or Eggs?',
    });
    expect(ask('cancel the timer').text).toBe('No timer is running.');
  });

  it('leaves alone what it is told to leave alone', () => {
    expect(ask("don't stop the timer", { timers: [rice] }).action).toBeNull();
  });

  it('adds time and tells what is left', () => {
    expect(ask('add two minutes', { timers: [rice] }).action).toEqual({
      type: 'add-time',
      timers: [0],
      seconds: 120,
    });
    expect(ask('how much time is left', { timers: [eggs] }).text).toBe('Eggs: 1 minute 35 seconds left.');
  });
});

describe('answers from this recipe', () => {
  it('tells the temperature inside from the heat of the stove', () => {
    expect(ask('what temperature should the chicken be').text).toContain('165°F / 74°C');
    expect(ask('how hot should the pan be').text).toContain('medium-high');
    expect(ask('what temperature is the oven').text).toContain('does not use the oven');
  });

  it('tells cooking from waiting', () => {
    const { text } = ask('how long do I cook the chicken');
    expect(text).toContain('12 minutes');
    expect(text).not.toContain('30 minutes');
    expect(ask('how long should I marinate it').text).toContain('30 minutes');
    expect(ask('how long do I simmer the cream').text).toContain('5 minutes');
  });

  it('knows amounts, also for others and in other measures', () => {
    expect(ask('how much garlic do I need').text).toContain('2 cloves garlic');
    expect(ask('how much chicken for six people').text).toContain('2 1/4 pounds');
    expect(ask('make it for eight people').action).toEqual({ type: 'set-servings', servings: 8 });
    expect(ask('how many grams of cream').text).toMatch(/about 1\d\d grams/);
    expect(ask('and how much of it', { lastQuestion: 'is there garlic in it' }).text).toContain(
      '2 cloves garlic',
    );
  });

  it('knows what is in it and what it is for', () => {
    expect(ask('does it contain dairy').text).toContain('heavy cream');
    expect(ask('is this vegan').text).toContain('No, it is not vegan');
    expect(ask('how much protein is in this').text).toMatch(/\d{1,3} g of protein/);
    expect(ask('can I skip the nutmeg').text).toContain('optional');
    expect(ask('can I skip the bread').text).toContain('at the end');
    expect(ask('how do I know it is done').text).toContain('Golden on both sides');
    expect(ask('when do I add the cream').text).toMatch(/^Step 3: .*cream/);
  });
});

describe('answers of the kitchen', () => {
  it.each([
    ['how many grams is a cup of flour', /about 1\d\d grams/],
    ['how many teaspoons in a tablespoon', /3 teaspoons/],
    ['what is 350 fahrenheit in celsius', /350°F is 177°C/],
    ['how long does spinach keep in the fridge', /Spinach keeps about .* in the fridge/],
    ['is pink chicken safe', /165°F/],
    ['I left it out overnight', /2 hours/],
    ['can I thaw the chicken on the counter', /Never on the counter/],
    ['is it safe to juggle', /no sure fact/],
    ["it's too salty", /unsalted/],
    ['can I use milk instead of cream', /Instead of heavy cream/],
  ])('%s', (question, text) => expect(ask(question).text).toMatch(text));

  it('does not suggest what the question rules out', () => {
    expect(ask('what can I use instead of cream for a vegan').text).not.toMatch(
      /half and half|creme fraiche/,
    );
    expect(ask('can you make this vegan').text).toContain('To make it vegan');
    expect(ask('is it okay for a friend who is celiac').text).toContain('It contains gluten: bread');
  });

  it('does not claim to see the kitchen', () => {
    expect(ask('did I already put the salt in').text).toContain('cannot see');
    expect(ask('who won the football').text).toContain('can’t know');
  });

  it('quotes a sentence only when it says what is asked', () => {
    expect(ask('do I have to soak the spinach').text).toBe('The recipe does not mention that.');
  });

  it('says what it did not understand, with two things that can be asked', () => {
    expect(ask('purple monkey dishwasher').text).toMatch(/didn’t understand.*"[^"]+" or "[^"]+"/);
  });
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
