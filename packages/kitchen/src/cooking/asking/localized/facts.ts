import type { FoodId } from '../../../foods/food.ts';
import { isA } from '../../../foods/larder.ts';
import { END_POINTS, type EndPoint } from '../../safe-temperatures.ts';
import type { Heard } from './heard.ts';
import type { Saying } from './phrasebooks.ts';

/** What makes people ill, and what to do about it. The first that fits answers; the English facts are in dangers.data.ts. */
export const EMERGENCIES: readonly (readonly [when: (heard: Heard) => boolean, says: Saying])[] = [
  [(heard) => heard.has('reaction'), 'reaction'],
  [(heard) => heard.has('faint'), 'faint'],
  [(heard) => heard.has('choke'), 'choke'],
  [(heard) => heard.has('poison'), 'poison'],
  [(heard) => heard.has('gas'), 'gas'],
  [(heard) => heard.has('fire') && !heard.has('notFire'), 'fire'],
  [(heard) => heard.has('eye') && !heard.has('potato'), 'eye'],
  [(heard) => heard.has('burn') && heard.has('body'), 'burn'],
  [(heard) => heard.has('cut') && heard.has('body') && !heard.has('meat', 'pink'), 'cut'],
];

const TWO_HOURS_S = 2 * 3_600;
const LONG_DAYS = 5;
const RAW_DAYS = 3;

const isLong = (heard: Heard): boolean =>
  heard.has('overnight') || (heard.seconds !== null && heard.seconds > TWO_HOURS_S);

const stoodOut = (heard: Heard): boolean =>
  heard.has('leftOut') && (heard.has('stood', 'overnight', 'asksSafe') || heard.seconds !== null);

function daysSaid(heard: Heard): number {
  const found = heard.found('oldDays');
  if (found === null) return 0;
  const count = heard.numberIn('oldDays') ?? 1;
  return /^(?:\d{1,2} )?(?:eine[rn]? |une |una )?(?:w|sem|sett)/.test(found) ? count * 7 : count;
}

const isMeat = (heard: Heard): boolean => heard.has('meat') || endPointsOf(heard).length > 0;

/** When the animal foods that are meant are done: those that the question names, else those of the recipe. */
export function endPointsOf(heard: Heard, orOfRecipe = false): EndPoint[] {
  const ids: FoodId[] = [
    ...heard.foods.map(({ id }) => id),
    ...heard.lines.flatMap((at) => heard.context.recipe.ingredients[at]!.food ?? []),
  ];
  const known = END_POINTS.filter(({ kinds }) => ids.some((id) => kinds.some((kind) => isA(id, kind))));
  if (known.length > 0 || !orOfRecipe) return known;
  const own = heard.context.recipe.ingredients.flatMap(({ food }) => food ?? []);
  return END_POINTS.filter(({ kinds }) => own.some((id) => kinds.some((kind) => isA(id, kind))));
}

const SAFE_AT: readonly (readonly [kind: FoodId, says: Saying])[] = [
  ['poultry', 'poultryTemp'],
  ['ground-meat', 'groundTemp'],
  ['mussel', 'shutShells'],
  ['fish', 'fishTemp'],
  ['shellfish', 'fishTemp'],
  ['egg', 'eggTemp'],
  ['pork', 'wholeTemp'],
];

/** From which temperature it is safe, in words; of several foods the strictest. */
export function safeAt(heard: Heard, points: readonly EndPoint[]): string {
  const [first] = points;
  const says = SAFE_AT.find(([kind]) => first?.kinds.includes(kind))?.[1];
  return says === undefined ? heard.say('allTemps') : heard.say(says);
}

/** "68 Grad innen, reicht das": the figure is compared and not only named. */
export function measured(heard: Heard): string | null {
  const degrees = heard.numberIn('degrees');
  if (
    degrees === null ||
    degrees > 100 ||
    !heard.has('coreTemp', 'meat', 'pink') ||
    heard.has('oven', 'thaw')
  )
    return null;
  const points = endPointsOf(heard, true);
  const fahrenheit = Math.max(0, ...points.slice(0, 1).map((point) => point.fahrenheit ?? 0));
  if (fahrenheit === 0) return heard.say('allTemps');
  const needed = Math.round(((fahrenheit - 32) * 5) / 9);
  return `${heard.say(degrees < needed ? 'tooCold' : 'warmEnough', { degrees })} ${safeAt(heard, points)}`;
}

