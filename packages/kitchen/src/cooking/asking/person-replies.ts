import type { Person } from '../../foods/who-eats.ts';
import { avoidsNothing } from '../../foods/who-eats.ts';
import { whyNotFor } from '../../planning/unsuitable.ts';
import type { CookingContext } from '../cooking-context.ts';
import { IN_PREGNANCY } from '../dangers.data.ts';
import { alcoholIn } from './know-how/by-recipe.ts';
import { forKids } from './know-how/of-the-dish.ts';
import { allergensIn, dietIn } from './mentioned-diets.ts';
import { type Asked, listed } from './reply.ts';
import { adaptedFor } from './swap-replies.ts';

/** Whether an eater may have this: by what the household says of them, and by what small children and pregnant women must not have. */

const MAY =
  /\b(?:safe|ok|okay|fine|alright|eat|eats|have|allowed|suitable|good|right|sick|share|give|want|must not|not for|wrong|problem|against|work(?:s)? for|coming)\b/;
/** Questions about the dish and what to do with it, in which a person is only mentioned. */
const ELSE =
  /\b(?:instead|how (?:long|much|many|do i|hot)|timer|step|cut|substitute|swap|replace|less|spicy|salt(?:y|ier)?|(?:do|does) not (?:eat|want|like)|leave out)\b/;
const KIDS = /\b(?:the|our|all the) (?:kids|children)\b|\b(?:[5-9]|1[0-5]) years? old\b/;
const RELATIVE =
  /\bmy (?:\w+ )?(daughter|son|kids?|child|children|wife|husband|partner|girlfriend|boyfriend|mother|mum|mom|father|dad|sister|brother|grand(?:ma|pa|mother|father|son|daughter|child)|friends?|guests?|boy|girl|aunt|uncle|niece|nephew|roommate)\b/;
const CHILD =
  /^(?:daughter|son|kids?|child|children|grandson|granddaughter|grandchild|boy|girl|niece|nephew)$/;
const ALL =
  /\b(?:everybody|everyone|all of us|anybody|anyone|who|nobody|no one)\b.{0,40}\b(?:table|household|family|home|eat|have)\b/;
const BABY =
  /\b(?:bab(?:y|ies)|infants?|newborn|\d+ (?:months?|mos?) old|toddlers?|[1-4] years? old|(?:small|little|young) (?:child|children|kids?|one))\b/;
const CHOKES = /\b(?:grapes?|nuts?|popcorn|cherry tomatoes|sausages?|carrots?|choke|chok\w*|salt)\b/;
/** "For Tom?", "and Mia?". */
const JUST_FOR = /^(?:and |what about |how about )?(?:for )?[a-z]+(?: too| as well)?$/;
const MYSELF =
  /^(?:can|may|should) (?:i|we) (?:eat|have|try) (?:this|it|that|some(?: of (?:it|this))?|the dish|the recipe)$|\b(?:safe|ok|okay|fine|good|alright|suitable) (?:for )?(?:me|us|myself)\b/;
const RELIGION = /\b(?:halal|muslims?|islam\w*|kosher|jewish|jews?|hindus?)\b/;
const NOT_YET_ONE = /\b(?:bab(?:y|ies)|infants?|newborn|\d+ (?:months?|mos?) old)\b/;
const BABY_FOOD = /\bbaby (?:spinach|carrots?|corn|potatoes|back|bok|leaves|greens|kale|peas|onions?|new)\b/;
const PREGNANT =
  /\bpregnan\w*\b|\b(?:is|am|are) expecting\b(?! (?:guests?|company|people|friends|visitors|\d))/;

const PREGNANCY =
  'In pregnancy everything must be cooked through: no raw or soft eggs, meat or fish, no deli meat or smoked fish unless it steams, no soft cheese made from raw milk, no liver, no raw sprouts, no alcohol. Use pasteurized eggs where they stay soft. Your midwife or doctor has the last word.';
const NO_HONEY = 'No honey before the first birthday, not even baked or cooked: it can carry botulism.';
const SMALL_CHILD =
  'For a baby or small child: everything cooked through and soft, next to no salt, no whole nuts, grapes and cherry tomatoes cut in quarters lengthwise, so that nobody can choke. No raw or soft eggs, and no honey before the first birthday.';

export function forPerson(asked: Asked, context: CookingContext): string | null {
  const { text } = asked;
  if (PREGNANT.test(text)) return pregnancy(text, context);
  if (BABY.test(text) && !BABY_FOOD.test(text) && (!ELSE.test(text) || CHOKES.test(text)))
    return smallChild(text, context);
  if (RELIGION.test(text)) return byReligion(text, context);
  const person = ADAPTS.test(text) && !asked.subject.food ? personIn(text, context) : undefined;
  if (person && !avoidsNothing(person)) return adaptedFor(person, context);
  if (ELSE.test(text) || asked.subject.food || dietIn(text)) return null;
  if (MYSELF.test(text) && allergensIn(text).length === 0) return forEater(context);
  if (
    KIDS.test(text) &&
    !/\b(?:raw|dough|batter|bowl|lick\w*)\b/.test(text) &&
    MAY.test(text) &&
    allergensIn(text).length === 0
  )
    return `${forKids(asked, context, alcoholIn(context))} ${forAll(context)}`;
  if (!MAY.test(text) && !JUST_FOR.test(text)) return null;
  if (allergensIn(text).length > 0) return null;
  const people = context.people ?? [];
  const named = people.filter(({ name }) => saysName(text, name));
  if (named.length > 0) return named.map((person) => verdict(person, context)).join(' ');
  if (ALL.test(text)) return forAll(context);
  const relative = RELATIVE.exec(text)?.[1];
  return relative ? forRelative(relative, context) : null;
}

