import type { Diet } from '@crisper/contract/vocabulary';
import { isDisliked } from '../../foods/dislikes.ts';
import type { Food, FoodId } from '../../foods/food.ts';
import { foodById, isA } from '../../foods/larder.ts';
import { rowsIn } from '../../foods/made-tables.ts';
import {
  adviceFor,
  type Eaters,
  eatersAmong,
  mayEat,
  namesForbidden,
  type Person,
  substitutesFor,
  together,
} from '../../foods/who-eats.ts';
import { whyNotFor } from '../../planning/unsuitable.ts';
import type { CookingContext } from '../cooking-context.ts';
import { safeTemperature } from '../food-safety.ts';
import { INSTEAD } from './instead.gen.ts';
import { dietIn, eatersIn } from './mentioned-diets.ts';
import { sentencesAbout } from './recipe-sentences.ts';
import { type Asked, capital, listed } from './reply.ts';
import { larderFood, subjectOf } from './subject.ts';
import { FORMS, SUBSTITUTES } from './swap.data.ts';
import { otherTool } from './tool-replies.ts';

/** What helps where no other food does the same job, by food. */
const ADVICE: Readonly<Record<string, string>> = Object.fromEntries(rowsIn(INSTEAD));

/** What to use instead, what can be left out, and what can be added. */

export function substitute(asked: Asked, context: CookingContext): string {
  const { text } = asked;
  const yeast = /\byeast\b/.test(text) ? YEASTS.find(([about]) => about.test(text))?.[1] : undefined;
  if (yeast) return yeast;
  const herb = /\b(fresh|dried|dry) (?:\w+ )?instead of (?:the )?(?:fresh|dried|dry)\b/.exec(text)?.[1];
  if (herb)
    return herb === 'fresh'
      ? 'Use three times as much fresh herbs as dried: 1 tablespoon for each teaspoon. Add tender ones at the end.'
      : 'Use a third as much dried as fresh: 1 teaspoon for each tablespoon. Add it early.';
  const named = BY_NAME.find(([about]) => about.test(text))?.[1];
  const eaters = eatersIn(text, context);
  const advice = named === undefined ? null : adviceFor(named, eaters);
  if (advice) return advice;
  const dear = TOO_DEAR.test(text) ? asked.subject.food : null;
  if (dear && !/\b(?:can|could|may) (?:i|we)\b/.test(text)) return instead(dear, eaters);
  const tool = asked.subject.lines.length > 0 && !/\bweights\b/.test(text) ? null : otherTool(text);
  if (tool) return adviceFor(tool, eaters) ?? 'I know nothing that does the same here.';
  const diet = dietIn(text);
  if (diet && asked.subject.lines.length === 0) return adapted(diet, eaters, context);
  // "Can I use milk instead of cream": the food to replace comes after "instead of"; what is offered, before it.
  const [offered = '', missing] = halvesOf(text);
  const idea = missing === undefined && !OFFERS.test(text) ? null : larderFood(offered);
  const subject = missing ? subjectOf(missing, context) : asked.subject;
  if (missing !== undefined && (!idea || mayEat(idea, eaters)) && namesForbidden(offered, eaters))
    return UNFIT;
  if (idea && (missing === undefined || !subject.food)) return offer(idea, asked, context);
  const { food, lines } = subject.food ? subject : asked.subject;
  if (!food) return 'Instead of what? Name the ingredient, and I will look for a swap.';
  if (lines.length === 0 && missing === undefined) return offer(food, asked, context);
  // "What rice can I use instead of short-grain" offers none.
  if (idea && idea.id !== food.id && !isA(food.id, idea.id))
    return mayEat(idea, eaters)
      ? (stands(idea, food, eaters) ?? unsure(idea, food, eaters))
      : `${refusal(idea, eaters, context.people)} ${instead(food, eaters)}`;
  return instead(
    food,
    eaters,
    lines.some((line) => line.optional),
  );
}

