import type { InteractiveStep, Recipe } from '@crisper/contract/recipes/recipes';

const MOST = 3;

/** Questions that this step can answer. They are offered, so none may end in "I don't know". */
export function ideasFor(recipe: Recipe, step: InteractiveStep | undefined, isLast: boolean): string[] {
  const words = step?.text.toLowerCase() ?? '';
  const measured = recipe.ingredients.find(
    ({ amountMin, ingredient }) => amountMin !== null && words.includes(ingredient.name.toLowerCase()),
  );
  const minutes = step?.timer_sec ? Math.round(step.timer_sec / 60) : 0;
  return [
    ...(step?.looks_right ? ['How do I know it is done?'] : []),
    ...(minutes > 0 ? [`Set a timer for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`] : []),
    ...(measured ? [`How much ${measured.ingredient.name} do I need?`] : []),
    ...(isLast ? [] : ['What comes next?']),
    'What are the ingredients?',
  ].slice(0, MOST);
}
