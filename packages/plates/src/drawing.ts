import { type Drawable, dishOf } from './dish.ts';
import { formOf } from './form-of.ts';
import { FORMS } from './forms.ts';

/** The finished dish, as a part of an SVG of 320 by 200. The same recipe always gives the same drawing. */
export function drawing(recipe: Drawable): string {
  return FORMS[formOf(recipe)](dishOf(recipe));
}
