import { foodById, isA } from '../../../foods/larder.ts';
import type { CookingContext } from '../../cooking-context.ts';
import { safePoint } from '../../food-safety.ts';
import { spokenTime } from '../durations.ts';
import { allergensIn } from '../mentioned-diets.ts';
import { waitsOf } from '../recipe-sentences.ts';
import type { Asked } from '../reply.ts';
import { foodsMeant } from '../subject.ts';

/** Know-how that needs a look at the recipe: its times, its heat, what is in it. */

const textOf = ({ steps }: Pick<CookingContext, 'steps'>): string => steps.map(({ text }) => text).join(' ');

/** "On high instead, how long": a slow cooker takes half of the hours on high. */
export function hotFromLow({ text }: Asked, context: CookingContext): string | null {
  const steps = textOf(context);
  if (!/slow cooker/i.test(`${steps} ${text}`)) return null;
  const seconds = Math.max(0, ...waitsOf(context).map((wait) => wait.seconds));
  const isLow = /\bon low\b/i.test(steps);
  const wanted = /\b(?:on|to|setting) high\b/.test(text) ? 'high' : 'low';
  if (seconds < 2 * 3600 || isLow !== (wanted === 'high'))
    return 'On high a slow cooker takes about half of the hours on low: 8 hours on low are 4 to 5 on high. Low gives more tender meat.';
  const hours = seconds / 3600;
  const [least, most] = wanted === 'high' ? [hours / 2, hours / 2 + 1] : [hours * 2 - 1, hours * 2];
  return `Yes. On ${wanted} it takes about ${Math.round(least)} to ${Math.round(most)} hours instead of ${spokenTime(seconds)} on ${isLow ? 'low' : 'high'}. Go by how tender it is; large cuts get more tender on low.`;
}

const POUND = 453.6;
const WEIGHT = /\b(\d+(?:\.\d+)?) (lbs?|pounds?|pounders?|kilos?|kilograms?|kg|grams?|g)\b/;
/** Minutes a pound in an oven of the heat these are roasted at, and those that any weight takes. */
const ROASTS: readonly (readonly [kind: string, each: number, more: number])[] = [
  ['turkey', 17, 15],
  ['poultry', 17, 15],
  ['pork', 25, 20],
  ['beef', 20, 15],
  ['lamb', 20, 15],
];

/** "My bird is only 3 pounds": the recipe's own time by weight where it roasts one piece, else minutes a pound. */
export function heavierBird(asked: Asked, context: CookingContext): string | null {
  const said = WEIGHT.exec(asked.text);
  if (!said) return null;
  const grams = Number(said[1]) * (/^(?:lb|pound)/.test(said[2]!) ? POUND : /^k/.test(said[2]!) ? 1000 : 1);
  const foods = foodsMeant(asked.subject, context);
  const roast = ROASTS.find(([kind]) => foods.some((id) => isA(id, kind)));
  const steps = textOf(context);
  if (!roast || grams < 400 || !/\b(?:roast|bake|oven|slow cooker)\b/i.test(steps)) return null;
  const [kind, each, more] = roast;
  const own = context.recipe.ingredients.find(({ food }) => food !== null && isA(food, kind));
  const stated = Math.max(
    0,
    ...waitsOf(context).flatMap((wait) => (wait.kind === 'cooking' ? [wait.seconds] : [])),
  );
  const point = safePoint(foods)?.said ?? '';
  const bought = own?.unit === 'pound' ? (own.amountMin ?? 0) * POUND : (own?.grams ?? 0);
  const usual = bought > 800 && stated > 1200 ? bought : null;
  // Time grows slower than weight: a bird of double the weight is not double as thick.
  const minutes = usual ? (stated / 60) * (grams / usual) ** 0.67 : (grams / POUND) * each + more;
  const about = Math.max(10, Math.round(minutes / 5) * 5);
  const instead = usual ? `, instead of ${spokenTime(stated)} for the ${own!.text}` : '';
  return `Reckon with about ${spokenTime(about * 60)}${instead}, and start to measure 15 minutes before. ${point}`.trim();
}

