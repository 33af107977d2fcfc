import type { Allergen } from '@crisper/contract/vocabulary';
import { foodById, isA } from '../../foods/larder.ts';
import { adviceFor, mayEat, substitutesFor } from '../../foods/who-eats.ts';
import type { CookingContext } from '../cooking-context.ts';
import { mentions } from '../interactive-steps.ts';
import { ALLERGEN_WORDS, dietIn, eatersIn } from './mentioned-diets.ts';
import { quoted, sentencesAbout, sentencesOf } from './recipe-sentences.ts';
import { asksEither, inItsWords, rootsIn } from './recipe-words.ts';
import { type Asked, capital, listed } from './reply.ts';
import { substitute } from './swap-replies.ts';

/** Facts of this recipe: what is in it, where it goes, what it is cooked in, what it does for the body. */

export function ingredients(asked: Asked, context: CookingContext): string {
  const { recipe, steps, currentStep } = context;
  const step = steps[currentStep];
  if (
    /\b(?:this step|here|now|right now|next step|for this|first)\b/.test(asked.text) &&
    step &&
    !/\brecipe\b/.test(asked.text)
  ) {
    const at = /\bnext step\b/.test(asked.text) ? steps[currentStep + 1] : step;
    const here = at ? recipe.ingredients.filter((line) => mentions(at.text, line)) : [];
    if (here.length > 0) return `For step ${at!.step}: ${here.map((line) => line.text).join('; ')}.`;
    if (at) return `Step ${at.step} needs nothing new.`;
  }
  const named = asked.subject.lines;
  // "What do I add to the onions": what else goes in here.
  if (
    named.length > 0 &&
    step &&
    /\b(?:add|adding|mix|put|stir)\b.{0,20}\b(?:to|with|into)\b/.test(asked.text)
  ) {
    const others = recipe.ingredients.filter((line) => !named.includes(line) && mentions(step.text, line));
    if (others.length > 0) return `For step ${step.step}: ${others.map((line) => line.text).join('; ')}.`;
  }
  if (named.length > 0 && /\b(?:inside|into|with)\b/.test(asked.text)) {
    const said = sentencesAbout(context, named).filter((one) =>
      /\b(?:inside|fill|stuff|with)\b/i.test(one.text),
    );
    if (said.length > 0) return quoted(said, 1);
  }
  if (named.length > 0 && named.length < recipe.ingredients.length / 2)
    return `${capital(named.map((line) => line.text).join('; '))}.`;
  const kind = KINDS.find(([words]) => words.test(asked.text));
  const lines = kind
    ? recipe.ingredients.filter((line) => line.food && kind[1](line.food))
    : recipe.ingredients;
  if (lines.length === 0)
    return kind ? 'None of that is in this recipe.' : 'This recipe lists no ingredients.';
  return `For ${recipe.servings}: ${lines.map((line) => line.text).join('; ')}.`;
}

const inAisle = (aisle: string) => (id: string) => foodById(id)?.aisle === aisle;
const KINDS: readonly (readonly [RegExp, (food: string) => boolean])[] = [
  [/\b(?:spices|seasonings?)\b/, inAisle('spices')],
  [/\b(?:vegetables|veggies|herbs)\b/, inAisle('produce')],
  [/\bmeat\b/, inAisle('meat')],
  [/\bdairy|cheese\b/, inAisle('dairy')],
];

/** What is left over of a food and can be used elsewhere. */
const SPARE: readonly (readonly [RegExp, string])[] = [
  [
    /\begg whites?\b/,
    'Egg whites keep 3 days in the fridge and a year in the freezer: use them for meringue, macaroons or an omelet.',
  ],
  [
    /\b(?:spare|left ?over) (?:egg )?yolks?\b/,
    'Egg yolks keep 2 days covered with water in the fridge: use them for custard, mayonnaise or carbonara.',
  ],
  [
    /\bbones?\b|\bcarcass\b|\bshells\b/,
    'Simmer bones or shells with an onion and a carrot for stock: shells 30 minutes, chicken 2 hours, beef 4.',
  ],
  [/\b(?:stale|old) bread\b|\bcrusts\b/, 'Dry it and crumble it for breadcrumbs, or cut it into croutons.'],
  [/\brinds?\b/, 'Simmer a cheese rind in soup or beans and take it out at the end.'],
  [
    /\b(?:left ?over|used|frying) oil\b|\boil\b.{0,15}\b(?:sink|drain)\b/,
    'Let the oil get cold, strain it into a jar to use once more, or put it in the bin in a closed container. Never pour it down the sink.',
  ],
  [/\bstems?\b|\bstalks\b/, 'Chop soft stems finely and cook them along; woody ones flavor a stock.'],
];

