import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import { foodById, isA } from '../../../foods/larder.ts';
import { fold } from '../../../foods/text.ts';
import { avoidsNothing, mayEat, type Person, substitutesFor, together } from '../../../foods/who-eats.ts';
import { DANGERS, doneInside, EMERGENCIES, measured } from './facts.ts';
import { type Heard, whole } from './heard.ts';
import { type LocalReply, told } from './on-screen.ts';
import type { Saying } from './phrasebooks.ts';

/** Where a wrong answer makes somebody ill: emergencies, who may eat it, and what is no longer good. */

export function emergency(heard: Heard): LocalReply | null {
  const says = EMERGENCIES.find(([when]) => when(heard))?.[1];
  return says === undefined ? null : told('emergency', heard.say(says));
}

export function whatHarms(heard: Heard): LocalReply | null {
  const person = forWhom(heard);
  if (person !== null) return told('allergens', person);
  const inside = measured(heard) ?? early(heard) ?? doneInside(heard) ?? danger(heard);
  return inside === null ? null : told('safety', inside);
}

/** Facts about what is raw, which give way to how hot it must get. */
const LATER: ReadonlySet<Saying> = new Set(['rawEgg', 'rawMeat', 'rawFish', 'fromFrozen', 'rice', 'leftOut']);

/** What may not wait for the temperature: a chicken that stood out is not saved by heat. */
function early(heard: Heard): string | null {
  const says = DANGERS.find(([when]) => when(heard))?.[1];
  return says === undefined || LATER.has(says) ? null : heard.say(says);
}

function danger(heard: Heard): string | null {
  const says = DANGERS.find(([when]) => when(heard))?.[1];
  return says === undefined ? null : heard.say(says);
}

/** A question about safety that no fact answers is not answered by anything else. */
export const unsureSafe = (heard: Heard): LocalReply | null =>
  heard.has('asksSafe') ? told('safety', heard.say('unknownSafe')) : null;

function forWhom(heard: Heard): string | null {
  if (heard.has('pregnant')) return pregnancy(heard);
  if (heard.has('baby', 'child') && !heard.has('swap')) return smallChild(heard);
  if (heard.has('halal', 'kosher')) return byFaith(heard);
  const asksMeasure = heard.has('howMuch', 'howLong');
  const { diet } = heard;
  const allergens = diet === 'gluten-free' || diet === 'dairy-free' ? [] : heard.allergens;
  const isAdvice = heard.has('swap', 'adapt', 'leaveOut');
  const isAllergic = heard.has('allergic');
  if (isAllergic && heard.allergens.length > 0) return byAllergens(heard, heard.allergens);
  if (isAllergic && heard.foods.length > 0) return byFood(heard);
  if (diet && !asksMeasure && !heard.has('swap', 'adapt')) return byDiet(heard, diet);
  if (allergens.length > 0 && !asksMeasure && !isAdvice && heard.has('contains') && asksPresence(heard))
    return byAllergens(heard, allergens);
  if (heard.has('allergens')) return holds(heard);
  if (asksMeasure || isAdvice) return null;
  const named = (heard.context.people ?? []).filter(
    ({ name }) => name.length > 1 && whole(fold(name)).test(heard.text),
  );
  if (named.length > 0) return named.map((person) => verdict(person, heard)).join(' ');
  const asksTable =
    heard.has('everyone') &&
    heard.has('canEat') &&
    heard.has('eat') &&
    heard.foods.length === 0 &&
    !heard.has(
      'asksSafe',
      'pink',
      'rawDough',
      'rawEgg',
      'rawFish',
      'rawMeat',
      'leftOut',
      'ahead',
      'freeze',
      'expired',
      'mold',
      'smell',
    );
  return asksTable ? forAll(heard) : null;
}

/** "Is there milk in it", and not "is the milk in yet". */
const asksPresence = (heard: Heard): boolean =>
  !heard.has(
    'when',
    'shut',
    'done2',
    'freeze',
    'reheat',
    'rawEgg',
    'rawFish',
    'rawMeat',
    'split',
    'pink',
    'leftOut',
  );