/** "Two inches thick, does it need longer". */
export function thickerPiece(asked: Asked, context: CookingContext): string | null {
  const foods = foodsMeant(asked.subject, context);
  const point = safePoint(foods);
  if (!point) return null;
  return /\bthin(?:ner)?\b/.test(asked.text)
    ? `Yes, it takes less: thin pieces are done in half of the time or sooner, so check early. ${point.said}`
    : `Yes, it needs longer: brown it as the recipe says, then turn the heat down, or finish it in the oven at 400°F / 200°C, about 5 more minutes for each half inch / 1 cm more. ${point.said}`;
}

const OF_FRYING = /\b(?:oil for frying|deep[- ]fr|fry\b)/i;
const OF_BAKING = /\b(?:bake|baked|baking)\b/i;

/** What to do without a thermometer: in frying oil, in what is baked, in what is eaten. */
export function withoutThermometer({ text }: Asked, context: CookingContext): string | null {
  const here = context.steps[context.currentStep]?.text ?? '';
  const isOil = /\b(?:oil|fat|fry\w*|deep)\b/.test(text);
  if (isOil || (OF_FRYING.test(here) && !/\b(?:done|cooked|inside|meat|chicken|baked)\b/.test(text)))
    return 'Dip the handle of a wooden spoon into the oil: small steady bubbles around it mean about 350°F / 175°C. A cube of bread turns golden in about 50 seconds, in 30 it is too hot. If it smokes, take it off the heat.';
  const isDough = context.recipe.ingredients.some(({ food }) => food !== null && isA(food, 'flour'));
  const isMeat = safePoint(
    context.recipe.ingredients.flatMap(({ food, grams }) => (food && (grams ?? 0) > 150 ? [food] : [])),
  );
  if ((isDough && !isMeat) || (isDough && OF_BAKING.test(textOf(context)) && /\bbaked?\b/.test(text)))
    return 'Go by look and touch: deep golden on top, dry at the edges, springy in the middle and not doughy when you pull a piece apart. A skewer in the middle comes out clean, and a loaf sounds hollow when you tap its bottom.';
  return null;
}

/** From an air fryer to an oven. */
export function fromAirFryer({ text }: Asked, context: CookingContext): string | null {
  const steps = textOf(context);
  const own = /(\d{3})\s?°F/.exec(steps)?.[1];
  if (!/air fryer/i.test(steps) || !/\b(?:no|not|without|only|just|instead|normal|regular|oven)\b/.test(text))
    return null;
  const hotter = own ? Math.ceil((Number(own) + 25) / 25) * 25 : 425;
  return `Yes: heat the oven to ${hotter}°F / ${Math.round(((hotter - 32) * 5) / 9 / 5) * 5}°C, or 25°F / 15°C less with a fan, lay the food on a hot sheet or a rack, and cook it about a quarter longer, turned once. Go by the same signs.`;
}

const ALCOHOL =
  /\b(?:wine|beer|ale|stout|rum|brandy|sherry|cognac|vodka|marsala|liqueur|vermouth|bourbon|whisk(?:e)?y|cider|port)\b(?! vinegar)/i;

/** What has alcohol in this recipe, for those who must not have any. */
export const alcoholIn = ({ recipe }: Pick<CookingContext, 'recipe'>): string[] => [
  ...new Set(
    recipe.ingredients.map(({ name }) => name).filter((name) => ALCOHOL.test(name) && !/vinegar/.test(name)),
  ),
];

