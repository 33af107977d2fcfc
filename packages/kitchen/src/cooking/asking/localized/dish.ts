import { isA } from '../../../foods/larder.ts';
import { kitchenFraction } from '../../../measures/format.ts';
import type { RecipeIngredient } from '../../../recipes/recipe.ts';
import { shelfDays } from '../../shelf-days.ts';
import { tipOn } from './advice.ts';
import { endPointsOf, safeAt } from './facts.ts';
import { type Heard, plain, whole } from './heard.ts';
import { type LocalReply, told } from './on-screen.ts';
import { ovenDegrees } from './oven.ts';
import type { Cue, Saying } from './phrasebooks.ts';
import { timeSaid } from './spoken.ts';
import { adapted, leftOut, swapped } from './swaps.ts';

/** What the recipe and its cook can be asked: amounts, times, heat, signs, what to do instead, what went wrong. */

const MISHAPS: readonly (readonly [cue: Cue, says: Saying])[] = [
  ['salty', 'salty'],
  ['split', 'split'],
  ['spicy', 'tooSpicy'],
  ['sour', 'tooSour'],
  ['sweet', 'tooSweet'],
  ['thin', 'thin'],
  ['thick', 'thick'],
  ['burnt', 'burnt'],
  ['bland', 'bland'],
];

type Answer = (heard: Heard) => LocalReply | null;

/** The first that has an answer. */
const ANSWERS: readonly Answer[] = [
  amounts,
  (heard) => {
    const says = MISHAPS.find(([cue]) => heard.has(cue))?.[1];
    return says === undefined ? null : told('rescue', heard.say(says));
  },
  (heard) =>
    heard.has('adapt', 'swap') && heard.diet && heard.foods.length === 0
      ? told('substitute', adapted(heard, heard.diet))
      : null,
  (heard) => (heard.has('leaveOut') && heard.lines.length > 0 ? told('leave-out', leftOut(heard)) : null),
  (heard) => (heard.has('swap') ? swapReply(heard) : null),
  keeping,
  (heard) => (heard.has('calories') ? told('nutrition', calories(heard)) : null),
  (heard) => (heard.has('isSpicy') ? told('spicy', spicy(heard)) : null),
  meaning,
  (heard) => (heard.has('done2') ? told('doneness', doneness(heard)) : null),
  (heard) => (heard.has('rest') ? told('cooling', rest(heard)) : null),
  (heard) =>
    heard.has('oven', 'heat', 'hot') && !heard.has('howLong')
      ? told('temperature', temperature(heard))
      : null,
  (heard) => (heard.has('howLong', 'total', 'left') ? told('timing', timing(heard)) : null),
  (heard) => (heard.has('tools') ? told('equipment', tools(heard)) : null),
  ingredients,
  tipOn,
  where,
];

export const aboutDish: Answer = (heard) => {
  for (const answer of ANSWERS) {
    const reply = answer(heard);
    if (reply) return reply;
  }
  return null;
};

function swapReply(heard: Heard): LocalReply | null {
  if (heard.foods.length === 0 && heard.has('howLong', 'howMuch', 'tools')) return null;
  return told('substitute', swapped(heard));
}

const QUANTITY = /^(?:(\d{1,4}) )?(\d{1,2})\/(\d{1,2})|^(\d{1,6}(?:[.,]\d{1,3})?)/;
const RANGE = /^( ?(?:bis|à|a|o|-|–) ?)(\d{1,5})/;

const HEAVY = /^ (?:kg|l)(?![\p{L}.])/u;

function scaledNumber(value: number): string {
  return value >= 10 ? String(Math.round(value)) : kitchenFraction(value);
}

/** "400 g Spaghetti" for twice as many: "800 g Spaghetti". */
export function scaledText(text: string, times: number): string {
  const found = QUANTITY.exec(text);
  if (!found || times === 1) return text;
  const [all, count, top, bottom, plain] = found;
  const value =
    plain === undefined ? Number(count ?? 0) + Number(top) / Number(bottom) : Number(plain.replace(',', '.'));
  const rest = text
    .slice(all.length)
    .replace(
      RANGE,
      (_, between: string, other: string) => `${between}${scaledNumber(Number(other) * times)}`,
    );
  const scaled = value * times;
  // A scale shows 2,3 kg, and no third of a kilogram.
  const shown = HEAVY.test(rest)
    ? String(Math.round(scaled * 10) / 10).replace('.', ',')
    : scaledNumber(scaled);
  return `${shown}${rest}`;
}

function servingsSaid(heard: Heard): number | null {
  const { servings } = heard.context.recipe;
  const people = heard.numberIn('forPeople');
  if (people !== null && people > 0) return people;
  if (heard.has('double')) return servings * 2;
  return heard.has('half') ? Math.max(1, Math.round(servings / 2)) : null;
}

