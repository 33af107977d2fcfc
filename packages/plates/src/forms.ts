import type { Dish } from './dish.ts';
import { breadForms } from './forms/breads.ts';
import { breakfastForms } from './forms/breakfast.ts';
import { cakeForms } from './forms/cakes.ts';
import { cookieForms } from './forms/cookies.ts';
import { cupForms } from './forms/cups.ts';
import { dipForms } from './forms/dips.ts';
import { eggForms } from './forms/eggs.ts';
import { filledForms } from './forms/filled.ts';
import { flatForms } from './forms/flats.ts';
import { fruitForms } from './forms/fruit.ts';
import { glassForms } from './forms/glasses.ts';
import { griddleForms } from './forms/griddle.ts';
import { loafForms } from './forms/loaves.ts';
import { mainForms } from './forms/mains.ts';
import { mincedForms } from './forms/minced.ts';
import { noodleForms } from './forms/noodles.ts';
import { ovenForms } from './forms/oven.ts';
import { pastaForms } from './forms/pasta.ts';
import { pieForms } from './forms/pies.ts';
import { plainForms } from './forms/plain.ts';
import { riceForms } from './forms/rice.ts';
import { roastForms } from './forms/roasts.ts';
import { rollForms } from './forms/rolls.ts';
import { saladForms } from './forms/salads.ts';
import { sandwichForms } from './forms/sandwiches.ts';
import { sideForms } from './forms/sides.ts';
import { smallBakeForms } from './forms/small-bakes.ts';
import { smallCakeForms } from './forms/small-cakes.ts';
import { snackForms } from './forms/snacks.ts';
import { soupForms } from './forms/soups.ts';
import { stewForms } from './forms/stews.ts';
import { sushiForms } from './forms/sushi.ts';
import { trayForms } from './forms/trays.ts';
import { wokForms } from './forms/woks.ts';
import { wrapForms } from './forms/wraps.ts';

/** Every form that a finished dish can have, and how it is drawn. */
export const FORMS = {
  ...loafForms,
  ...smallCakeForms,
  ...smallBakeForms,
  ...glassForms,
  ...wrapForms,
  ...sandwichForms,
  ...rollForms,
  ...roastForms,
  ...wokForms,
  ...mincedForms,
  ...filledForms,
  ...trayForms,
  ...noodleForms,
  ...sushiForms,
  ...dipForms,
  ...snackForms,
  ...breakfastForms,
  ...fruitForms,
  ...stewForms,
  ...breadForms,
  ...cakeForms,
  ...cookieForms,
  ...cupForms,
  ...eggForms,
  ...flatForms,
  ...griddleForms,
  ...mainForms,
  ...ovenForms,
  ...pastaForms,
  ...pieForms,
  ...plainForms,
  ...riceForms,
  ...saladForms,
  ...sideForms,
  ...soupForms,
} satisfies Record<string, (dish: Dish) => string>;

export type FormName = keyof typeof FORMS;