/** "Is there raw egg in this". */
export function rawEgg({ text }: Asked, context: CookingContext): string | null {
  if (
    !/^(?:is|are|does|do|has|have|any)\b.{0,40}\braw\b.{0,12}\b(?:eggs?|yolks?)\b.{0,8}\bin (?:it|this|that|here|the)\b/.test(
      text,
    )
  )
    return null;
  const eggs = context.recipe.ingredients.filter(
    ({ name, food }) => (food !== null && isA(food, 'egg')) || /\beggs?\b|\byolks?\b/i.test(name),
  );
  const sauces = context.recipe.ingredients.filter(({ name }) => /mayonnaise|hollandaise|aioli/i.test(name));
  if (eggs.length > 0) {
    const steps = textOf(context);
    const set = /\b(?:bake|fry|boil|scrambl|simmer|set)\w*\b/i.test(steps);
    return `It has ${eggs.map((line) => line.text).join(' and ')}. ${set ? 'They are cooked as the steps say; eat them only when they are set.' : 'No step cooks them through.'} Raw or runny eggs can carry salmonella: for children, older people, and anyone pregnant or ill, use pasteurized eggs.`;
  }
  if (sauces.length > 0)
    return `No eggs on the list, but ${sauces[0]!.name} is made with them: bought ones are pasteurized as a rule, homemade ones are not.`;
  return 'There is no egg on its list, raw or cooked. If you put one in, raw eggs can carry salmonella: take pasteurized ones for children, older people, and anyone pregnant or ill.';
}

const STARCHY = /\b(?:arborio|carnaroli|risotto|sushi rice|short[- ]grain)\b/i;

/** "Is normal rice ok" where the dish lives on the starch of a short grain. */
export function otherRice({ text }: Asked, { recipe }: CookingContext): string | null {
  const own = recipe.ingredients.find(({ name }) => STARCHY.test(name));
  if (!own || STARCHY.test(text)) return null;
  return `Not quite: ${own.name} gets creamy from its starch. Sushi, pudding or another short-grain rice comes closest; long-grain rice tastes fine but stays loose, so stir in a little more butter and cheese.`;
}

const LABELLED =
  /\b(?:paste|sauce|stock|broth|bouillon|cubes?|powder|mix|seasoning|sausages?|mayonnaise|mustard|chocolate|chips|bread|buns?|noodles|pastry|cookies|crackers|dressing|pesto|bacon|ham|wine|vinegar|ladyfingers|curry)\b/;

/** "Does curry paste have shrimp": what a bought mixture may hold, which only its label tells. */
export function onTheLabel({ text }: Asked, context: CookingContext): string | null {
  const asked =
    /^(?:does|do|is there|are there|is|has|have) (?:any |some )?(.{3,40}?) (?:have|contain|hold|use|in|got|made (?:of|with|from)) (?:the |any |some )?(.{3,40}?)(?: in (?:it|them))?(?: ,.*)?$/.exec(
      text,
    );
  if (!asked || !LABELLED.test(text)) return null;
  const lines = context.recipe.ingredients.filter(
    ({ name }) => LABELLED.test(name) && text.includes(name.toLowerCase()),
  );
  const line = lines[0];
  const food = line?.food ? foodById(line.food) : undefined;
  const wanted = allergensIn(text.replace(line?.name.toLowerCase() ?? '', ''));
  if (!line || wanted.length === 0) return null;
  const [one] = wanted;
  if (food && wanted.some((allergen) => food.allergens.includes(allergen)))
    return `Yes, ${line.name} contains ${one} as a rule. It isn’t for anyone who has to avoid that; another brand may do without, so read the label.`;
  return `It may: some brands of ${line.name} hold ${one}, and only the label tells. For somebody who has to avoid it, take a pack that says so, or leave it out.`;
}

const CUSTARDS = /\b(?:custard|br[uû]l[eé]e|cr[eè]me|cream|flan|pudding|trifle)\b/i;

/** Egg that set in a custard; in a sauce for pasta it is mended in another way. */
export const lumpyCustard = ({ text }: Asked, { recipe }: CookingContext): string | null =>
  CUSTARDS.test(`${recipe.title} ${text}`)
    ? 'The eggs got too hot at once. Pour it through a fine sieve now, or blend it; if it still looks smooth after that, go on. Next time pour the hot cream in slowly in a thin stream while you whisk.'
    : null;

/** How much salt goes into the water, where the recipe does not measure it. */
export const saltedWater = (_asked: Asked, { recipe }: CookingContext): string | null =>
  recipe.ingredients.some(({ text }) => /\bsalt\b.*\bwater\b/i.test(text))
    ? null
    : 'Salt it when it boils, before the pasta goes in: about 1 tablespoon for 4 quarts / liters, so that it tastes like mild soup.';
