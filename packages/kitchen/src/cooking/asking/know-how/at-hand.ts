import { foodById, isA } from '../../../foods/larder.ts';
import { formatAmount } from '../../../measures/format.ts';
import type { CookingContext } from '../../cooking-context.ts';
import { safePoint } from '../../food-safety.ts';
import { eatersIn } from '../mentioned-diets.ts';
import type { Asked } from '../reply.ts';
import { foodsMeant } from '../subject.ts';
import { instead } from '../swap-replies.ts';

/** What a cook has at hand: too little of it, still frozen, unpeeled, and whether it may stay pink. */

const HAVE =
  /\b(?:only|just|all i|short|not enough|have|got)\b.{0,30}?\b(\d+(?:\.\d+)?)(?: (grams?|g|kilos?|kg|pounds?|lbs?|ounces?|oz|cups?|tablespoons?|tbsps?|teaspoons?|tsps?|ml|cans?|cloves?|sticks?))?\b/;
const UNIT_OF: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:g|grams?)$/, 'gram'],
  [/^(?:kg|kilos?)$/, 'kilogram'],
  [/^(?:lbs?|pounds?)$/, 'pound'],
  [/^(?:oz|ounces?)$/, 'ounce'],
  [/^cups?$/, 'cup'],
  [/^(?:tbsps?|tablespoons?)$/, 'tablespoon'],
  [/^(?:tsps?|teaspoons?)$/, 'teaspoon'],
  [/^ml$/, 'milliliter'],
  [/^cans?$/, 'can'],
  [/^cloves?$/, 'clove'],
  [/^sticks?$/, 'stick'],
];

/** "I only have 2 bananas" of three: how far that goes. */
export function tooLittle({ text, subject }: Asked, context: CookingContext): string | null {
  const { recipe } = context;
  const said = HAVE.exec(text);
  const line = subject.lines[0];
  if (
    !said ||
    !line?.amountMin ||
    subject.lines.length > 1 ||
    /\b(?:instead|timer|minutes?|people|of us|how long|longer|weighs?|instead)\b/.test(text)
  )
    return null;
  const unit = said[2] ? (UNIT_OF.find(([word]) => word.test(said[2]!))?.[1] ?? null) : null;
  if (unit !== line.unit) return null;
  const share = Number(said[1]) / line.amountMin;
  if (share >= 1) return `That is enough: the recipe asks for ${line.text}.`;
  if (share < 0.2) return null;
  const servings = Math.max(1, Math.floor(recipe.servings * share));
  const food = line.food ? foodById(line.food) : undefined;
  const other = food ? ` ${instead(food, eatersIn(text, context))}` : '';
  const have = formatAmount(Number(said[1]), unit, 'us');
  return share >= 0.6
    ? `That still works: ${have} of ${line.text}. It tastes of it a little less; make up what is missing with something like it, or cook ${servings} servings instead of ${recipe.servings}: say "make it for ${servings}".`
    : `That is too little for all of it, which asks for ${line.text}. Cook ${servings} instead of ${recipe.servings} servings: say "make it for ${servings}".${other}`;
}

/** "Can I cook it from frozen". */
export function fromFrozen(asked: Asked, context: CookingContext): string | null {
  const heavy = context.recipe.ingredients.flatMap(({ food, grams }) =>
    food && (grams ?? 0) > 100 ? [food] : [],
  );
  const point = safePoint(foodsMeant(asked.subject, context)) ?? safePoint(heavy);
  if (!point) return null;
  if (/slow cooker/i.test(context.steps.map(({ text }) => text).join(' ')))
    return 'No: thaw it fully in the fridge first. From frozen, meat stays lukewarm in a slow cooker for too long, and germs grow.';
  return `Best thaw it first: overnight in the fridge, or sealed in cold water that you change every 30 minutes, about an hour for a pound, and cook it at once. Thin pieces may go frozen into a hot oven or pan for about half as long again. Never on the counter, never in a slow cooker. ${point.said}`;
}

/** "Can I do them medium": whole cuts of beef and lamb only. */
export function stillPink(asked: Asked, context: CookingContext): string | null {
  const foods = [...foodsMeant(asked.subject, context)];
  const is = (...kinds: string[]) => foods.some((id) => kinds.some((kind) => isA(id, kind)));
  if (is('ground-meat', 'sausage'))
    return 'No: ground meat has germs all through it, not only outside. Cook it to 160°F / 71°C in the middle, ground poultry to 165°F / 74°C.';
  if (is('poultry')) return 'No: poultry is safe only at 165°F / 74°C in the thickest part.';
  return null;
}

