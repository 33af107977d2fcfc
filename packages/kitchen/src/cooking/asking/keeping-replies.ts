import type { Food } from '../../foods/food.ts';
import { isA } from '../../foods/larder.ts';
import type { CookingContext } from '../cooking-context.ts';
import { safeTemperature, safetyFact } from '../food-safety.ts';
import { spokenTime } from './durations.ts';
import { waitsOf } from './recipe-sentences.ts';
import { type Asked, capital } from './reply.ts';
import { foodsMeant } from './subject.ts';

/** Keeping food: storing, freezing, reheating, making ahead, and what is safe. */

/** "It", "this", "the leftovers" mean the cooked dish; a named ingredient means that food. */
const ofDish = (text: string): boolean =>
  /\b(?:leftovers?|left over|dish|meal|finished|pie|cake|soup|bread|loaf|rest of it|the rest|recipe|cooked)\b/.test(
    text,
  );

/** "Does adobo freeze well" of a Chicken Adobo. */
const namesDish = ({ text, subject }: Asked, { recipe }: CookingContext): boolean =>
  subject.lines.length === 0 &&
  recipe.title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && text.split(' ').includes(word));

export function safety(asked: Asked, context: CookingContext): string {
  if (/\bfreez/.test(asked.text) && !/\brefreez|\bagain\b/.test(asked.text)) return freeze(asked, context);
  const fact = safetyFact(asked.text);
  const named = asked.subject.food !== null;
  const heat =
    /\bpink\b|\braw\b|\bundercooked\b|\bsafe\b.{0,20}\b(?:to eat|temperature|inside|internal)\b|\binside\b/.test(
      asked.text,
    ) &&
    (named || !fact)
      ? safeTemperature(foodsMeant(asked.subject, context))
      : null;
  if (/\bpink\b/.test(asked.text) && asked.subject.food?.aisle !== 'produce') {
    const all = context.recipe.ingredients.flatMap((line) => (line.food ? [line.food] : []));
    const inside = safeTemperature(foodsMeant(asked.subject, context)) ?? safeTemperature(all);
    if (inside) return `${fact ?? ''} ${inside} Below that, cook it on.`.trim();
  }
  const known = [fact, heat].filter((reply) => reply !== null);
  if (known.length > 0) return known.join(' ');
  return 'I have no sure fact about that. When in doubt, throw it out, and ask your local food safety service.';
}

export function storage(asked: Asked, context: CookingContext): string {
  const { food } = asked.subject;
  if (
    /\b(?:hot|warm)\b.{0,30}\b(?:fridge|freezer)\b|\bcool\b.{0,20}\bbefore\b.{0,20}\bfridge\b/.test(
      asked.text,
    )
  )
    return 'Yes: let it steam off a few minutes, then put it into the fridge in shallow containers, within 2 hours. A big hot pot warms the fridge, so divide it or stand it in cold water first.';
  if (!food || ofDish(asked.text)) return dishKeeps(context);
  return keeps(food) ?? `I have no storage time for ${food.name}.`;
}

const BAKED =
  /\b(?:cookies?|bread|cake|muffins?|brownies?|scones?|biscuits|bars?|loaf|rolls|buns|pretzels?|shortbread|crackers|granola)\b/i;
const MOIST = /\b(?:cheese ?cake|cream|custard|pudding|crab|fish)\b/i;

/** The cooked dish, or what came out of the oven. */
const COOKED =
  /\b(?:heat|bake|boil|simmer|fry|roast|cook|grill|oven|microwave|skillet|pan|steam|toast|broil)/i;

function dishKeeps({ recipe, steps }: CookingContext): string {
  if (BAKED.test(recipe.title) && !MOIST.test(recipe.title))
    return 'In an airtight box it keeps about 4 days at room temperature, and 2 to 3 months in the freezer.';
  // What was never cooked does not keep like a stew.
  if (steps.length > 0 && !steps.some(({ text }) => COOKED.test(text)))
    return 'Uncooked, cut or dressed, it is best the same day, and keeps 1 to 2 days covered in the fridge at 40°F / 4°C.';
  return safetyFact('leftovers') ?? '';
}

function keeps(food: Food): string | null {
  const places = [
    [food.storage.pantry, 'in the pantry'],
    [food.storage.fridge, 'in the fridge'],
    [food.storage.freezer, 'in the freezer'],
  ] as const;
  const known = places
    .filter(([days]) => days !== null)
    .map(([days, place]) => `${spokenDays(days!)} ${place}`);
  return known.length === 0 ? null : `${capital(food.name)} keeps about ${known.join(', ')}.`;
}