const TOO_DEAR =
  /\b(?:expensive|costs? too much|finished|sold out|can not (?:find|get)|all gone|hard to find)\b/;
/** What the words say and the foods do not. */
const BY_NAME: readonly (readonly [about: RegExp, swap: string])[] = [
  [
    /\bthai basil\b|\bholy basil\b/,
    'Use ordinary basil with a few leaves of mint, or cilantro: fresh, torn, and stirred in at the end.',
  ],
  [
    /\bbottled\b.{0,20}\bjuice\b|\bjuice from (?:a|the) bottle\b/,
    'Yes, bottled juice works in the same amount, about 3 tablespoons for a lemon and 2 for a lime. It tastes a little flatter, and gives no zest: leave that out.',
  ],
  [
    /\bfresh\b.{0,20}\binstead of (?:the )?frozen\b/,
    'Yes. Berries and vegetables in the same weight, cooked a little shorter; leaves shrink, so take about one and a half times the weight of frozen spinach, wilt it and squeeze it dry.',
  ],
  [
    /\b(?:applesauce|apple sauce)\b.{0,25}\boil\b|\boil\b.{0,25}\b(?:applesauce|apple sauce)\b/,
    'Yes, for up to half of the oil, in the same amount: the cake gets moister and less rich, and wants a few minutes longer.',
  ],
];

/** The same yeast, sold in three ways. */
const YEASTS: readonly (readonly [about: RegExp, swap: string])[] = [
  [
    /\bfresh\b/,
    'Yes: three times the weight of fresh yeast for dry, about 20 g for a packet of 7 g. Crumble it into the lukewarm liquid; it rises as usual.',
  ],
  [
    /\b(?:instant|fast|quick|rapid|easy)\b/,
    'Yes: use a quarter less than of active dry yeast, 3/4 teaspoon for each teaspoon, and mix it in dry. It need not stand in the liquid first, and rises a little faster.',
  ],
  [
    /\bactive\b/,
    'Yes: use a quarter more than of instant yeast, and let it stand in the lukewarm liquid for 5 minutes until it foams.',
  ],
];

/** A food is offered: "I have only got lime", "would honey do". */
const OFFERS =
  /\b(?:only (?:have|got|find|get)|have just|just have|can i (?:just )?(?:use|make|do|take)|could i (?:just )?(?:use|make|do|take)|will|would|is|are|does|do|how about|what about|okay|ok|alright|fine|works?|instead|bought|got)\b/;

export function instead(food: Food, eaters: Eaters, optional = false): string {
  const end = optional ? ' It is optional here, so you can also leave it out.' : '';
  const swaps = substitutesFor(food, eaters).map(({ food: other, ratio, note }) =>
    note ? `${other.name}${howMuchOf(ratio)}: ${note}` : `${other.name}${howMuchOf(ratio)}.`,
  );
  const known = ADVICE[food.id];
  const advice = known === undefined ? null : adviceFor(known, eaters);
  if (swaps.length > 0)
    return `Instead of ${food.name}, use ${swaps.slice(0, 3).join(' Or ')}${advice ? ` ${advice}` : ''}${end}`;
  const plant = mayEat(food, eaters) ? undefined : kindSwap(food, eaters);
  if (plant) return `Instead of ${food.name}, use ${plant}.${end}`;
  if (advice) return `${advice}${end}`;
  return food.substitutes.length > 0 || known !== undefined
    ? `I know no swap for ${food.name} that everybody at the table may have: leave it out, or take one that the label calls ${freeOf(food, eaters)}.${end}`
    : `I don’t know a good swap for ${food.name}.${end}`;
}

const SHARES: readonly (readonly [ratio: number, words: string])[] = [
  [0.25, 'a quarter as much'],
  [0.33, 'a third as much'],
  [0.5, 'half as much'],
  [0.67, 'two thirds as much'],
  [0.75, 'three quarters as much'],
  [1.5, 'half as much again'],
  [2, 'twice as much'],
  [3, 'three times as much'],
  [4, 'four times as much'],
];