/** "How do I make it ok for Noa". */
const ADAPTS =
  /\b(?:make|change|adapt|adjust|do|cook|turn|fix)\b.{0,20}\b(?:it|this|that|the dish|the recipe|something)\b.{0,25}\bfor\b/;

const personIn = (text: string, { people }: CookingContext): Person | undefined =>
  (people ?? []).find(({ name, isSelf }) => saysName(text, name) || (isSelf && /\bfor me\b/.test(text)));

/** Whoever asks, or who eats where it is not known who that is. */
function forEater(context: CookingContext): string {
  const self = (context.people ?? []).find(({ isSelf }) => isSelf);
  return self ? verdict(self, context) : forAll(context);
}

const OUT_OF_FAITH: readonly (readonly [faith: RegExp, names: RegExp])[] = [
  [
    /\b(?:halal|muslims?|islam\w*)\b/,
    /\b(?:pork|bacon|ham|pancetta|prosciutto|guanciale|chorizo|salami|pepperoni|lard|gelatin|wine|beer|ale|stout|sherry|brandy|cognac|rum|vodka|liqueur|marsala|mirin|sake|vermouth|bourbon)\b(?! vinegar)/i,
  ],
  [
    /\b(?:kosher|jewish|jews?)\b/,
    /\b(?:pork|bacon|ham|pancetta|prosciutto|guanciale|chorizo|salami|pepperoni|lard|gelatin|shrimp|prawns?|mussels?|clams?|crab|lobster)\b/i,
  ],
  [/\bhindus?\b/, /\b(?:beef|veal|gelatin)\b/i],
];

/** No profile holds a faith: what it usually rules out is named, and no more is said than that. */
function byReligion(text: string, { recipe }: CookingContext): string {
  const names = OUT_OF_FAITH.find(([faith]) => faith.test(text))![1];
  const against = recipe.ingredients.map(({ name }) => name).filter((name) => names.test(name));
  if (against.length > 0)
    return `No, not as it is: it has ${listed([...new Set(against)])}. Ask me what to use instead. Only the label can tell whether meat was sold as such.`;
  return 'I know of nothing in it that is ruled out, but I can’t vouch for it: check the packages, and how the meat was sold.';
}

const saysName = (text: string, name: string): boolean =>
  name.length > 1 && ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name.trim().toLowerCase()} `);

function pregnancy(text: string, { recipe }: CookingContext): string {
  const said = `${text} `;
  const known = IN_PREGNANCY.find(([about]) => about.test(said))?.[1];
  const here = known
    ? []
    : recipe.ingredients.filter((line) =>
        IN_PREGNANCY.some(([about]) => about.test(line.name.toLowerCase())),
      );
  const look = here.length > 0 ? ` Look here at ${listed([...new Set(here.map(({ name }) => name))])}.` : '';
  return `${known ? `${known} ` : ''}${PREGNANCY}${look}`;
}

function smallChild(text: string, context: CookingContext): string {
  const { recipe } = context;
  const hasHoney = recipe.ingredients.some((line) => /\bhoney\b/i.test(line.name));
  const honey = NOT_YET_ONE.test(text) && (hasHoney || /\bhoney\b/.test(text));
  const spirits = alcoholIn(context);
  const alcohol =
    spirits.length > 0
      ? `Not with ${listed(spirits)}: part of the alcohol stays when it cooks, so use stock or juice instead. `
      : '';
  return `${honey ? `${NO_HONEY} ` : ''}${alcohol}${SMALL_CHILD} ${holds(context)}`;
}

/** What this person's profile says of the dish. */
function verdict(person: Person, { recipe }: CookingContext): string {
  const who = person.isSelf ? 'you' : person.name;
  if (avoidsNothing(person))
    return `${person.isSelf ? 'Your' : `${who}’s`} profile names nothing to avoid, so I know of nothing against it.`;
  const why = whyNotFor(person, [recipe], []);
  if (why === null)
    return `I know of nothing in it that ${person.isSelf ? 'you avoid' : `${who} avoids`}. Check the packages to be sure.`;
  if (why.startsWith('we don')) return `I can’t say for ${who}: ${why}. Check the packages.`;
  return `No, not for ${who}: it ${/^(?:may )?contain/.test(why) ? '' : 'is '}${why}.`;
}

function holds({ recipe }: Pick<CookingContext, 'recipe'>): string {
  const may = recipe.mayContain.length > 0 ? ` It may contain ${listed(recipe.mayContain)}.` : '';
  const unknown = recipe.hasUnknown ? ' I don’t know every ingredient, so check the packages.' : '';
  const sure =
    recipe.allergens.length > 0
      ? `It contains ${listed(recipe.allergens)}.`
      : 'I know of none of the fourteen main allergens in it.';
  return `${sure}${may}${unknown}`;
}

function forAll(context: CookingContext): string {
  const eaters = (context.people ?? []).filter(({ eats }) => eats);
  if (eaters.length === 0)
    return `I don’t know who eats and what they have to avoid. ${holds(context)} Tell me what to look for.`;
  return eaters.map((person) => verdict(person, context)).join(' ');
}

/** No profile says who is whose daughter: each of the others is told, and asked for. */
function forRelative(relative: string, context: CookingContext): string {
  const others = (context.people ?? []).filter(({ isSelf }) => !isSelf);
  const age = CHILD.test(relative) ? ' For a small child, ask me again with the age.' : '';
  if (others.length === 0)
    return `I don’t know what your ${relative} must avoid. ${holds(context)} Which of that, or what else, must your ${relative} not have?${age}`;
  const verdicts = others.map((person) => verdict(person, context)).join(' ');
  return `I don’t know who of your household that is. ${verdicts} Ask me again with the name.${age}`;
}