const textsOf = (lines: readonly RecipeIngredient[], times = 1): string =>
  lines.map(({ text }) => scaledText(text, times)).join('; ');

function amounts(heard: Heard): LocalReply | null {
  const { recipe } = heard.context;
  const servings = servingsSaid(heard);
  const lines = heard.lines.map((at) => recipe.ingredients[at]!);
  const asked =
    heard.has('howMuch') && !heard.has('degrees', 'hot', 'howLong', 'calories', 'stepsLeft', 'keepLong');
  if (servings !== null && (asked || !heard.has('howLong', 'swap', 'canEat'))) {
    const times = servings / recipe.servings;
    if (lines.length > 0)
      return told('how-much', heard.say('lineFor', { servings, lines: textsOf(lines, times) }));
    const all = heard.say('lineFor', { servings, lines: textsOf(recipe.ingredients, times) });
    return told('scale', times > 1 ? `${all} ${heard.say('scaled')}` : all, {
      type: 'set-servings',
      servings,
    });
  }
  if (heard.has('servings') && lines.length === 0 && !heard.has('keepLong', 'howLong'))
    return told('servings', heard.say('servings', { servings: recipe.servings }));
  if (!asked || heard.has('swap', 'leaveOut')) return null;
  if (lines.length > 0) return told('how-much', heard.say('line', { lines: textsOf(lines) }));
  const [food] = heard.foods;
  return food ? told('how-much', heard.say('notInRecipe', { food: heard.nameOf(food.id) })) : null;
}

function keeping(heard: Heard): LocalReply | null {
  if (heard.has('ahead')) return told('make-ahead', heard.say('ahead'));
  if (heard.has('reheat')) return told('reheat', heard.say('reheat'));
  if (heard.has('freeze')) {
    const suffers = heard.linesWhere(
      ({ food }) =>
        !!food &&
        ['potato', 'cream', 'lettuce', 'mayonnaise'].some((kind) => food === kind || isA(food, kind)),
    );
    return told('freeze', heard.say(suffers.length > 0 ? 'freezeBut' : 'freeze'));
  }
  if (!heard.has('keepLong') || heard.has('swap')) return null;
  // What is named and not called cooked may be raw, which keeps for less.
  if (endPointsOf(heard).length > 0 && (heard.has('rawBeans') || !heard.has('leftover')))
    return told('storage', heard.say('keepsRaw'));
  const days = shelfDays(heard.context.recipe);
  return told('storage', days === null ? heard.say('keeps') : heard.say('keepsTin', { days }));
}

function calories(heard: Heard): string {
  const { calories: kcal, nutrition } = heard.context.recipe;
  if (kcal === null) return heard.say('noCalories');
  const about = Math.round(kcal / 10) * 10;
  if (!nutrition) return heard.say('calories', { kcal: about });
  const { protein, carbs, fat } = nutrition;
  return heard.say('macros', {
    kcal: about,
    protein: Math.round(protein),
    carbs: Math.round(carbs),
    fat: Math.round(fat),
  });
}

const HOT =
  /chil[ei]|cayenne|jalape|sriracha|hot-sauce|harissa|gochu|curry-paste|pepper-flakes|serrano|habanero|chipotle|sambal|wasabi|horseradish/;

function spicy(heard: Heard): string {
  const lines = heard.context.recipe.ingredients.filter(({ food }) => HOT.test(food ?? ''));
  return lines.length > 0 ? heard.say('isSpicy', { lines: textsOf(lines) }) : heard.say('notSpicy');
}

function meaning(heard: Heard): LocalReply | null {
  if (heard.has('done2') || !heard.has('meaning')) return null;
  const known = heard.book.terms.find(([words]) => whole(words).test(heard.text))?.[1];
  return known === undefined ? null : told('technique', known);
}

function doneness(heard: Heard): string {
  const { steps, currentStep } = heard.context;
  if (heard.foods.some(({ id }) => isA(id, 'pasta') || id === 'pasta')) return heard.say('pastaDone');
  const named = steps.filter(
    (step) => step.looks_right && step.uses.some(({ line }) => heard.lines.includes(line)),
  );
  const here = steps[currentStep];
  const step =
    (here?.looks_right ? here : undefined) ??
    named.at(-1) ??
    steps.findLast(({ looks_right }) => looks_right);
  const sign = step?.looks_right ? heard.say('rightWhen', { sign: step.looks_right }) : null;
  const points = endPointsOf(heard);
  const inside = points.length > 0 && !points[0]!.kinds.includes('egg') ? safeAt(heard, points) : null;
  const text = step && step.text.length < 300 ? heard.say('recipeSays', { text: step.text }) : null;
  const known = [sign, inside, inside ? null : text].filter((part) => part !== null);
  if (known.length > 0) return known.join(' ');
  return heard.say(heard.foods.some(({ aisle }) => aisle === 'produce') ? 'vegDone' : 'noSign');
}