/** ", three times as much"; empty where it is about the same weight, or nothing a cook would measure. */
function howMuchOf(ratio: number): string {
  const share = SHARES.find(([one]) => Math.abs(one - ratio) <= one * 0.07);
  return share ? `, ${share[1]}` : '';
}

/** Whether this can stand in for that, where it is known or both are of one kind. All who eat may have it. */
function stands(idea: Food, food: Food, eaters: Eaters): string | null {
  const known = food.substitutes.find((swap) => swap.food === idea.id);
  if (known)
    return `Yes. ${capital(idea.name)} instead of ${food.name}${howMuchOf(known.ratio)}: ${adviceFor(known.note, eaters) ?? 'go by taste.'}`;
  if (idea.id === food.id || isA(idea.id, food.id) || isA(food.id, idea.id))
    return `Yes, ${idea.name} works here in the same amount.`;
  // Only these rise or set; being of one kind is not enough.
  if (food.aisle === 'baking' && ADVICE[food.id])
    return `Not one for one. ${adviceFor(ADVICE[food.id]!, eaters) ?? ''}`.trim();
  const within = (one: Food, kinds: readonly string[]) =>
    kinds.some((kind) => one.id === kind || isA(one.id, kind));
  const substitutes = SUBSTITUTES.find(([kinds]) => within(idea, kinds) && within(food, kinds));
  if (!substitutes) return null;
  const inside = safeTemperature([idea.id]);
  const note = adviceFor(substitutes[1], eaters) ?? '';
  const more = inside && !substitutes[1].includes('°F') ? inside : '';
  return `Yes, ${idea.name} can stand in for ${food.name}. ${note} ${more}`.replace(/ +/g, ' ').trim();
}

const unsure = (idea: Food, food: Food, eaters: Eaters): string =>
  `I am not sure about ${idea.name} here. ${instead(food, eaters)}`;

/** For what is called by words that the larder has only in parts: "peanut butter cups". */
const UNFIT = 'That may hold what somebody at the table must not have, so I would leave it out.';

/** Why a food is out: "Peanut butter is out: it contains peanuts, which Mia avoids." */
export function refusal(food: Food, eaters: Eaters, people: CookingContext['people']): string {
  const person = people?.find((one) => one.eats && !mayEat(food, one));
  const known = whyNotFor(person ?? eaters, [], [food.id]);
  if (known === null && person && isDisliked(food.id, person.dislikes))
    return `${capital(food.name)} is out: ${person.isSelf ? 'you do' : `${person.name} does`} not like it.`;
  const why = known ?? 'not known well enough';
  const [avoids, eats] = person?.isSelf
    ? ['you avoid', 'you eat']
    : [`${person?.name} avoids`, `${person?.name} eats`];
  const holds = /^(?:may )?contain/.test(why);
  const whose = person ? (holds ? `, which ${avoids}` : `, the way ${eats}`) : '';
  const several = /[^s]s$/.test(food.name);
  if (several)
    return `${capital(food.name)} are out: they ${holds ? why.replace(/contains\b/, 'contain') : `are ${why}`}${whose}.`;
  return `${capital(food.name)} is out: it ${holds ? '' : 'is '}${why}${whose}.`;
}

