import { expect, it } from 'vitest';
import { EMPTY_DRAFT, plainIngredient, plainStep } from '../recipes/draft.ts';
import { finishRecipe } from '../recipes/finish.ts';
import { translatedSteps } from './translated-steps.ts';

it('gives the temperatures that its words give, each once', () => {
  const recipe = finishRecipe({
    ...EMPTY_DRAFT,
    title: 'Cake',
    servings: 4,
    ingredients: ['200 g flour'].map(plainIngredient),
    steps: ['Heat the oven to 350°F / 175°C. Bake the flour at 350°F / 175°C.'].map(plainStep),
  });
  const said = {
    text: 'Préchauffer le four à 180 °C. Cuire la farine à 180 °C.',
    tip: null,
    looksRight: null,
    timers: [],
    uses: [],
    tools: [],
  };
  const words = { title: 'Gâteau', description: '', ingredients: [], steps: [said] };
  const [step] = translatedSteps(recipe, words, 'fr');
  expect(step!.temps).toEqual([{ of: 'oven', f: 350, c: 180 }]);
  expect(step).toMatchObject({ temp_c: 180, temp_f: 350 });
});
