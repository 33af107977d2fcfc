import type { FoodId } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import { DANGERS } from './dangers.data.ts';
import { MISHAPS } from './mishaps.data.ts';
import { END_POINTS } from './safe-temperatures.ts';

/**
 * The only source of food-safety answers, with or without a text model. The facts follow the guidance of the USDA Food
 * Safety and Inspection Service; the wording is ours.
 */
interface SafetyFact {
  id: string;
  about: RegExp;
  fact: string;
}

const FACTS: readonly SafetyFact[] = [
  {
    id: 'hands',
    about: /\btouch/,
    fact: 'After raw meat, poultry or fish, wash hands, knife and board with hot soapy water for 20 seconds before you touch anything else.',
  },
  {
    id: 'marinade',
    about: /\bmarinade\b/,
    fact: 'A marinade that touched raw meat must boil for a minute before it becomes a sauce. It’s better to keep some aside before the meat goes in.',
  },
  {
    id: 'raw-dough',
    about: /\b(?:dough|batter)\b/,
    fact: 'Don’t eat raw dough or batter: raw flour and raw eggs can both carry germs.',
  },
  {
    id: 'thaw',
    about:
      /\b(?:thaw|defrost|frozen|icy)\w*\b(?!.{0,30}\b(?:peas|vegetables|berries|corn|spinach|beans|fruit)\b)/,
    fact: 'Thaw in the fridge, in cold water changed every 30 minutes, or in the microwave if you cook it at once. Never on the counter.',
  },
  {
    id: 'refreeze',
    about: /\brefreeze\b|\bfreeze (?:it |them )?again\b/,
    fact: 'What thawed in the fridge may be frozen again, raw or cooked. What thawed in water or in the microwave must be cooked first.',
  },
  {
    id: 'two-hours',
    about:
      /\bleft\b.{0,20}\bout\b|\b(?:sit|stay|stand|be|been|leave)\b.{0,15}\bout\b|\bon the side\b|\bon the table\b|\b(?:keep|leave|sit|stand)\b.{0,20}\bout\b|\ball (?:day|night|evening)\b|\bon the counter\b|\broom temperature\b|\bovernight\b|\bhow long can\b.{0,40}\bout\b/,
    fact: 'Perishable food is safe for 2 hours at room temperature, 1 hour above 90°F / 32°C. After that, throw it away: cooking it again won’t make it safe.',
  },
  {
    id: 'spoiled',
    about:
      /\bsmells?\b|\bexpired\b|\bpast (?:its|the)\b|\bgone (?:bad|off)\b|\bmold|\bslimy\b|\bgo(?:es)? (?:bad|off)\b|\bspoil|\bstill (?:good|ok|okay|fine)\b/,
    fact: 'If it smells, feels or looks wrong, throw it out, whatever the date says. A use-by date on meat, fish or ready meals is a limit; a best-before date is about quality.',
  },
  {
    id: 'wash',
    about: /\b(?:wash|rinse)\b.{0,20}\b(?:chicken|meat|poultry|turkey|pork|beef)\b/,
    fact: 'Don’t wash raw meat or poultry: it spreads germs around the sink and removes none. Cooking to a safe temperature does the job.',
  },
  {
    id: 'reheat',
    about: /\breheat|\bwarm(?:ing)? (?:it |them )?up again\b/,
    fact: 'Reheat leftovers until they are steaming hot, 165°F / 74°C all the way through, and only once.',
  },
  {
    id: 'leftovers',
    about: /\bleftovers?\b/,
    fact: 'Cooked leftovers keep 3 to 4 days in the fridge at 40°F / 4°C or below. Put them away within 2 hours, in shallow containers.',
  },
  {
    id: 'rice',
    about: /\brice\b/,
    fact: 'Cool cooked rice quickly, put it in the fridge within 1 hour if you can and 2 at most, and reheat it to 165°F / 74°C.',
  },
  {
    id: 'pink',
    about: /\bpink\b/,
    fact: 'Color won’t tell you: safely cooked meat can be pink and unsafe meat brown. Only a thermometer in the thickest part will.',
  },
  {
    id: 'raw-egg',
    about: /\braw eggs?\b|\brunny\b|\bsunny\b/,
    fact: 'Raw or runny eggs can carry salmonella. For children, older people, and anyone pregnant or ill, use pasteurized eggs or cook until white and yolk are set.',
  },
  {
    id: 'board',
    about: /\b(?:board|knife|cross|contaminat)/,
    fact: 'Use one board and knife for raw meat and another for what is eaten raw, or wash them with hot soapy water in between.',
  },
];

export function safetyFact(question: string): string | null {
  return dangerFact(question) ?? FACTS.find((entry) => entry.about.test(question))?.fact ?? null;
}

const ALL_DANGERS = [...MISHAPS, ...DANGERS];

