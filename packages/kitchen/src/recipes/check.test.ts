import { describe, expect, it } from 'vitest';
import { END_POINTS } from '../cooking/safe-temperatures.ts';
import { foodById } from '../foods/larder.ts';
import { checkRecipe } from './check.ts';
import { finishRecipe } from './finish.ts';
import { readCooklang } from './read-cooklang.ts';

const GOOD = `---
title: Chicken with Potatoes
description: Plain and good.
servings: 2
prep time: 10 minutes
cook time: 30 minutes
cuisine: American
course: dinner
---

Heat the #oven{} to 425°F / 220°C. Toss the @potatoes{1%lb} with the @olive oil{2%tbsp}.

Lay the @chicken thighs{1%lb}(boneless) on top and roast for ~{30%minutes}, until the chicken reads 165°F / 74°C inside.
`;

const problemsOf = (text: string) =>
  checkRecipe(finishRecipe(readCooklang(text)!, { slug: 'test', origin: 'cookbook' }));
const kinds = (text: string) => [...new Set(problemsOf(text).map((problem) => problem.kind))];

describe('checkRecipe', () => {
  it('lets a good recipe pass', () => {
    expect(problemsOf(GOOD)).toEqual([]);
  });

  it('lets words pass that its foods agree with', () => {
    expect(kinds(GOOD.replace('title: Chicken', 'title: Eggless Chicken'))).toEqual([]);
    expect(kinds(GOOD.replace('Plain and good', 'Made with no eggs or milk'))).toEqual([]);
  });

  it.each([
    ['an unknown food', GOOD.replace('@olive oil', '@unicorn tears'), 'unknown-food'],
    ['an amount without weight', GOOD.replace('{2%tbsp}', '{2%branch}'), 'unweighed'],
    ['a food that is not listed', GOOD.replace('Lay the', 'Add the broccoli. Lay the'), 'unlisted-food'],
    ['steps that take longer than the head says', GOOD.replace('{30%minutes}', '{3%hours}'), 'times'],
    ['time that no step accounts for', GOOD.replace('cook time: 30', 'cook time: 300'), 'times'],
    ['no time at all', GOOD.replace('10 minutes', '0 minutes').replace('30 minutes', '0 minutes'), 'times'],
    ['too little energy', GOOD.replace('servings: 2', 'servings: 100'), 'energy'],
    ['too much energy', GOOD.replace('{2%tbsp}', '{4%cup}'), 'energy'],
    [
      'poultry without its temperature',
      GOOD.replace(', until the chicken reads 165°F / 74°C inside', ''),
      'safe-end-point',
    ],
    ['a promise that it is safe', GOOD.replace('Plain and good', 'Safe for everyone at the table'), 'claim'],
    ['a promise of freedom', GOOD.replace('Plain and good', 'Nut-free and good'), 'claim'],
    ['a promise of freedom in a step', GOOD.replace('Lay the', 'This is gluten-free. Lay the'), 'claim'],
    ['a diet that its foods break', GOOD.replace('Plain and good', 'A vegetarian classic'), 'claim'],
    [
      'a food left out that is in it',
      GOOD.replace('title: Chicken', 'title: Eggless Chicken').replace(
        '@olive oil{2%tbsp}',
        '@mayonnaise{2%tbsp}',
      ),
      'claim',
    ],
    [
      'a food left out that may be in it',
      GOOD.replace('Plain and good', 'Made with no eggs').replace('@olive oil{2%tbsp}', '@ladyfingers{50%g}'),
      'claim',
    ],
    ['poultry at a lower temperature', GOOD.replace('165°F / 74°C', '145°F / 63°C'), 'safe-end-point'],
  ])('refuses %s', (_name, text, kind) => {
    expect(kinds(text)).toContain(kind);
  });

  it('refuses an ingredient that no step uses', () => {
    const recipe = finishRecipe(readCooklang(GOOD)!, { slug: 'test', origin: 'cookbook' });
    const extra = finishRecipe(readCooklang('>> title: x\n\nStir @cinnamon{1%tsp}.')!).ingredients;
    const problems = checkRecipe({ ...recipe, ingredients: [...recipe.ingredients, ...extra] });
    expect(problems.map((problem) => problem.kind)).toEqual(['unused-ingredient']);
  });

  it('refuses a recipe without steps or ingredients', () => {
    const recipe = finishRecipe(readCooklang(GOOD)!);
    expect(checkRecipe({ ...recipe, steps: [] }).map((problem) => problem.message)).toContain(
      'The recipe has no steps.',
    );
    expect(checkRecipe({ ...recipe, ingredients: [] }).map((problem) => problem.message)).toContain(
      'The recipe has no ingredients.',
    );
  });

  it.each([
    ['ground beef', 'until no pink remains'],
    ['salmon fillets', 'until it flakes with a fork'],
    ['eggs', 'until the center is set'],
    ['pork shoulder', 'until fork-tender'],
    ['shrimp', 'until pink and opaque'],
    ['canned tuna', 'and serve'],
  ])('takes the words for %s', (food, words) => {
    const text = (end: string) =>
      `>> title: x\n>> servings: 2\n>> prep time: 5 minutes\n>> cook time: 15 minutes\n\nCook the @${food}{1%lb} ~{15%minutes} ${end}.`;
    expect(kinds(text(words))).not.toContain('safe-end-point');
    if (food !== 'canned tuna') expect(kinds(text('and serve'))).toContain('safe-end-point');
  });

  it('knows every kind of food it guards', () => {
    const unknown = END_POINTS.flatMap((point) => point.kinds).filter((kind) => foodById(kind) === undefined);
    expect(unknown).toEqual([]);
  });
});