const PEELS: readonly (readonly [RegExp, string])[] = [
  [
    /\bbutternut|\bpumpkin\b/,
    'Yes, peel butternut and pumpkin with a sturdy peeler, or roast it in halves and scoop it out. The skin of Hokkaido can be eaten.',
  ],
  [/\b(?:carrots?|parsnips?)\b/, 'No need: scrub them well. Old, thick ones taste better peeled.'],
  [
    /\bpotato(?:es)?\b/,
    'As you like: scrubbed skins can be eaten, unless they are green or sprouting. For smooth mash and gratins peel them.',
  ],
  [
    /\b(?:eggplants?|aubergines?|zucchinis?|courgettes?|peppers?|mushrooms?|cucumbers?|tomato(?:es)?)\b/,
    'No need: wash it and leave the skin on.',
  ],
  [/\bginger\b/, 'Scrape the skin off with the edge of a teaspoon. Young, thin skin can stay on.'],
  [
    /\b(?:apples?|pears?|peaches|peach)\b/,
    'Peeled gets softer and smoother; in crumbles and with cut pieces the skin can stay on.',
  ],
  [/\b(?:shrimp|prawns)\b/, 'Peel them, and lift the dark thread out along the back; the tail may stay on.'],
  [/\b(?:onions?|garlic|bananas?|celeriac|kohlrabi|avocados?|mangos?)\b/, 'Yes, peel it.'],
];

/** "Do I peel it": what is named, else what this recipe cuts up. */
export function peeled({ text, subject }: Asked, { recipe }: CookingContext): string | null {
  const own = (subject.lines.length > 0 ? subject.lines : recipe.ingredients).map(({ text: line }) =>
    line.toLowerCase(),
  );
  const stated = own.find((line) => /\bpeeled\b/.test(line));
  if (stated) return `Yes, the recipe asks for it: ${stated}.`;
  const named = PEELS.find(([food]) => food.test(text));
  return named?.[1] ?? PEELS.find(([food]) => own.some((line) => food.test(line)))?.[1] ?? null;
}

/** "Do I soak them": lentils, beans, and what comes out of a can. */
export function soaked({ text, subject }: Asked, { recipe }: CookingContext): string | null {
  const own = (subject.lines.length > 0 ? subject.lines : recipe.ingredients).map((line) =>
    line.text.toLowerCase(),
  );
  const has = (food: RegExp) => food.test(text) || own.some((line) => food.test(line));
  if (has(/\b(?:lentils?|split peas?)\b/)) return 'No, lentils and split peas need no soaking, only a rinse.';
  if (has(/\bcanned\b.*\b(?:beans|chickpeas)\b/) && !/\bdried\b/.test(text))
    return 'No: canned ones are soft already. Drain and rinse them.';
  if (has(/\b(?:beans|chickpeas)\b/))
    return 'Dried beans and chickpeas soak overnight in plenty of cold water, or boil 2 minutes and stand an hour. Kidney beans must then boil hard for 10 minutes.';
  return null;
}

/** "How much water for 2 cups of rice". */
export function waterForRice({ text }: Asked): string {
  const cups = Number(/\b(\d+(?:\.\d+)?) cups?\b/.exec(text)?.[1] ?? 0);
  const each =
    'white rice takes 1 1/2 to 2 times its volume of water and 15 to 18 minutes under the lid, brown 2 to 2 1/2 times and 40 minutes. Let it stand 5 more.';
  return cups > 0
    ? `${formatAmount(cups * 1.5, 'cup', 'us')} to ${formatAmount(cups * 2, 'cup', 'us')} of water: ${each}`
    : `${each.charAt(0).toUpperCase()}${each.slice(1)}`;
}

export const stirring = (_asked: Asked, { recipe }: CookingContext): string | null =>
  /\brisotto\b/i.test(recipe.title)
    ? 'Not all the time: stir it often, every half minute or so, and keep it at a lively simmer. Stirring rubs the starch off that makes it creamy.'
    : null;

/** "How warm is warm": for yeast. */
export const warmForYeast = (_asked: Asked, { recipe }: CookingContext): string | null =>
  recipe.ingredients.some(({ name }) => /yeast/i.test(name))
    ? 'For yeast 105 to 110°F / 40 to 43°C: warm to the wrist, like a bath for a baby, and not hot. Above 130°F / 55°C yeast dies.'
    : null;

/** "Is this ok with my blood thinners": no kitchen knows that. */
export const medical = (_asked: Asked, { recipe }: CookingContext): string => {
  const sodium = recipe.nutrition?.sodiumMg;
  const figures = recipe.nutrition
    ? ` A serving has ${Math.round(recipe.nutrition.carbs)} g of carbs and ${Math.round(recipe.nutrition.fat)} g of fat${sodium === undefined ? '' : `, and ${Math.round(sodium)} mg of sodium`}.`
    : '';
  return `I can’t judge that: ask your doctor or pharmacist, and show them the ingredients.${figures}`;
};