export function whereUsed(asked: Asked, context: CookingContext): string {
  const spare = SPARE.find(([words]) => words.test(asked.text));
  const inSteps = sentencesOf(context).some((one) => spare?.[0].test(one.text.toLowerCase()));
  const known = spare && !inSteps ? adviceFor(spare[1], eatersIn(asked.text, context)) : null;
  if (known) return known;
  const { lines, food } = asked.subject;
  if (lines.length === 0) {
    if (food) return `${capital(food.name)} is not in this recipe.`;
    // "All of the glaze or only some": what this step takes of what was mixed.
    const part = /\b(?:all|whole|half|some|everything)\b/.test(asked.text)
      ? sentencesOf(context).find(
          (one) =>
            one.at === context.currentStep &&
            /\b(?:half|some of|the rest|a third|a quarter|all of)\b/i.test(one.text),
        )
      : undefined;
    if (part) return quoted([part]);
    return lookUp(asked, context);
  }
  const said = sentencesAbout(context, lines);
  if (said.length === 0) return `The steps do not say when ${lines[0]!.name} goes in.`;
  return quoted(said, 3);
}

export function inRecipe(asked: Asked, context: CookingContext): string {
  const { lines, food } = asked.subject;
  if (lines.length > 0) return `Yes: ${lines.map((line) => line.text).join('; ')}.`;
  if (food) return `No, there is no ${food.name} in this recipe.`;
  return lookUp(asked, context);
}

export function allergens(asked: Asked, context: CookingContext): string {
  const { recipe } = context;
  if (/\balcohol|\bbooze\b|\bwine\b/.test(asked.text)) {
    const { lines } = asked.subject;
    return lines.length > 0
      ? `Yes: ${listed(lines.map((line) => line.text))}. ${substitute({ ...asked, text: `instead of ${lines[0]!.name}` }, context)}`
      : 'I know of no alcohol in it.';
  }
  const { allergens: known, mayContain, hasUnknown, diets } = recipe;
  const caution = hasUnknown
    ? ' I don’t know every ingredient, so check the packages.'
    : ' Check the packages to be sure.';
  const diet = dietIn(asked.text);
  if (diet) {
    if (diets.includes(diet)) return `Yes, as written it is ${diet}.${caution}`;
    const against = recipe.ingredients
      .filter((line) => line.food && foodById(line.food)?.breaks.includes(diet))
      .map((line) => line.name);
    return against.length > 0
      ? `No, it is not ${diet}: it has ${listed([...new Set(against)])}.`
      : `I cannot say for sure that it is ${diet}.${caution}`;
  }
  const named = ALLERGEN_WORDS.find(([words]) => words.test(asked.text))?.[1];
  // Who asks for nuts means peanuts too.
  const asking = named === 'nuts' && known.includes('peanuts') ? 'peanuts' : named;
  if (asking) {
    const holding = recipe.ingredients
      .filter((line) => line.food && foodById(line.food)?.allergens.includes(asking))
      .map((line) => line.name);
    if (known.includes(asking))
      return `It contains ${asking}${holding.length > 0 ? `: ${listed([...new Set(holding)])}` : ''}. It isn’t safe for anyone who has to avoid that.${withoutIt(recipe, asking)}`;
    if (mayContain.includes(asking))
      return `It may contain ${asking}, depending on the brand. Check the packages.`;
    return `I know of no ${asking} in it.${caution}`;
  }
  const possible =
    mayContain.length > 0 ? ` It may contain ${listed(mayContain)}, depending on the brand.` : '';
  return known.length > 0
    ? `It contains ${listed(known)}.${possible}${caution}`
    : `No known allergens of the fourteen main ones.${possible}${caution}`;
}

/** What to take instead of all that holds the allergen, or that it can be left out. */
function withoutIt(recipe: CookingContext['recipe'], allergen: Allergen): string {
  const eaters = { diets: [], allergens: [allergen] };
  const changes = recipe.ingredients.flatMap((line) => {
    const food = line.food ? foodById(line.food) : undefined;
    if (!food || mayEat(food, eaters) || !food.allergens.includes(allergen)) return [];
    const [other] = substitutesFor(food, eaters);
    return [
      other
        ? `${other.food.name} for ${food.name}`
        : `no ${food.name}, or one that the label calls ${allergen}-free`,
    ];
  });
  return changes.length > 0 && changes.length < 4 ? ` Without it: ${listed([...new Set(changes)])}.` : '';
}

const FIGURES = [
  [/\bprotein\b/, 'protein', 'g of protein'],
  [/\bcarb/, 'carbs', 'g of carbs'],
  [/\bfat(?:tening)?\b/, 'fat', 'g of fat'],
  [/\bfib(?:er|re)\b/, 'fiber', 'g of fiber'],
  [/\bsugar\b/, 'sugar', 'g of sugar'],
  [/\bsodium\b|\bsalt\b/, 'sodiumMg', 'mg of sodium'],
] as const;

