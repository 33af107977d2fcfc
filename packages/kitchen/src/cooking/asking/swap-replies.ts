import { DIETS, type Diet } from '@crisper/contract/vocabulary';
import { foodById, isA } from '../../foods/larder.ts';
import type { CookingContext } from '../assistant.ts';
import { sentencesAbout } from './recipe-sentences.ts';
import { type Asked, capital, listed } from './reply.ts';
import { larderFood, subjectOf } from './subject.ts';

/** What to use instead, and what can be left out. */

export function substitute(asked: Asked, context: CookingContext): string {
  const diet = DIETS.find((one) => ` ${asked.text} `.includes(` ${one.replaceAll('-', ' ')} `));
  if (diet && asked.subject.lines.length === 0) return adapted(diet, context);
  // "Can I use milk instead of cream": the food to replace comes after "instead of"; what is offered, before it.
  const [offered = '', missing] = halvesOf(asked.text);
  const subject = missing ? subjectOf(missing, context) : asked.subject;
  const offering = missing !== undefined && !subject.food && asked.subject.lines.length === 0;
  if (offering && asked.subject.food) return offer(asked.subject.food, context);
  const { food, lines } = subject.food ? subject : asked.subject;
  if (!food) return 'Instead of what? Name the ingredient, and I will look for a swap.';
  if (/\bonly have\b/.test(asked.text) && lines.some((line) => line.food === larderFood(asked.text)?.id))
    return 'Use what you have, cut to the size the recipe asks for.';
  const swaps = food.substitutes.flatMap((swap) => {
    const other = foodById(swap.food);
    return other && !(diet && other.breaks.includes(diet))
      ? [{ id: other.id, text: `${other.name}: ${swap.note}` }]
      : [];
  });
  const idea = missing ? larderFood(offered) : null;
  const fits = idea && swaps.find((swap) => swap.id === idea.id);
  if (fits) return `Yes. ${capital(fits.text)}`;
  if (lines.length === 0 && !missing) return offer(food, context);
  const optional = lines.some((line) => line.optional)
    ? ' It is optional here, so you can also leave it out.'
    : '';
  if (swaps.length === 0) return `I don’t know a good swap for ${food.name}.${optional}`;
  const best = `Instead of ${food.name}, use ${swaps
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' Or ')}`;
  return idea && idea.id !== food.id
    ? `I am not sure about ${idea.name} here. ${best}${optional}`
    : `${best}${optional}`;
}

const BEFORE_MISSING =
  /\b(?:instead of|in place of|rather than|for the|as a substitute for|replace|replacing|out of|have no|not have(?: any)?|ran out of)\b/;
/** "Thyme, I have not got any, what about rosemary", "no yogurt, can I use sour cream". */
const AFTER_MISSING =
  /\b(?:i )?(?:have not got any|have not any|can i use|could i use|what about|how about|will|would)\b/;

/** What is offered and what is missing; what is missing is undefined where the question does not tell them apart. */
function halvesOf(text: string): [offered: string, missing?: string] {
  const [before = '', after] = text.split(BEFORE_MISSING);
  if (after !== undefined) return [before, after];
  // "Breasts, not thighs".
  const [had = '', wanted] = text.split(/ (?:and )?not (?=[a-z]+(?: does| is| will|$))/);
  if (wanted !== undefined) return [had, wanted];
  const lacks =
    /^(?:there is )?no ([a-z ]{3,40}?)(?: in the house| left| here| at home)?(?: (?:,|can|could|what|will|would|any).*)?$/.exec(
      text,
    );
  if (lacks) return [text.slice(lacks[1]!.length + 3), lacks[1]!];
  const [first = '', second] = text.split(AFTER_MISSING).filter((part) => part.trim() !== '');
  return /\bhave not got any\b/.test(text) ? [second ?? '', first] : [text];
}

/** What to exchange so that the dish fits a diet. */
function adapted(diet: Diet, { recipe }: CookingContext): string {
  const against = recipe.ingredients.flatMap((line) => {
    const food = line.food ? foodById(line.food) : undefined;
    return food?.breaks.includes(diet) ? [food] : [];
  });
  if (against.length === 0)
    return `As written, nothing in it rules out ${diet}. Check the packages to be sure.`;
  const changes = [...new Set(against)].map((food) => {
    const other = food.substitutes
      .map((swap) => foodById(swap.food))
      .find((one) => one && !one.breaks.includes(diet));
    if (other) return `${other.name} for ${food.name}`;
    const kind = KIND_SWAPS.find(([kinds]) => kinds.some((one) => food.id === one || isA(food.id, one)));
    return kind ? `${kind[1]} for ${food.name}` : `nothing I know for ${food.name}`;
  });
  return `To make it ${diet}: ${listed(changes)}.`;
}

/** What stands in for a whole kind of food where none of its own swaps fits a diet without animals. */
const KIND_SWAPS: readonly (readonly [kinds: readonly string[], swap: string])[] = [
  [['stock', 'chicken-stock', 'beef-stock', 'fish-stock', 'bone-broth'], 'vegetable stock'],
  [['beef', 'pork', 'lamb', 'poultry', 'veal', 'game', 'sausage'], 'mushrooms, beans or firm tofu'],
  [['fish', 'shellfish'], 'firm tofu or chickpeas'],
];

/** A food that the recipe does not have: whether it can stand in for one that it has. */
function offer(food: { id: string; name: string }, context: CookingContext): string {
  for (const line of context.recipe.ingredients) {
    const own = line.food ? foodById(line.food) : undefined;
    const swap = own?.substitutes.find((one) => one.food === food.id);
    if (own && swap) return `Yes, instead of ${own.name}: ${swap.note}`;
  }
  return `${capital(food.name)} is not in this recipe, and I know of nothing here that it replaces.`;
}

export function leaveOut(asked: Asked, context: CookingContext): string {
  const { food, lines } = asked.subject;
  const line = lines[0];
  if (!line)
    return food
      ? `${capital(food.name)} is not in this recipe, so nothing changes without it.`
      : 'Leave out what? Name the ingredient.';
  if (line.optional) return `Yes, ${line.name} is optional here.`;
  const uses = sentencesAbout(context, [line]);
  if (
    uses.length > 0 &&
    uses.every(({ text }) => /^(?:serve|top|garnish|scatter|sprinkle|finish)\b/i.test(text))
  )
    return `Yes. It only goes with the dish at the end: "${uses[0]!.text}"`;
  const total = context.recipe.ingredients.reduce((sum, entry) => sum + (entry.grams ?? 0), 0);
  const tiny = /^(?:leaf|sprig|pinch|dash|drop)$/.test(line.unit ?? '');
  const share = line.grams !== null && total > 0 ? line.grams / total : tiny ? 0 : null;
  if (food?.aisle === 'baking')
    return `Better not: ${line.name} does a job in the dough or batter. ${substitute(asked, context)}`;
  if (food?.id === 'salt') return 'You can, but it will taste flat. Use less, or a squeeze of lemon instead.';
  if (food?.aisle === 'spices' || (share !== null && share < 0.03))
    return `Yes. Without ${line.name} it tastes plainer, but it still works.`;
  return `${capital(line.name)} carries a good part of this dish. ${substitute(asked, context)}`;
}
