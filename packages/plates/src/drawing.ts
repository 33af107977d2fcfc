import { type Drawable, dishOf, drawnTitle } from './dish.ts';
import { formOf } from './form-of.ts';
import { FORMS } from './forms.ts';
import { HOT_FORMS } from './hot-forms.ts';
import { served } from './setting.ts';

/**
 * The finished dish on its table, as a part of an SVG of 320 by 200. The same recipe always gives the same drawing;
 * `rich` is for its own page, where it is large.
 */
export function drawing(recipe: Drawable, rich = false): string {
  const form = formOf(recipe);
  return served(FORMS[form](dishOf(recipe)), {
    seed: recipe.id + drawnTitle(recipe),
    rich,
    hot: HOT_FORMS.has(form),
  });
}