function spokenDays(days: number): string {
  if (days >= 60) return `${Math.round(days / 30)} months`;
  if (days >= 14) return `${Math.round(days / 7)} weeks`;
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

function marinate(context: CookingContext): string {
  const stated = waitsOf(context).find((wait) => /marinat/i.test(wait.text));
  const said = stated ? `The recipe says ${spokenTime(stated.seconds)}. ` : '';
  return `${said}Covered in the fridge, meat can stay in a marinade overnight; fish, and anything in much lemon or vinegar, no longer than 2 hours.`;
}

/** Foods that come out of the freezer changed, and how. */
const FREEZES_BADLY: readonly (readonly [kinds: readonly string[], why: string])[] = [
  [['lettuce', 'cucumber', 'radish', 'arugula', 'salad-greens'], 'raw leaves and cucumber turn limp'],
  [['mayonnaise'], 'mayonnaise separates'],
  [
    ['sour-cream', 'yogurt', 'cream', 'milk', 'cream-cheese'],
    'cream and yogurt sauces may split: stir them well as they warm up',
  ],
  [['potato'], 'potatoes turn grainy'],
  [['pasta'], 'pasta goes soft, so freeze the sauce alone if you can'],
  [['hard-boiled-egg'], 'boiled egg whites turn rubbery'],
];

export function freeze(asked: Asked, context: CookingContext): string {
  const { food } = asked.subject;
  if (food && !ofDish(asked.text) && !namesDish(asked, context)) {
    const days = food.storage.freezer;
    if (days !== null) return `Yes. ${capital(food.name)} keeps about ${spokenDays(days)} in the freezer.`;
    return `I have no freezer time for ${food.name}.`;
  }
  if (/\b(?:dough|batter)\b/.test(asked.text))
    return 'Dough freezes well: shape it, freeze the pieces apart on a tray, then pack them airtight for up to 3 months. Batter does not keep its lift.';
  const foods = context.recipe.ingredients.flatMap((line) =>
    line.food && (line.grams ?? 0) > 15 ? [line.food] : [],
  );
  const problems = FREEZES_BADLY.filter(([kinds]) =>
    foods.some((id) => kinds.some((kind) => id === kind || isA(id, kind))),
  ).map(([, why]) => why);
  const advice =
    'Cool it quickly, freeze it flat and airtight in portions, and use it within 2 to 3 months. Thaw it in the fridge.';
  return problems.length > 0
    ? `It can be frozen, but ${problems.join('; ')}. ${advice}`
    : `Yes, it can be frozen. ${advice}`;
}

export function reheat({ text: question }: Asked, context: CookingContext): string {
  if (/\bdr(?:y|ies|ied)\b/.test(question))
    return `Stir in a splash of milk, stock or water before you warm it, cover it, and warm it slowly, stirring once. ${safetyFact('reheat') ?? ''}`.trim();
  const text = context.steps
    .map((step) => step.text)
    .join(' ')
    .toLowerCase();
  const how = /\b(?:crisp|fry|air fryer|bake|roast|pizza|crust)\b/.test(text)
    ? 'An oven or air fryer at 350°F / 175°C keeps it crisp; cover it with foil if it browns too fast.'
    : 'Warm it gently in a covered pan with a splash of water, or in the microwave, stirring halfway.';
  return `${how} ${safetyFact('reheat') ?? ''}`.trim();
}

export function makeAhead({ text: question }: Asked, context: CookingContext): string {
  const here = context.steps[context.currentStep]?.text ?? '';
  const ofThis = /\b(?:that|this|it)\b/.test(question) && /marinat/i.test(here);
  if (/\bmarinat/.test(question) || ofThis) return marinate(context);
  const lifts = context.recipe.ingredients.some(
    (line) => line.food === 'baking-powder' || line.food === 'baking-soda',
  );
  if (/\bbatter\b/.test(question) && lifts)
    return 'Better not: baking powder and soda lose their lift overnight. Mix the dry part and the wet part apart, and stir them together when you cook.';
  if (/\bdough\b/.test(question) && !lifts)
    return 'Yes: cover it well and let it rise slowly in the fridge, 8 to 24 hours. Let it stand at room temperature for about an hour before you shape or bake it.';
  const waits = waitsOf(context).filter(({ kind, seconds }) => kind === 'waiting' && seconds >= 20 * 60);
  const pause = waits[0]
    ? `A good place to stop is step ${waits[0].step}, which waits anyway: "${waits[0].text}". `
    : '';
  const text = context.steps
    .map((step) => step.text)
    .join(' ')
    .toLowerCase();
  const last = /\b(?:crisp|fry|toss|dress|whip)\w*/.test(text)
    ? 'Whatever should be crisp, dressed or foamy is best done just before you serve.'
    : 'Warm it through gently before you serve.';
  return `${pause}Chop vegetables and mix sauces up to a day ahead and keep them covered in the fridge. The cooked dish keeps 3 to 4 days there. ${last}`;
}
