import { expect, it } from 'vitest';
import { finishRecipe } from '../recipes/finish.ts';
import { readCooklang } from '../recipes/read-cooklang.ts';
import { plainQuestion } from './asking/normalize-question.ts';
import { spelled } from './asking/spelling.ts';
import { answer } from './assistant.ts';
import { interactiveSteps } from './interactive-steps.ts';

it('reads words as they were meant, and leaves other words alone', () => {
  expect(['chiken', 'tomorow', 'cinamon'].map(spelled)).toEqual(['chicken', 'tomorrow', 'cinnamon']);
  for (const word of ['summer', 'malted', 'falling', 'cooling', 'think', 'whisky'])
    expect(spelled(word)).toBe(word);
});

it('reads what is typed in a hurry', () => {
  const plain = (question: string) => plainQuestion(question).text;
  expect(plain('way to salty')).toBe('way too salty');
  expect(plain('its burning')).toBe('it is burning');
  expect(plain('375 F = ? C')).toBe('375 f in c');
  expect(plain('sat out 5 hrs w/o lid')).toBe('sat out 5 hours without lid');
  expect(plain('1 and 1/3 cups')).toBe('1.333 cups');
  expect(plain('half and half')).toBe('half and half');
  expect(plain('ok for tom?')).toBe('ok for tom');
});

const recipe = finishRecipe(
  readCooklang(`---
title: Chicken Cream
description: A test of short questions.
servings: 2
prep time: 5 minutes
cook time: 20 minutes
cuisine: American
course: dinner
---

Fry the @chicken breast{12%oz} and the @bacon{2%oz} in the @butter{1%tbsp} ~{12%minutes}, add the @heavy cream{1/2%cup} and the @white wine{1/4%cup}.
`)!,
  { id: 'test', slug: 'chicken-cream', origin: 'cookbook' },
);
const noa = { name: 'Noa', isSelf: false, eats: true, diets: [], allergens: ['milk' as const] };
const ask = (question: string) =>
  answer(question, {
    recipe: { ...recipe, calories: null, nutrition: null },
    steps: interactiveSteps(recipe),
    people: [noa],
    currentStep: 0,
    timers: [],
    lastReply: null,
    lastQuestion: null,
  }).text;

it.each([
  ['hot oil splashed on my hand', /cool running water/],
  ['can i use water to put out the grease fire', /Never pour water/],
  ['how do i know mussels are alive', /closes when you tap/],
  ['how long can i leave the cooked chicken out', /2 hours/],
  ['can is dented on the seam', /^Throw it away/],
  ['ground beef was in the fridge 4 days', /^Too long/],
  ['reheated it twice already, once more?', /^No: reheat leftovers only once/],
  ['ok for noa?', /^No, not for Noa: it contains milk/],
  ['how do i make it ok for noa', /^For Noa: .* for butter/],
  ['my guest is muslim, can he eat it', /^No, not as it is: it has bacon and white wine/],
  ['yeast water has no bubbles after 10 min', /yeast is dead/],
  ['juice of 1 lime is how many tbsp', /About 2 tablespoons/],
  ['1 stick butter in g', /113 grams/],
  ['bacon too expensive can i use ham', /ham/i],
])('answers "%s"', (question, says) => {
  expect(ask(question)).toMatch(says);
});
