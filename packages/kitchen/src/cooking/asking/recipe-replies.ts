import { type ALLERGENS, DIETS } from '@crisper/contract/vocabulary';
import { foodById, isA } from '../../foods/larder.ts';
import type { CookingContext } from '../assistant.ts';
import { mentions } from '../interactive-steps.ts';
import { quoted, saysWord, sentencesAbout, sentencesOf } from './recipe-sentences.ts';
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

export function whereUsed(asked: Asked, context: CookingContext): string {
  const { lines, food } = asked.subject;
  if (lines.length === 0) {
    if (food) return `${capital(food.name)} is not in this recipe.`;
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

const ALLERGEN_WORDS: readonly (readonly [RegExp, (typeof ALLERGENS)[number]])[] = [
  [/\bgluten\b|\bwheat\b|\bceliac\b|\bcoeliac\b/, 'gluten'],
  [/\bdairy\b|\blactose\b|\bmilk\b/, 'milk'],
  [/\bpeanuts?\b/, 'peanuts'],
  [/\bnuts?\b/, 'nuts'],
  [/\beggs?\b/, 'eggs'],
  [/\bsoy\b/, 'soybeans'],
  [/\bshellfish\b|\bshrimp\b|\bcrustaceans?\b/, 'crustaceans'],
  [/\bfish\b/, 'fish'],
  [/\bsesame\b/, 'sesame'],
  [/\bmustard\b/, 'mustard'],
  [/\bcelery\b/, 'celery'],
  [/\bsul(?:ph|f)ites?\b/, 'sulphites'],
  [/\blupin\b/, 'lupin'],
  [/\bmolluscs?\b|\bmussels?\b|\bclams?\b/, 'molluscs'],
];

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
  const diet = DIETS.find((one) => ` ${asked.text} `.includes(` ${one.replaceAll('-', ' ')} `));
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
      return `It contains ${asking}${holding.length > 0 ? `: ${listed([...new Set(holding)])}` : ''}. It isn’t safe for anyone who has to avoid that.`;
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
  if (asking.length > 0 && figures) {
    const known = asking.map(([, key, words]) => `${Math.round(figures[key])} ${words}`);
    return `A serving has ${listed(known)}, and ${kcal}.`;
  }
  if (asking.length > 0) return `I have only the calories at hand: ${kcal} a serving.`;
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
  if (hot.length === 0) return 'Nothing in it is spicy.';
  return `It has ${listed(hot.map((line) => line.text))} for ${recipe.servings} servings. Use half if you like it mild.`;
}

const WINES: readonly (readonly [kinds: readonly string[], wine: string])[] = [
  [['beef', 'lamb', 'game', 'veal'], 'a full red'],
  [['pork', 'sausage'], 'a light red or a dry white'],
  [['fish', 'shellfish'], 'a crisp dry white'],
  [['poultry'], 'a round white or a light red'],
];

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
    : 'The recipe does not say. Something fresh and crisp, or plain rice, bread or potatoes, goes with most dishes.';
}

const EMPTY_WORDS = new Set(
  'what which when where who why how is are was were am do does did can could should would will may have has the and for with this that these those there here you your i my me we our they them it its a an of to in on at or if so not now then need want about just get make recipe step dish really still also first after before much many long good use put any some right way keep let go come take happens mean'.split(
    ' ',
  ),
);

/** The sentence of the recipe that shares the most words with the question. */
export function lookUp(asked: Asked, context: CookingContext): string {
  const words = asked.text.split(' ').filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));
  const stems = words.map((word) => word.replace(/(?:ing|ed|es|s|e)$/, '')).filter((word) => word.length > 2);
  const here = context.currentStep;
  const scored = sentencesOf(context)
    .map((sentence) => {
      const shared = stems.filter((word) => saysWord(sentence.text, word)).length;
      return { sentence, score: shared + (shared > 0 && sentence.at === here ? 0.5 : 0) };
    })
    .sort((one, other) => other.score - one.score);
  const best = scored[0];
  // A sentence answers only if it says what is done: the verb of the question, not just one of its foods.
  const verb = /^(?:do|does|should|must|when do|how do) (?:i|we|it|you) ([a-z]+)/.exec(asked.text)?.[1];
  const saysVerb = best && verb ? saysWord(best.sentence.text, verb.replace(/e$/, '')) : false;
  if (best && best.score >= 1 && saysVerb) return quoted([best.sentence]);
  return /^(?:do|does|should|must) /.test(asked.text) && stems.length > 0
    ? 'The recipe does not mention that.'
    : notUnderstood(context);
}

/** Things that only somebody in the kitchen, or the world outside, can know. */
export function cannotKnow(asked: Asked, { steps, currentStep }: CookingContext): string {
  const step = steps[currentStep];
  if (/\b(?:did|have|had) (?:i|we)\b|\bso far\b/.test(asked.text) && step)
    return `I cannot see what you have done. We are at step ${step.step}: ${step.title}.`;
  return 'I can’t know that. I know this recipe and my way around a kitchen.';
}

/** Says so, with two things that can be asked at this step. */
export function notUnderstood(context: CookingContext): string {
  const step = context.steps[context.currentStep];
  const line = step
    ? context.recipe.ingredients.find((one) => mentions(step.text, one))
    : context.recipe.ingredients[0];
  const first = line ? `how much ${line.name}` : 'what are the ingredients';
  const second = step?.timer_sec ? 'how long does this take' : 'what is the next step';
  return `Sorry, I didn’t understand that. You can ask "${first}" or "${second}".`;
}
