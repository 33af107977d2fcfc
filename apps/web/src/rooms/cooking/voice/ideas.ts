import type { InteractiveStep, Recipe } from '@crisper/contract/recipes/recipes';
import { plural, t } from '@lingui/core/macro';

const MOST = 3;

/** Questions that this step can answer. They are offered, so none may end in "I don't know". */
export function ideasFor(recipe: Recipe, step: InteractiveStep | undefined, isLast: boolean): string[] {
  const words = step?.text.toLowerCase() ?? '';
  const measured = recipe.ingredients.find(
    ({ amountMin, ingredient }) => amountMin !== null && words.includes(ingredient.name.toLowerCase()),
  );
  const minutes = step?.timer_sec ? Math.round(step.timer_sec / 60) : 0;
  return [
    ...(step?.looks_right ? [t`How do I know it is done?`] : []),
    ...(minutes > 0
      ? [plural(minutes, { one: 'Set a timer for # minute', other: 'Set a timer for # minutes' })]
      : []),
    ...(measured ? [t`How much ${measured.ingredient.name} do I need?`] : []),
    ...(isLast ? [] : [t`What comes next?`]),
    t`What are the ingredients?`,
  ].slice(0, MOST);
}