const ALCOHOL = [
  'wine',
  'beer',
  'rum',
  'brandy',
  'vodka',
  'liqueur',
  'whiskey',
  'sherry',
  'vermouth',
  'alcohol',
];
const RISKY = [
  'egg',
  'fish',
  'shellfish',
  'soft-cheese',
  'deli-meat',
  'ham',
  'pancetta',
  'bacon',
  'salami',
  'beef-liver',
  'chicken-liver',
  'liverwurst',
  'bean-sprouts',
  'alfalfa-sprouts',
  'lentil-sprouts',
  'soybean-sprout',
  'pate',
  'mayonnaise',
];

const ofKinds = (heard: Heard, kinds: readonly string[]): number[] =>
  heard.linesWhere(
    ({ food }) => !!food && !/vinegar/.test(food) && kinds.some((kind) => food === kind || isA(food, kind)),
  );

function pregnancy(heard: Heard): string {
  const lines = [...ofKinds(heard, RISKY), ...ofKinds(heard, ALCOHOL)];
  const look = lines.length > 0 ? ` ${heard.say('lookAt', { foods: heard.namesOf(lines) })}` : '';
  return `${heard.say('pregnancy')}${look}`;
}

function smallChild(heard: Heard): string {
  const honey = heard.foods.some(({ id }) => id === 'honey') || ofKinds(heard, ['honey']).length > 0;
  const spirits = ofKinds(heard, ALCOHOL);
  return [
    ...(honey ? [heard.say('noHoney')] : []),
    ...(spirits.length > 0 ? [heard.say('noAlcoholChild', { foods: heard.namesOf(spirits) })] : []),
    heard.say('smallChild'),
    holds(heard),
  ].join(' ');
}

const NOT_HALAL = [
  'pork',
  'bacon',
  'ham',
  'pancetta',
  'guanciale',
  'lard',
  'gelatin',
  'chorizo',
  'salami',
  'cured-pork',
  ...ALCOHOL,
];
const NOT_KOSHER = [
  'pork',
  'bacon',
  'ham',
  'pancetta',
  'guanciale',
  'lard',
  'gelatin',
  'chorizo',
  'salami',
  'cured-pork',
  'shellfish',
  'mussel',
  'clam',
  'squid',
];

function byFaith(heard: Heard): string {
  const against = ofKinds(heard, heard.has('halal') ? NOT_HALAL : NOT_KOSHER);
  return against.length > 0
    ? heard.say('notHalal', { foods: heard.namesOf(against) })
    : heard.say('maybeHalal');
}

const caution = (heard: Heard): string =>
  heard.say(heard.context.recipe.hasUnknown ? 'notAllKnown' : 'checkPacks');

const said = (heard: Heard, all: readonly (Allergen | Diet)[]): string =>
  heard.listed(all.map((one) => heard.book.names[one]));

function holds(heard: Heard): string {
  const { allergens, mayContain } = heard.context.recipe;
  const sure =
    allergens.length > 0
      ? heard.say('contains', { allergens: said(heard, allergens) })
      : heard.say('noAllergens');
  const may =
    mayContain.length > 0 ? ` ${heard.say('mayContain', { allergens: said(heard, mayContain) })}` : '';
  // What may be in a pack says already that packs are to be read.
  return may === '' || heard.context.recipe.hasUnknown ? `${sure}${may} ${caution(heard)}` : `${sure}${may}`;
}