/** A food that is at hand: the recipe's own in another form, or one that can stand in for one of its foods. */
function offer(idea: Food, asked: Asked, context: CookingContext): string {
  const eaters = eatersIn(asked.text, context);
  const form = FORMS.find(([words]) => words.test(asked.text));
  const own = context.recipe.ingredients.flatMap((line) => {
    const food = line.food ? foodById(line.food) : undefined;
    return food ? [{ food, text: line.text }] : [];
  });
  if (!mayEat(idea, eaters)) {
    const asksFor = own.some(({ food }) => food.id === idea.id);
    const swap = asksFor ? ` ${instead(idea, eaters)}` : '';
    return `${refusal(idea, eaters, context.people)}${swap}`;
  }
  if (form && /\bself (?:raising|rising)\b/.test(asked.text)) return form[1];
  const listedOr = own.find(
    ({ food, text }) => food.id !== idea.id && / or /.test(text) && text.toLowerCase().includes(idea.name),
  );
  if (listedOr) return `Yes, the recipe allows it: ${listedOr.text}.`;
  const same = own.find(({ food }) => food.id === idea.id || isA(food.id, idea.id) || isA(idea.id, food.id));
  if (same && form) return form[1];
  if (same?.food.id === idea.id && /\bonly\b/.test(asked.text))
    return `Use what you have, cut to the size the recipe asks for: ${same.text}.`;
  if (same && same.food.id === idea.id)
    return `${capital(idea.name)} is what the recipe asks for: ${same.text}. ${instead(idea, eaters)}`;
  const [known] = own.flatMap(({ food }) =>
    food.substitutes.some((swap) => swap.food === idea.id) ? [food] : [],
  );
  if (known) return stands(idea, known, eaters)!;
  for (const { food } of own) {
    const fits = stands(idea, food, eaters);
    if (fits?.startsWith('Yes')) return fits;
  }
  if (form && asked.subject.lines.length > 0) return form[1];
  return `I am not sure about ${idea.name} in this dish: I know of nothing here that it replaces.`;
}

const BEFORE_MISSING =
  /\b(?:instead of|in place of|rather than|for the|as a substitute for|replace|replacing|swap(?: the)?|out of|have no|not have(?: any)?|ran out of|not (?:get|find|got)(?: any)?|am missing|missing)\b/;
/** "Thyme, I have not got any, what about rosemary", "no yogurt, can I use sour cream". */
const AFTER_MISSING =
  /\b(?:i )?(?:have not got any|have not any|can i use|could i use|what about|how about|will|would)\b/;

/** What is offered and what is missing; what is missing is undefined where the question does not tell them apart. */
function halvesOf(text: string): [offered: string, missing?: string] {
  // "Swap the beef for tofu", "replace the butter with oil".
  const swapped =
    /\b(?:swap|replace|substitute|switch|exchange) (?:the |my )?(.{2,40}?) (?:for|with|by) (.{2,40})$/.exec(
      text,
    );
  if (swapped) return [swapped[2]!, swapped[1]!];
  // "Beef is too expensive, can I use pork".
  const dear =
    /^(?:the |my )?(.{2,30}?)(?: is| are)? (?:too expensive|cost too much|costs too much|finished|all gone|sold out) ?,?(?: so| and| but)? (?:can|could|may) (?:i|we) (?:use|take|do|have) (.+)$/.exec(
      text,
    );
  if (dear) return [dear[2]!, dear[1]!];
  const [before = '', after] = text.split(BEFORE_MISSING);
  // "I do not have milk, can I use water".
  const [lacking = '', rest] = after?.split(/ (?:,|can|could|is|will|would|but|only) /) ?? [];
  if (after !== undefined) return rest ? [rest, lacking] : [before, after];
  // "Breasts, not thighs".
  const [had = '', wanted] = text.split(/ (?:and )?not (?=[a-z]+(?: does| is| will|$))/);
  if (wanted !== undefined) return [had, wanted];
  const lacks =
    /^(?:there is )?no ([a-z ]{3,40}?)(?: in the house| left| here| at home)?(?: (?:,|can|could|what|will|would|any|just|is).*)?$/.exec(
      text,
    );
  if (lacks) return [text.slice(lacks[1]!.length + 3), lacks[1]!];
  const [first = '', second] = text.split(AFTER_MISSING).filter((part) => part.trim() !== '');
  return /\bhave not got any\b/.test(text) ? [second ?? '', first] : [text];
}