/** A fact that must come before every other reading of the question: an eater may become ill from another answer. */
export function dangerFact(question: string): string | null {
  return (
    leftOut(question) ??
    ALL_DANGERS.find(
      ({ about, unless }) => about.every((one) => one.test(question)) && !unless?.test(question),
    )?.fact ??
    null
  );
}

const OUT =
  /\b(?:left|sat|sits?|sitting|stood|stands?|standing|stayed|stays?|been|was|were|lay|lying|forgot(?:ten)?|kept|thawed|defrosted)\b.{0,60}\b(?:out(?:side)?|counter|worktop|table|stove|on the side|buffet|room temperature|car|trunk|windowsill|picnic)\b/;
/** What keeps at room temperature, or belongs there for a while. */
const KEEPS_OUT =
  /\b(?:dough|ris(?:e|ing)|proof|soak\w*|bread|loaf|cookies?|cakes?|muffins|crackers|butter|bananas?|apples?|onions?|potatoes|tomatoes|honey|jam|flour|sugar|chocolate|fruit|starter|yeast|bake|baking)\b|\bout of the (?:oven|pan|tin|box|can|pot)\b|\bbay lea|\bforgot to (?:take|get|pull)\b|\b(?:rest|before) (?:\w+ )?(?:cook|fry|grill|slic|carv|cut)|^how long (?:do|does|will|are)\b.*\b(?:keep|good|last|fresh)\b/;
const LONG =
  /\bovernight\b|\b(?:all|the whole|the entire) (?:day|night|evening|afternoon|morning)\b|\bsince (?:lunch|breakfast|noon|yesterday|this morning|morning|last night)\b|\b(?:from|since|last|yesterday) ?(?:last |yesterday )?(?:night|evening)?\b(?<=night|evening|yesterday)|\bdays?\b/;
const ASKS_SAFE =
  /\b(?:safe|ok|okay|fine|good|eat|alright|all right|bad|matter|throw|use|serve|cook|boil)\b|^how long (?:can|may|could|does)\b/;
const HOT = /\b(?:car|trunk|sun|hot|summer|heat)\b/;
const LIMIT =
  'perishable food is safe for 2 hours at room temperature, 1 hour above 90°F / 32°C, and cooking it again won’t make it safe.';

/** Whether what stood out of the fridge may still be eaten, by how long it did. */
function leftOut(question: string): string | null {
  const asksHowLong =
    /^how long (?:can|may|could|should) .{0,40}\b(?:sit|stand|stay|be|left|leave|keep|cool)\b.{0,40}\b(?:out|counter|table|buffet|room temperature)\b(?! of)/.test(
      question,
    );
  if (!(OUT.test(question) || asksHowLong) || KEEPS_OUT.test(question)) return null;
  const minutes = minutesIn(question);
  if (LONG.test(question) || (minutes ?? 0) > (HOT.test(question) ? 60 : 120))
    return `Throw it away: ${LIMIT}`;
  if (!ASKS_SAFE.test(question) && !asksHowLong) return null;
  if (minutes !== null) return `Yes, if it goes into the fridge or onto the heat now: ${LIMIT}`;
  return 'Perishable food is safe for 2 hours at room temperature, 1 hour above 90°F / 32°C. After that, throw it away: cooking it again won’t make it safe.';
}

function minutesIn(question: string): number | null {
  if (/\bhalf an hour\b/.test(question)) return 30;
  const said = /\b(an?|\d+(?:\.\d+)?) (hours?|minutes?|mins?)\b/.exec(question);
  if (!said) return null;
  const count = Number(said[1]!.replace(/^an?$/, '1'));
  return said[2]!.startsWith('h') ? count * 60 : count;
}

const WHOLE_CUTS: readonly FoodId[] = ['pork', 'beef', 'lamb', 'veal'];

/** The safe internal temperature of the first of these foods that has one, in words. */
export const safeTemperature = (foods: readonly FoodId[]): string | null => safePoint(foods)?.said ?? null;

export function safePoint(foods: readonly FoodId[]): { fahrenheit: number; said: string } | null {
  for (const id of foods) {
    const point = END_POINTS.find((entry) => entry.kinds.some((kind) => isA(id, kind)));
    if (!point?.fahrenheit) continue;
    const name = foodById(id)?.name ?? id;
    const celsius = Math.round(((point.fahrenheit - 32) * 5) / 9);
    const rest = point.kinds.some((kind) => WHOLE_CUTS.includes(kind)) ? ', then let it rest 3 minutes' : '';
    const said = `${name.charAt(0).toUpperCase()}${name.slice(1)} is safe at ${point.fahrenheit}°F / ${celsius}°C in the thickest part${rest}.`;
    return { fahrenheit: point.fahrenheit, said };
  }
  return null;
}