export function nutrition(asked: Asked, { recipe }: CookingContext): string {
  const { food, lines } = asked.subject;
  if (food && lines.length === 0) {
    return `${capital(food.name)} has about ${Math.round(food.per100g.energyKcal)} kcal, ${Math.round(food.per100g.proteinG)} g of protein, ${Math.round(food.per100g.carbsG)} g of carbs and ${Math.round(food.per100g.fatG)} g of fat in 100 g.`;
  }
  const { calories, nutrition: figures } = recipe;
  const asking = FIGURES.filter(([words]) => words.test(asked.text));
  if (calories === null) return 'I can’t work out the calories: I don’t know enough of the ingredients.';
  const kcal = `about ${Math.round(calories / 10) * 10} kcal`;
  const known = asking.flatMap(([, key, words]) => {
    const value = figures?.[key];
    return value === undefined ? [] : [`${Math.round(value)} ${words}`];
  });
  if (known.length > 0) return `A serving has ${listed(known)}, and ${kcal}.`;
  if (asking.length > 0)
    return figures
      ? `I don’t know that figure. A serving has ${kcal}.`
      : `I have only the calories at hand: ${kcal} a serving.`;
  const whole = /\b(?:whole|total|all|entire)\b/.test(asked.text)
    ? ` All ${recipe.servings} servings together have about ${Math.round((calories * recipe.servings) / 10) * 10}.`
    : '';
  const rest = figures
    ? ` It has ${Math.round(figures.protein)} g of protein, ${Math.round(figures.carbs)} g of carbs and ${Math.round(figures.fat)} g of fat.`
    : '';
  return `${capital(kcal)} a serving.${whole}${rest}`;
}

const HOT =
  /\b(?:chil[ei]|cayenne|jalape|sriracha|hot sauce|harissa|gochu|curry paste|pepper flakes|serrano|habanero|chipotle|sambal|wasabi|horseradish)/i;

export function spicy(_asked: Asked, { recipe }: CookingContext): string {
  const hot = recipe.ingredients.filter((line) => HOT.test(line.name));
  if (hot.length === 0) return 'Nothing in it is spicy: it is mild.';
  return `It has ${listed(hot.map((line) => line.text))} for ${recipe.servings} servings. Use half if you like it mild.`;
}

const WINES: readonly (readonly [kinds: readonly string[], wine: string])[] = [
  [['beef', 'lamb', 'game', 'veal'], 'a full red'],
  [['pork', 'sausage'], 'a light red or a dry white'],
  [['fish', 'shellfish'], 'a crisp dry white'],
  [['poultry'], 'a round white or a light red'],
];

const BESIDE = 'With most dishes goes something fresh and crisp, or plain rice, potatoes or bread.';

export function serveWith(asked: Asked, context: CookingContext): string {
  if (/\bwine\b|\bdrink/.test(asked.text)) {
    const foods = context.recipe.ingredients.flatMap((line) => (line.food ? [line.food] : []));
    const wine = WINES.find(([kinds]) => foods.some((id) => kinds.some((kind) => isA(id, kind))))?.[1];
    return `The recipe names none. ${capital(wine ?? 'a crisp dry white')} is the usual choice with a dish like this; sparkling water with lemon always works.`;
  }
  const said = sentencesOf(context).filter((one) =>
    /\bserve|\bgarnish|\btop with|\bscatter|\bsprinkle/i.test(one.text),
  );
  return said.length > 0
    ? quoted(said)
    : `The recipe does not say. ${adviceFor(BESIDE, eatersIn(asked.text, context)) ?? ''}`.trim();
}

/** What the recipe says in its own words, where the meaning of the question is not clear. */
export function lookUp(asked: Asked, context: CookingContext): string {
  const said = inItsWords(asked, context);
  if (said) return said;
  const { lines } = asked.subject;
  if (lines.length === 1 && /^(?:is|are|was) (?:it|that|they|the)\b/.test(asked.text))
    return `The recipe says: ${lines[0]!.text}.`;
  return asksEither(asked.text) && rootsIn(asked.text).length > 0
    ? `The recipe does not mention that. ${canAsk(context)}`
    : notUnderstood(context);
}

/** Things that only a cook in the kitchen, or the world outside, can know. */
export function cannotKnow(asked: Asked, context: CookingContext): string {
  const { steps, currentStep } = context;
  const step = steps[currentStep];
  if (/\b(?:did|have|had) (?:i|we)\b|\bso far\b/.test(asked.text) && step)
    return `I cannot see what you have done. We are at step ${step.step}: ${step.title}.`;
  return `I can’t know that, or do it. I know this recipe and my way around a kitchen. ${canAsk(context)}`;
}

/** Two things that can be asked at this step. */
function canAsk(context: CookingContext): string {
  const step = context.steps[context.currentStep];
  const line = step
    ? context.recipe.ingredients.find((one) => mentions(step.text, one))
    : context.recipe.ingredients[0];
  const first = line ? `how much ${line.name}` : 'what are the ingredients';
  const second = step?.timer_sec ? 'how long does this take' : 'what is the next step';
  return `You can ask "${first}" or "${second}".`;
}

export const notUnderstood = (context: CookingContext): string =>
  `Sorry, I didn’t understand that. ${canAsk(context)}`;

/** Whether a reply only says that it has none. */
export const isNoAnswer = (reply: string): boolean =>
  /^(?:Sorry, I didn’t understand|The recipe does not mention|The recipe doesn’t say why)/.test(reply);