/** What to exchange so that the dish fits a diet. */
function adapted(diet: Diet, eaters: Eaters, { recipe }: CookingContext): string {
  const against = recipe.ingredients.flatMap((line) => {
    const food = line.food ? foodById(line.food) : undefined;
    return food?.breaks.includes(diet) ? [food] : [];
  });
  if (against.length === 0)
    return `As written, nothing in it rules out ${diet}. Check the packages to be sure.`;
  const changes = [...new Set(against)].map((food) => {
    const [other] = substitutesFor(food, eaters);
    return `${other?.food.name ?? kindSwap(food, eaters) ?? 'nothing I know'} for ${food.name}`;
  });
  return `To make it ${diet}: ${listed(changes)}.`;
}

/** What to exchange so that this person may eat it too. */
export function adaptedFor(person: Person, { recipe, people }: CookingContext): string {
  const against = recipe.ingredients.flatMap(({ food: id }) => {
    const food = id ? foodById(id) : undefined;
    return food && !mayEat(food, person) ? [food] : [];
  });
  if (against.length === 0)
    return `I know of nothing in it that ${person.isSelf ? 'you avoid' : `${person.name} avoids`}. Check the packages to be sure.`;
  const eaters = together([eatersAmong(people), person]);
  const changes = [...new Set(against)].map((food) => {
    const [other] = substitutesFor(food, eaters);
    return `${other?.food.name ?? kindSwap(food, eaters) ?? 'nothing I know'} for ${food.name}`;
  });
  return `For ${person.isSelf ? 'you' : person.name}: ${listed(changes)}. Check the packages to be sure.`;
}

/** What stands in for a whole kind of food where none of its own swaps is for those who eat. */
const KIND_SWAPS: readonly (readonly [kinds: readonly string[], swaps: Readonly<Record<FoodId, string>>])[] =
  [
    [
      ['stock', 'chicken-stock', 'beef-stock', 'fish-stock', 'bone-broth'],
      { 'vegetable-stock': 'vegetable stock' },
    ],
    [
      ['ground-meat'],
      { lentil: 'lentils', tofu: 'crumbled firm tofu', mushroom: 'finely chopped mushrooms' },
    ],
    [['ham', 'cured-pork', 'bacon'], { tofu: 'smoked tofu', mushroom: 'mushrooms with smoked paprika' }],
    [
      ['beef', 'pork', 'lamb', 'poultry', 'veal', 'game', 'sausage', 'meat'],
      { mushroom: 'mushrooms', bean: 'beans', tofu: 'firm tofu' },
    ],
    [['fish', 'shellfish'], { tofu: 'firm tofu', chickpea: 'chickpeas' }],
  ];

function kindSwap(food: Food, eaters: Eaters): string | undefined {
  const swaps = KIND_SWAPS.find(([kinds]) => kinds.some((one) => food.id === one || isA(food.id, one)))?.[1];
  const usable = Object.entries(swaps ?? {}).filter(
    ([id, name]) => mayEat(foodById(id), eaters) && !namesForbidden(name, eaters),
  );
  return usable.length === 0
    ? undefined
    : listed(
        usable.map(([, name]) => name),
        'or',
      );
}

const ADDS =
  /\b(?:add|throw|chuck|put|stir|mix|sneak|sprinkle|extra|more|some|a bit of|a handful of|nice with)\b/;
const LESS = /\b(?:less|half|halve|reduce|cut down|cut back|fewer)\b/;