/** Still pink or raw inside, or how hot inside. */
export function doneInside(heard: Heard): string | null {
  const isRaw = heard.has('pink') && !heard.has('rawFish', 'rawMeat');
  const asksHeat = heard.has('coreTemp') || (heard.has('hot') && isMeat(heard) && !heard.has('oven'));
  const points = endPointsOf(heard, heard.has('meat', 'coreTemp', 'pink', 'asksSafe', 'eat'));
  if (points.length === 0 || (!isRaw && !asksHeat)) return null;
  const onlyEggs = points[0]!.kinds.includes('egg');
  // A cake that is burnt outside and raw inside is to be baked on; its eggs are not the question.
  if (onlyEggs && heard.has('burnt')) return null;
  if (isRaw) return onlyEggs ? heard.say('rawEgg') : `${heard.say('notYet')} ${safeAt(heard, points)}`;
  return safeAt(heard, points);
}

type Fact = readonly [when: (heard: Heard) => boolean, says: Saying];

export const DANGERS: readonly Fact[] = [
  [(heard) => heard.has('pet') && heard.has('eat', 'canEat', 'asksSafe', 'ate'), 'pet'],
  [(heard) => heard.has('wild'), 'wild'],
  [(heard) => heard.has('bitter'), 'bitter'],
  [(heard) => heard.has('ate'), 'ate'],
  [(heard) => heard.has('shells') && heard.has('shut', 'open'), 'shutShells'],
  [(heard) => heard.has('mold'), 'mold'],
  [(heard) => heard.has('can'), 'can'],
  [(heard) => heard.has('beans') && heard.has('rawBeans') && !heard.has('canned'), 'rawBeans'],
  [(heard) => heard.has('potato') && heard.has('greenPotato'), 'greenPotato'],
  [
    (heard) => heard.has('garlicOil') && (heard.has('keepLong', 'asksSafe') || heard.seconds !== null),
    'garlicOil',
  ],
  [(heard) => heard.has('refreeze'), 'refreeze'],
  [(heard) => heard.has('thaw') && (heard.asks || heard.has('leftOut')), 'thaw'],
  [(heard) => heard.has('powerCut'), 'powerCut'],
  [(heard) => heard.has('rice') && stoodOut(heard) && isLong(heard), 'leftOutLong'],
  [(heard) => stoodOut(heard) && isLong(heard) && !heard.has('keepsOut'), 'leftOutLong'],
  [(heard) => stoodOut(heard) && !heard.has('keepsOut') && !heard.has('rest'), 'leftOut'],
  [(heard) => heard.has('twice'), 'twice'],
  [
    (heard) => heard.has('rice') && heard.has('reheat', 'overnight', 'asksSafe') && !heard.has('howMuch'),
    'rice',
  ],
  [(heard) => heard.has('expired'), 'expired'],
  [(heard) => heard.has('smell'), 'smell'],
  [
    (heard) =>
      daysSaid(heard) >= LONG_DAYS &&
      heard.has('keepLong', 'asksSafe', 'meat', 'eat') &&
      !heard.has('freeze', 'frozen'),
    'tooOld',
  ],
  [
    (heard) => daysSaid(heard) >= RAW_DAYS && heard.has('meat') && !heard.has('freeze', 'frozen', 'leftover'),
    'tooOld',
  ],
  [(heard) => heard.has('wash') && heard.has('meat') && !heard.has('board'), 'wash'],
  [(heard) => heard.has('board'), 'board'],
  [(heard) => heard.has('marinade') && heard.has('asksSafe', 'swap', 'reuse'), 'marinade'],
  [(heard) => heard.has('floor') && !heard.has('potato'), 'floor'],
  [(heard) => heard.has('crackedEgg'), 'crackedEgg'],
  [(heard) => heard.has('rawDough'), 'rawDough'],
  [(heard) => heard.has('rawFish'), 'rawFish'],
  [(heard) => heard.has('rawMeat'), 'rawMeat'],
  [(heard) => heard.has('rawEgg'), 'rawEgg'],
  [(heard) => heard.has('frozen') && heard.has('meat') && heard.asks, 'fromFrozen'],
];