function rest(heard: Heard): string {
  const { steps, currentStep } = heard.context;
  const later = steps.slice(currentStep).find(({ text }) => whole(heard.book.cues.rest).test(plain(text)));
  if (later) return heard.say('recipeSays', { text: later.text });
  return heard.say(
    endPointsOf(heard, true).some(({ kinds }) => kinds.includes('poultry') || kinds.includes('pork'))
      ? 'restMeat'
      : 'noRest',
  );
}

function temperature(heard: Heard): string {
  const { steps, currentStep } = heard.context;
  const here = steps[currentStep];
  const degrees = ovenDegrees(heard);
  if (degrees !== null && (heard.has('oven', 'hot') || !here?.heat)) return heard.say('ovenAt', { degrees });
  const step = here?.heat ? here : steps.find(({ heat }) => heat !== null);
  if (!step?.heat) return heard.say(heard.has('oven') ? 'noOven' : 'noHeat');
  return heard.say('heat', { heat: heard.say(`heat-${step.heat}`) });
}

function timing(heard: Heard): string {
  const { recipe, steps, currentStep } = heard.context;
  const time = (seconds: number) => timeSaid(seconds, heard.book);
  if (heard.has('total')) {
    const total = recipe.totalMinutes ?? (recipe.prepMinutes ?? 0) + (recipe.cookMinutes ?? 0);
    if (!total) return heard.say('noTime');
    return recipe.prepMinutes
      ? heard.say('takesTotal', { time: time(total * 60), prep: time(recipe.prepMinutes * 60) })
      : heard.say('takesAbout', { time: time(total * 60) });
  }
  const uses = (at: number) => steps[at]?.uses.some(({ line }) => heard.lines.includes(line)) ?? false;
  const names = (at: number) =>
    heard.foods.some(({ id }) =>
      plain(`${steps[at]?.text} ${steps[at]?.timers.map(({ label }) => label).join(' ')}`).includes(
        plain(heard.nameOf(id)).slice(0, 6),
      ),
    );
  const timed = steps.flatMap(({ timer_sec }, at) => (timer_sec ? [at] : []));
  const isHere = timed.includes(currentStep);
  const about =
    heard.foods.length > 0 && !(isHere && (uses(currentStep) || names(currentStep)))
      ? (timed.find((at) => at >= currentStep && (uses(at) || names(at))) ??
        timed.find((at) => uses(at) || names(at)))
      : undefined;
  const at = about ?? (isHere ? currentStep : (timed.find((one) => one > currentStep) ?? timed.at(-1)));
  if (at === undefined) return heard.say('noTime');
  return `${heard.say('takes', { time: time(steps[at]!.timer_sec!) })} ${heard.say('recipeSays', { text: steps[at]!.text })}`;
}

function tools(heard: Heard): string {
  const { steps, currentStep } = heard.context;
  const of = heard.has('here') ? steps.slice(currentStep, currentStep + 1) : steps;
  const all = heard.listed(of.flatMap(({ equipment }) => equipment));
  return all === '' ? heard.say('noTools') : heard.say('tools', { tools: all });
}

function ingredients(heard: Heard): LocalReply | null {
  const { recipe, steps, currentStep } = heard.context;
  if (heard.has('ingredients')) {
    if (!heard.has('here'))
      return told(
        'ingredients',
        heard.say('lineFor', { servings: recipe.servings, lines: textsOf(recipe.ingredients) }),
      );
    const lines = [...new Set((steps[currentStep]?.uses ?? []).map(({ line }) => line))];
    const texts = textsOf(lines.flatMap((at) => recipe.ingredients[at] ?? []));
    return told(
      'ingredients',
      lines.length > 0
        ? heard.say('stepNeeds', { step: currentStep + 1, lines: texts })
        : heard.say('stepNothing'),
    );
  }
  if (!heard.has('contains') || heard.has('when')) return null;
  if (heard.lines.length > 0)
    return told(
      'in-recipe',
      heard.say('yesIn', {
        lines: textsOf(heard.lines.map((at) => recipe.ingredients[at]!)),
      }),
    );
  const [food] = heard.foods;
  return food ? told('in-recipe', heard.say('notInRecipe', { food: heard.nameOf(food.id) })) : null;
}

/** Where a named ingredient goes, in the recipe's own words. */
function where(heard: Heard): LocalReply | null {
  if (heard.lines.length === 0 || !heard.asks) return null;
  const { steps, currentStep } = heard.context;
  const uses = steps.flatMap(({ uses: all }, at) =>
    all.some(({ line }) => heard.lines.includes(line)) ? [at] : [],
  );
  const at = uses.find((one) => one >= currentStep) ?? uses[0];
  return at === undefined ? null : told('where-used', heard.say('recipeSays', { text: steps[at]!.text }));
}