function byAllergens(heard: Heard, asked: readonly Allergen[]): string {
  const { recipe } = heard.context;
  // Who asks for nuts means peanuts too, and who cannot have shellfish often neither of the two kinds.
  const meant = [
    ...new Set(asked.flatMap((one): Allergen[] => (one === 'nuts' ? ['nuts', 'peanuts'] : [one]))),
  ];
  const sure = meant.filter((one) => recipe.allergens.includes(one));
  if (sure.length > 0) {
    const lines = heard.linesWhere(({ food }) =>
      sure.some((one) => foodById(food ?? '')?.allergens.includes(one)),
    );
    const swaps = heard.has('allergic', 'swap') ? changesFor(heard, lines) : '';
    return `${heard.say('containsBy', { allergens: said(heard, sure), foods: heard.namesOf(lines) })}${swaps}`;
  }
  const perhaps = meant.filter((one) => recipe.mayContain.includes(one));
  if (perhaps.length > 0) return heard.say('mayContain', { allergens: said(heard, perhaps) });
  const unknown = recipe.hasUnknown ? ` ${heard.say('notAllKnown')}` : '';
  return `${heard.say('noneKnown', { allergens: said(heard, asked) })}${unknown}`;
}

function changesFor(heard: Heard, lines: readonly number[]): string {
  // Who cannot have peanuts is offered no nuts either, and the other way round.
  const isNutty = heard.allergens.some((one) => one === 'nuts' || one === 'peanuts');
  const eaters = together([heard.eaters, { diets: [], allergens: isNutty ? ['nuts', 'peanuts'] : [] }]);
  const changes = lines.flatMap((at) => {
    const food = foodById(heard.context.recipe.ingredients[at]!.food ?? '');
    const [other] = food ? substitutesFor(food, eaters) : [];
    return food && other
      ? [heard.say('swaps', { food: heard.nameOf(food.id), others: heard.nameOf(other.food.id) })]
      : [];
  });
  return changes.length > 0 ? ` ${[...new Set(changes)].join(' ')} ${heard.say('checkLabel')}` : '';
}

/** An allergy to what is none of the fourteen. */
function byFood(heard: Heard): string {
  if (heard.lines.length > 0) return heard.say('foodIn', { foods: heard.namesOf(heard.lines) });
  return heard.say('foodNotIn', { food: heard.nameOf(heard.foods[0]!.id) });
}

function byDiet(heard: Heard, diet: Diet): string {
  const { recipe } = heard.context;
  const named = heard.book.names[diet];
  const against = heard.linesWhere(({ food }) => foodById(food ?? '')?.breaks.includes(diet) ?? false);
  if (against.length > 0) return heard.say('notDiet', { diet: named, foods: heard.namesOf(against) });
  if (recipe.diets.includes(diet)) return `${heard.say('isDiet', { diet: named })} ${caution(heard)}`;
  return `${heard.say('unsureDiet', { diet: named })} ${caution(heard)}`;
}

/** What this person's profile says of the dish. */
function verdict(person: Person, heard: Heard): string {
  const { name } = person;
  const { recipe } = heard.context;
  if (avoidsNothing(person)) return heard.say('personOpen', { name });
  const sure = person.allergens.filter((one) => recipe.allergens.includes(one));
  if (sure.length > 0)
    return heard.say('personNo', { name, why: heard.say('contains', { allergens: said(heard, sure) }) });
  const perhaps = person.allergens.filter((one) => recipe.mayContain.includes(one));
  if (perhaps.length > 0)
    return heard.say('personNo', { name, why: heard.say('mayContain', { allergens: said(heard, perhaps) }) });
  const broken = person.diets.filter((diet) => !recipe.diets.includes(diet));
  if (broken[0]) return heard.say('personNo', { name, why: byDiet(heard, broken[0]) });
  const isUnsure =
    recipe.hasUnknown || recipe.ingredients.some(({ food }) => !food || !mayEat(foodById(food), person));
  return heard.say(isUnsure ? 'personUnsure' : 'personOk', { name });
}

function forAll(heard: Heard): string {
  const eaters = (heard.context.people ?? []).filter(({ eats }) => eats);
  if (eaters.length === 0) return `${heard.say('tableUnknown')} ${holds(heard)}`;
  return eaters.map((person) => verdict(person, heard)).join(' ');
}
