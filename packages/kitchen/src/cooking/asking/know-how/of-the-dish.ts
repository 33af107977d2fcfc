import { isA } from '../../../foods/larder.ts';
import { mayEat } from '../../../foods/who-eats.ts';
import type { CookingContext } from '../../cooking-context.ts';
import { waitsOf } from '../recipe-sentences.ts';
import { type Asked, listed } from '../reply.ts';
import { freeOf, refusal } from '../swap-replies.ts';

/** Know-how that depends on what kind of dish it is, or on who comes to eat it. */

const textOf = ({ steps }: Pick<CookingContext, 'steps'>): string => steps.map(({ text }) => text).join(' ');

/** "Feta on top? Ida's coming": a food that is thought of, and somebody at the table must not have it. */
export function onTopFor({ subject: { food } }: Asked, { people }: CookingContext): string | null {
  const out = food ? (people ?? []).filter((one) => one.eats && !mayEat(food, one)) : [];
  if (!food || out.length === 0) return null;
  return `${refusal(food, out[0]!, people)} Leave it off ${listed(out.map(({ name, isSelf }) => (isSelf ? 'your' : `${name}’s`)))} plate, or take one that the label calls ${freeOf(food, out[0]!)}.`;
}

/** "In the slow cooker, how long": stews and braises on low or high. */
export function inSlowCooker(_asked: Asked, context: CookingContext): string | null {
  const steps = textOf(context);
  if (/slow cooker/i.test(steps)) return null;
  const longest = Math.max(0, ...waitsOf(context).map(({ seconds }) => seconds));
  const isStew = /\b(?:simmer|stew|braise|cover)\w*\b/i.test(steps) && longest >= 25 * 60;
  return isStew
    ? 'In a slow cooker it takes 7 to 9 hours on low or 4 to 5 hours on high. Brown the meat first, take about a third less liquid, and put cream, herbs and green vegetables in for the last half hour. Dried kidney beans must boil hard for 10 minutes before.'
    : null;
}

const SETS_IN_THE_OVEN = /\b(?:custard|br[uû]l[eé]e|flan|cheesecake|quiche|pie|pudding|frittata)\b/i;
const SETS_COLD = /\b(?:mousse|panna cotta|tiramisu|jelly|icebox|no[- ]bake|trifle)\b/i;

/** "Still liquid after 35 minutes". */
export function stillLiquid({ text }: Asked, { recipe }: CookingContext): string | null {
  const about = `${recipe.title} ${text}`;
  if (SETS_IN_THE_OVEN.test(about))
    return 'Bake it on, and look every 5 minutes: it is done when the edge is set and the middle still wobbles like jelly, about 170 to 175°F / 77 to 80°C. Deep dishes and a cold water bath take longer. It firms up as it cools.';
  if (SETS_COLD.test(about))
    return 'Chill it 2 to 4 hours more, best overnight. If it is still liquid, fold in half a cup of cream whipped to soft peaks, or freeze it and serve it as a parfait.';
  return null;
}

/** How salty the water for pasta is, where the recipe does not measure it. */
export const saltedPastaWater = ({ text }: Asked, { recipe }: CookingContext): string | null =>
  recipe.ingredients.some((line) => /\bsalt\b.*\bwater\b/i.test(line.text)) && !/\bhow salty\b/.test(text)
    ? null
    : 'Salt it when it boils, before the pasta goes in: about 1 tablespoon for 4 quarts / liters, so that it tastes like mild soup. With salty cheese or bacon in the sauce, a little less.';

const COFFEE = /\b(?:coffee|espresso)\b/i;

/** "Can the kids have it": what is not for children in this recipe. */
export function forKids(_asked: Asked, { recipe }: CookingContext, spirits: readonly string[]): string {
  const coffee = recipe.ingredients.filter(({ name }) => COFFEE.test(name)).map(({ name }) => name);
  const raw = recipe.ingredients.some(({ food }) => food !== null && isA(food, 'egg'));
  const hot = recipe.ingredients
    .filter(({ name }) =>
      /\b(?:chil[ei]|cayenne|jalape|sriracha|hot sauce|curry paste|pepper flakes)/i.test(name),
    )
    .map(({ name }) => name);
  const parts = [
    spirits.length > 0
      ? `Part of the alcohol in ${listed(spirits)} stays: use stock or juice instead.`
      : null,
    coffee.length > 0 ? `Coffee has caffeine: take decaf or cocoa instead of ${listed(coffee)}.` : null,
    hot.length > 0 ? `It is hot from ${listed(hot)}: take half or less.` : null,
    raw ? 'Cook the eggs in it until they are set, or use pasteurized ones.' : null,
  ].filter((part) => part !== null);
  return parts.length > 0
    ? parts.join(' ')
    : 'I know of nothing in it that children as such must not have. Cut it small and keep it mild for little ones.';
}