export function leaveOut(asked: Asked, context: CookingContext): string {
  const { text } = asked;
  if (/\bmarinat/.test(text))
    return 'Yes, you can: it tastes a little plainer, and the salt and spices stay on the outside. Even 15 minutes help.';
  const eaters = eatersIn(text, context);
  // "Do I put all the salt in the potatoes" is about the salt.
  const whole = /\ball (?:of )?the (.+)$/.exec(text)?.[1];
  const about = whole ? subjectOf(whole.split(/ (?:in|on|into|with) /)[0]!, context) : asked.subject;
  const { food, lines } = about.lines.length > 0 ? about : asked.subject;
  const line = lines[0];
  const skips = /\b(?:without|leave|skip|omit|not|no|out|need|necessary|optional|important)\b/.test(text);
  const isMore = /\b(?:more|extra|double|twice)\b/.test(text) && !skips;
  if (food && !skips && (line ? isMore : ADDS.test(text)) && !mayEat(food, eaters))
    return refusal(food, eaters, context.people);
  const added = /\b(?:add|put|stir in|use|mix in) (.*)$/.exec(text)?.[1] ?? '';
  if (food && !skips && (!line || /\bsome\b/.test(added)) && namesForbidden(added, eaters)) return UNFIT;
  if (!line && food && ADDS.test(text) && !skips)
    return `Yes, if you like it: add a handful or two of ${food.name} with the other ingredients, and leave everything else as it is.`;
  if (!line)
    return food
      ? `${capital(food.name)} is not in this recipe, so nothing changes without it.`
      : 'Leave out what? Name the ingredient.';
  const used = sentencesAbout(context, [line]);
  const part = used.find((one) =>
    /\b(?:half|some|the rest|a third|a quarter|remaining|reserve)\b/i.test(one.text),
  );
  if (/\ball\b/.test(text) && used.length > 0)
    return part
      ? `No, not all of it at once. Step ${part.step}: ${part.text}`
      : `Yes, all of it: ${line.text}. Step ${used[0]!.step}: ${used[0]!.text}`;
  if (LESS.test(text)) return lessOf(line.name, food);
  if (isMore)
    return food?.aisle === 'baking'
      ? `Better not: more ${line.name} changes how it bakes.`
      : `Yes, a little more ${line.name} does no harm: taste as you go.`;
  if (line.optional) return `Yes, ${line.name} is optional here.`;
  if (
    used.length > 0 &&
    used.every((one) => /^(?:serve|top|garnish|scatter|sprinkle|finish)\b/i.test(one.text))
  )
    return `Yes. It only goes with the dish at the end: "${used[0]!.text}"`;
  const total = context.recipe.ingredients.reduce((sum, entry) => sum + (entry.grams ?? 0), 0);
  const tiny = /^(?:leaf|sprig|pinch|dash|drop)$/.test(line.unit ?? '');
  const share = line.grams !== null && total > 0 ? line.grams / total : tiny ? 0 : null;
  const swap = food ? ` ${instead(food, eaters)}` : '';
  if (food?.aisle === 'baking') return `Better not: ${line.name} does a job in the dough or batter.${swap}`;
  if (food?.id === 'salt') return 'You can, but it will taste flat. Use less, or a squeeze of lemon instead.';
  if (food?.aisle === 'spices' || (food && isA(food.id, 'herb')) || (share !== null && share < 0.03))
    return `Yes, you can leave it out. Without ${line.name} it tastes plainer, but it still works.`;
  return `You can leave the ${line.name} out, but it carries a good part of this dish.${swap}`;
}

function lessOf(name: string, food: Food | null): string {
  if (food && isA(food.id, 'sugar'))
    return `You can take up to a third of the ${name} out. With less than that it gets drier and paler, since sugar also keeps it moist.`;
  if (food?.aisle === 'baking' && food.id !== 'flour')
    return `Better not: the amount of ${name} is measured to work.`;
  return `Yes, use less ${name} if you like, half to begin with, and taste.`;
}

/** What its label must say, so that they may have it: "milk-free", "vegan". */
export const freeOf = (food: Food, { allergens, diets }: Eaters): string => {
  const held = allergens.find((one) => food.allergens.includes(one) || food.mayContain.includes(one));
  return held ? `${held}-free` : (diets.find((one) => food.breaks.includes(one)) ?? 'free of it');
};
