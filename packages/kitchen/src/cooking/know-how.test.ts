import { describe, expect, it } from 'vitest';
import type { Person } from '../foods/who-eats.ts';
import { finishRecipe } from '../recipes/finish.ts';
import { readCooklang } from '../recipes/read-cooklang.ts';
import { answer } from './assistant.ts';
import { interactiveSteps } from './interactive-steps.ts';

const cooked = (title: string, text: string) =>
  finishRecipe(
    readCooklang(`---
title: ${title}
description: A test of what any cook knows.
servings: 4
prep time: 5 minutes
cook time: 60 minutes
cuisine: American
course: dinner
---

${text}
`)!,
    { id: 'test', slug: 'test', origin: 'cookbook' },
  );

const STEW = cooked(
  'Red Wine Beef Stew',
  'Brown the @beef chuck{2%lb} and simmer it with the @red wine{1%cup}, @potato{3} and @peas{1%cup} for ~{60%minutes}, until fork-tender.',
);
const ROAST = cooked(
  'Roast Chicken',
  'Roast the @whole chicken{4%lb} with @butter{2%tbsp} in the #oven{} at 400°F / 200°C for ~{80%minutes}, until the thigh reads 165°F / 74°C.',
);
const POT = cooked(
  'Pulled Beef',
  'Cook the @beef brisket{3%lb} with @onion{1} in a #slow cooker{} on low for ~{10%hours}, until it falls apart.',
);
const FRYER = cooked(
  'Air Fryer Wings',
  'Cook the @chicken wings{2%lb} in the #air fryer{} at 375°F / 190°C for ~{20%minutes}, until they read 165°F / 74°C.',
);
const LOAF = cooked(
  'White Bread',
  'Knead the @bread flour{3%cups}, @yeast{2%tsp} and @water{1%cup}, and bake it in the #oven{} at 400°F / 200°C for ~{35%minutes}, until golden.',
);
const RISOTTO = cooked(
  'Mushroom Risotto',
  'Stir the @arborio rice{1%cup} with @vegetable broth{3%cups} over medium heat for ~{20%minutes}, then stir in the @parmesan{1/2%cup}.',
);
const CURRY = cooked(
  'Red Curry',
  'Fry the @red curry paste{2%tbsp} and simmer it with @coconut milk{1%can} for ~{8%minutes}.',
);
const CUSTARD = cooked(
  'Vanilla Custard',
  'Whisk the @egg yolks{4} into the hot @heavy cream{2%cups} over low heat for ~{8%minutes}, until it coats the back of a spoon.',
);

const finn: Person = { name: 'Finn', isSelf: false, eats: true, diets: [], allergens: ['crustaceans'] };
const ask = (recipe: ReturnType<typeof cooked>, question: string, people: Person[] = []) =>
  answer(question, {
    recipe: { ...recipe, calories: null, nutrition: null },
    steps: interactiveSteps(recipe),
    people,
    currentStep: 0,
    timers: [],
    lastReply: null,
    lastQuestion: null,
  });

describe('what any cook knows', () => {
  it.each<[string, ReturnType<typeof cooked>, string, RegExp]>([
    ['the slow cooker on high', POT, 'could this cook on high, how many hours', /5 to 6 hours/],
    ['a lighter bird', ROAST, 'mine weighs 3 pounds, how long does it roast', /about 1 hour 5 minutes/],
    ['an oven for an air fryer', FRYER, 'i only have an oven and no air fryer', /400°F \/ 205°C/],
    ['a loaf without a thermometer', LOAF, 'how do i see the bread is baked without a thermometer', /skewer/],
    ['oil without a thermometer', FRYER, 'is the oil for frying ready? no thermometer here', /wooden spoon/],
    ['another rice', RISOTTO, 'can i take plain long grain rice', /starch/],
    ['a curdled custard', CUSTARD, 'there are lumps of egg in my custard', /sieve/],
    ['scum', STEW, 'a grey scum floats on the broth', /Skim/],
    ['a stewing cut', STEW, 'which cut is best for stewing', /shin/],
    ['frozen vegetables', STEW, 'do i thaw the peas', /can go in frozen/],
    ['gravy', ROAST, 'how do i make a gravy from the drippings', /whisk/],
    ['what goes with it', STEW, 'what should i serve with it', /potatoes/],
    ['a word of recipes', CUSTARD, 'what does translucent mean', /glassy/],
    ['the burnt pot', STEW, 'the stew caught at the bottom', /clean pot/],
    ['meat straight from the freezer', POT, 'the brisket is still frozen', /^No: thaw it/],
    ['spilt salt', STEW, 'the lid came off and all the salt fell in', /everything else/],
    ['a slow cooker for a stew', STEW, 'how long would it need in my crockpot', /7 to 9 hours on low/],
    ['a custard that stays liquid', CUSTARD, 'the custard is not set after 40 minutes', /wobbles/],
    ['tearing dough', LOAF, 'the dough tore', /damp fingers/],
    ['a cold rise', LOAF, 'may the second rise be overnight in the fridge', /^Yes/],
    ['salt for sugar', LOAF, 'i put salt instead of sugar', /start it again/],
    ['hot soup in a blender', STEW, 'is it ok to put hot soup into the blender', /towel/],
    ['old soda', LOAF, 'is my old baking soda still good', /fizz/],
    ['no cast iron', ROAST, 'i do not own a cast iron pan', /stainless/],
    ['the dog', STEW, 'may the dog eat some', /onions, garlic/],
  ])('%s', (_about, recipe, question, says) => {
    expect(ask(recipe, question).text).toMatch(says);
  });

  it('tells what a bought paste may hold, also where somebody has to avoid it', () => {
    expect(ask(CURRY, 'is there shrimp in the red curry paste', [finn]).text).toMatch(/crustaceans/);
  });
});

describe('what cannot wait', () => {
  it.each<[string, ReturnType<typeof cooked>, string, RegExp]>([
    ['a swollen tongue', CURRY, 'her tongue feels swollen', /emergency services/],
    ['a sore eye', CURRY, 'lime juice squirted into my eyes', /Rinse/],
    ['old leftovers', STEW, 'the stew is from a week ago and was in the fridge', /throw it away/],
    ['tasting raw meat', STEW, 'may i try the raw burger mix for salt', /Fry a teaspoon/],
    ['a pot that stays out', STEW, 'may i keep it on the hob until tomorrow', /^No/],
    ['splinters', STEW, 'a glass shattered beside the bowl', /Throw away everything/],
    ['meat cooked by halves', ROAST, 'can i half cook the chicken now and finish it tomorrow', /^No/],
    ['washing a bird', ROAST, 'should i wash the bird', /Don’t wash/],
    ['wine for a child', STEW, 'my 3 year old would like some', /red wine: part of the alcohol stays/],
    ['raw egg in what has none', STEW, 'are there raw eggs in it', /There is no egg/],
  ])('%s', (_about, recipe, question, says) => {
    expect(ask(recipe, question).text).toMatch(says);
  });

  it('does not take an allergy that is only told for an emergency', () => {
    expect(ask(STEW, 'my uncle is allergic to nuts').intent).toBe('allergens');
  });
});
