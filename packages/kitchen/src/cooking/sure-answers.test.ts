import { describe, expect, it } from 'vitest';
import { finishRecipe } from '../recipes/finish.ts';
import { readCooklang } from '../recipes/read-cooklang.ts';
import { answer } from './assistant.ts';
import { interactiveSteps } from './interactive-steps.ts';

const recipe = finishRecipe(
  readCooklang(`---
title: Chicken with Vanilla
servings: 2
---

Brown the @chicken breast{12%oz} in the @olive oil{1%tbsp} for ~{12%minutes}.

Stir in the @mushrooms{8%oz}, the @active dry yeast{1%tsp} and the @vanilla extract{1%tsp}.
`)!,
);
const steps = interactiveSteps(recipe);
const ask = (question: string) =>
  answer(question, {
    recipe: { ...recipe, calories: null, nutrition: null },
    steps,
    people: [],
    currentStep: 0,
    timers: [],
    lastReply: null,
    lastQuestion: null,
  }).text;

describe('what must not be answered wrongly', () => {
  it.each([
    ['it reads 150 inside, can I serve it', /^Not yet.*165°F/],
    ['it reads 168, is it done', /^Yes.*165°F/],
    ['the middle shows 75 c', /^Yes/],
    ['I picked some mushrooms in the woods, can I use those', /^Only if an expert/],
    ['the use by date of the chicken was yesterday', /throw it away/],
    ['the raw chicken looks gray, is it bad', /color alone is no fault/],
    ['can I keep the cooked chicken for a week', /^No: .*3 to 4 days/],
    ['how do I store the mussels until tonight', /within a day or two/],
    ['can I cook the chicken straight from frozen', /never in a slow cooker/],
    ['one potato has eyes growing', /poisonous/],
  ])('%s', (question, says) => {
    expect(ask(question)).toMatch(says);
  });
});

describe('what a few words decide', () => {
  it.each([
    ['1½ pounds in kilos', /680 grams/],
    ['325 F is what in C', /163°C/],
    ['no vanilla extract', /^Instead of vanilla extract/],
    ["tastes flat, what's missing", /^Salt first/],
    ["it's bitter", /pinch of sugar/],
    ['I dropped an eggshell in', /larger piece of shell/],
    ['stuck in the tin', /thin knife/],
    ['I only have instant yeast', /quarter less/],
    ['fresh yeast instead of dry', /three times the weight/],
    ['how do I tell the chicken is done without a thermometer', /juices must run clear/],
  ])('%s', (question, says) => {
    expect(ask(question)).toMatch(says);
  });
});
