import { describe, expect, it } from 'vitest';
import type { Person } from '../foods/who-eats.ts';
import { finishRecipe } from '../recipes/finish.ts';
import { readCooklang } from '../recipes/read-cooklang.ts';
import { personQuestions, safetyQuestions } from './asking/safety-questions.data.ts';
import { answer } from './assistant.ts';
import { interactiveSteps } from './interactive-steps.ts';

const draft = readCooklang(`---
title: Chicken with Spinach
description: A dish with much that somebody may have to avoid.
servings: 2
prep time: 10 minutes
cook time: 10 minutes
course: dinner
---

Brown the @chicken breast{200%g} in the @butter{1%tbsp} for ~{8%minutes}, until it reads 165°F / 74°C inside. Toss it with the @heavy cream{2%tbsp}, the @cooked rice{100%g} and the @peanut butter{2%tbsp}, and serve with the @bread{2%slice}.
`);
const recipe = finishRecipe(draft!, { id: 'test', slug: 'chicken', origin: 'cookbook' });

const ask = (question: string, people: Person[] | null = []) =>
  answer(question, {
    recipe: { ...recipe, calories: null, nutrition: null },
    steps: interactiveSteps(recipe),
    people,
    currentStep: 0,
    timers: [],
    lastReply: null,
    lastQuestion: null,
  });

const nobody = { diets: [], allergens: [], eats: true, isSelf: false };
const ada: Person = { ...nobody, name: 'Ada', isSelf: true };
const mia: Person = { ...nobody, name: 'Mia', allergens: ['peanuts'] };
const bo: Person = { ...nobody, name: 'Bo', diets: ['vegan'], eats: false };

describe.each(safetyQuestions)('what makes people ill: $about', ({ says, never, questions }) => {
  it.each(questions)('%s', (question) => {
    const said = ask(question).text.replaceAll('’', "'");
    expect(said).toMatch(says);
    if (never) expect(said).not.toMatch(never);
  });
});

describe('what only sounds like it', () => {
  it.each([
    ['how long do the cookies keep at room temperature', /keep/],
    ['should the steak rest before slicing', /./],
    ['let the dough rise on the counter overnight', /./],
    ['what size is the mold', /./],
    ['how do I cut the green beans and potatoes', /./],
    ['I am expecting guests, can I make it ahead', /./],
    ['set a timer for two hours for the chicken on the counter', /./],
  ])('%s', (question, says) => {
    const { text } = ask(question);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/throw it away|in pregnancy|poison/i);
  });
});

describe('whether somebody may eat it', () => {
  it.each(personQuestions)('%s: never a plain yes, and never silence', (question) => {
    const said = ask(question, [ada, mia, bo]).text;
    expect(said).not.toMatch(/^Yes|didn’t understand|no sure fact|does not mention/);
  });

  it('answers from the profile that is named', () => {
    expect(ask('can Mia have this', [ada, mia, bo]).text).toBe('No, not for Mia: it contains peanuts.');
    expect(ask('is it ok for Bo', [ada, mia, bo]).text).toBe('No, not for Bo: it is not vegan.');
    expect(ask('can Ada eat that', [ada, mia]).text).toMatch(/^Your profile names nothing to avoid/);
  });

  it('tells everybody and asks back where it cannot know who is meant', () => {
    const said = ask('is it safe for my daughter', [ada, mia, bo]).text;
    expect(said).toMatch(/not for Mia: it contains peanuts.*not for Bo.*Ask me again with the name.*age/);
  });

  it.each([[[]], [null], [[ada]]])('asks back with what is in it where no profile helps', (people) => {
    expect(ask('is it safe for my daughter', people).text).toMatch(
      /I don’t know what your daughter must avoid. It contains .*peanuts.*must your daughter not have\?/,
    );
  });

  it('says that it cannot see who eats', () => {
    expect(ask('what can I use instead of butter', null).text).toMatch(/can’t see right now who eats/);
  });

  it('looks at the recipe for a baby and for somebody pregnant', () => {
    expect(ask('can my baby eat this').text).toMatch(
      /honey before the first birthday.*It contains .*peanuts/,
    );
    expect(ask("I'm pregnant, can I have liver pate").text).toMatch(/^No: in pregnancy no liver/);
  });
});
