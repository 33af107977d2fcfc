import * as amounts from './asking/amount-replies.ts';
import * as conversions from './asking/convert-replies.ts';
import * as signs from './asking/doneness-replies.ts';
import { foodForPerson } from './asking/food-for-person.ts';
import * as heat from './asking/heat-replies.ts';
import * as craft from './asking/help-replies.ts';
import * as keeping from './asking/keeping-replies.ts';
import { rawEgg } from './asking/know-how/by-recipe.ts';
import { knowHow } from './asking/know-how.ts';
import { meaningOf } from './asking/meaning.ts';
import { plainQuestion } from './asking/normalize-question.ts';
import { forPerson } from './asking/person-replies.ts';
import * as facts from './asking/recipe-replies.ts';
import { asksEither, inItsWords } from './asking/recipe-words.ts';
import type { Asked, Replier } from './asking/reply.ts';
import type { Intent } from './asking/rules/intents.ts';
import * as steps from './asking/step-replies.ts';
import { subjectOf } from './asking/subject.ts';
import { sureMeaning } from './asking/sure-meaning.ts';
import * as swaps from './asking/swap-replies.ts';
import { measured } from './asking/thermometer-replies.ts';
import * as timers from './asking/timer-replies.ts';
import * as tools from './asking/tool-replies.ts';
import type { AssistantAction, CookingContext } from './cooking-context.ts';
import { dangerFact } from './food-safety.ts';

export interface AssistantReply {
  intent: Intent;
  text: string;
  action: AssistantAction | null;
}

const REPLIES: Readonly<Record<Intent, Replier>> = {
  emergency: craft.emergency,
  'keep-timer': timers.keepTimer,
  'cancel-timer': timers.cancelTimer,
  'restart-timer': timers.restartTimer,
  'pause-timer': timers.pauseTimer,
  'resume-timer': timers.resumeTimer,
  'add-time': timers.addTime,
  'change-timer': timers.changeTimer,
  'timer-status': heat.timerOrTiming,
  'set-timer': timers.setTimer,
  stop: () => ({ text: 'Okay, I will wait. Say "start" when you are ready.', action: { type: 'pause' } }),
  thanks: () => 'You are welcome. Ask whenever you need me.',
  'cannot-know': facts.cannotKnow,
  'never-mind': () => 'Okay.',
  stay: steps.stay,
  repeat: steps.repeat,
  current: steps.current,
  'steps-left': steps.stepsLeft,
  previous: steps.previous,
  overview: steps.overview,
  'go-to': steps.namedStep,
  next: steps.next,
  done: steps.done,
  start: steps.start,
  convert: conversions.convert,
  rescue: craft.rescue,
  safety: keeping.safety,
  reheat: keeping.reheat,
  freeze: keeping.freeze,
  'make-ahead': keeping.makeAhead,
  storage: keeping.storage,
  allergens: facts.allergens,
  nutrition: facts.nutrition,
  scale: amounts.scale,
  servings: amounts.servings,
  substitute: swaps.substitute,
  equipment: tools.equipment,
  'leave-out': swaps.leaveOut,
  'al-dente': () =>
    'Al dente means firm to the bite: cut a piece and there is a pinhead of white in the middle. Taste two minutes before the packet says.',
  doneness: signs.doneness,
  temperature: heat.temperature,
  cooling: heat.cooling,
  'ready-at': heat.readyAt,
  timing: heat.timing,
  technique: craft.technique,
  why: craft.why,
  spicy: facts.spicy,
  ingredients: facts.ingredients,
  'where-used': facts.whereUsed,
  'how-much': amounts.howMuch,
  'in-recipe': facts.inRecipe,
  'serve-with': facts.serveWith,
  help: () =>
    'Ask me for the next step, how much of something, how long, how hot, what to use instead, or how to tell it is done. I also set timers.',
  'look-up': facts.lookUp,
  unknown: (_asked, context) => facts.notUnderstood(context),
};

/** Intents where "it" means what was asked about before, and not the dish. */
const POINTS_BACK: ReadonlySet<Intent> = new Set([
  'how-much',
  'substitute',
  'leave-out',
  'where-used',
  'technique',
  'in-recipe',
]);

/** Intents where "do I" and "this or that" are answered by the recipe's own words, if it has any. */
const IN_ITS_WORDS: ReadonlySet<Intent> = new Set([
  'technique',
  'where-used',
  'temperature',
  'ingredients',
  'in-recipe',
  'how-much',
]);

/** "Do I put salt in it" asks what the recipe says, and not what could be left out. */
const ADDING = /^(?:do|should) (?:i|we) (?:put|add|use|pour|stir)\b(?!.*\ball\b)/;

/** Intents that name a food as something to use. */
const NAMES_FOODS: ReadonlySet<Intent> = new Set(['substitute', 'leave-out', 'rescue']);
const UNKNOWN_TABLE = 'I can’t see right now who eats with you, so check that nobody has to avoid it.';

/** What cannot wait, and what is done on the screen, is not read as a question about food. */
const AT_HAND: ReadonlySet<Intent> = new Set<Intent>([
  'emergency',
  'keep-timer',
  'cancel-timer',
  'restart-timer',
  'pause-timer',
  'resume-timer',
  'add-time',
  'change-timer',
  'set-timer',
]);

const FOR_ONE: ReadonlySet<Intent> = new Set<Intent>([
  'unknown',
  'look-up',
  'safety',
  'allergens',
  'substitute',
]);

/** "Is this ok for vegans". */
const FOR_DIET =
  /^(?:is|are) (?:it|this|that|they|these) .{0,20}\bfor (?:an? )?(?:vegan|vegetarian|c(?:o)?eliac)s?\b/;

/** "One stays shut", where there are mussels. */
const withShells = (text: string, { recipe }: CookingContext): string =>
  /\b(?:shells?|open\w*|closed|shut|alive|cracked)\b/.test(text) &&
  !/\begg/.test(text) &&
  recipe.ingredients.some(({ name }) => /\b(?:mussels?|clams?|cockles?)\b/i.test(name))
    ? `${text} mussels`
    : text;

/** Where a wrong answer makes an eater ill, the facts come first, whatever else the words could mean. */
function whatHarms(asked: Asked, context: CookingContext): AssistantReply | null {
  const person = forPerson(asked, context);
  if (person) return { intent: 'allergens', text: person, action: null };
  if (FOR_DIET.test(asked.text))
    return { intent: 'allergens', text: facts.allergens(asked, context), action: null };
  const fact =
    measured(asked, context) ?? rawEgg(asked, context) ?? dangerFact(withShells(asked.text, context));
  return fact ? { intent: 'safety', text: fact, action: null } : null;
}

/** What is done on the screen and where one stands in the recipe: no know-how answers that. */
const OF_THE_SCREEN: ReadonlySet<Intent> = new Set<Intent>([
  ...AT_HAND,
  'next',
  'previous',
  'repeat',
  'start',
  'stop',
  'stay',
  'thanks',
  'overview',
  'steps-left',
  'current',
  'never-mind',
  'done',
  'go-to',
  'timer-status',
  'convert',
  'scale',
  'servings',
  'nutrition',
]);

/** Answers from this recipe and the kitchen's own data only. Never throws. */
export function answer(question: string, context: CookingContext): AssistantReply {
  const plain = plainQuestion(question);
  if (craft.isUrgent(plain.text)) return { intent: 'emergency', text: craft.emergency(plain), action: null };
  const learned = meaningOf(plain, context.recipe.ingredients);
  const intent = AT_HAND.has(learned) ? learned : (sureMeaning(plain.text) ?? learned);
  const asked: Asked = { ...plain, subject: subjectOf(plain.text, context) };
  if (
    !asked.subject.food &&
    context.lastQuestion &&
    POINTS_BACK.has(intent) &&
    /\b(?:it|them|that|those|one)\b/.test(plain.text)
  )
    asked.subject = subjectOf(plainQuestion(context.lastQuestion).text, context);
  const first = AT_HAND.has(intent) ? null : whatHarms(asked, context);
  if (first) return first;
  const isPast = /^(?:did|have|had) (?:i|we)\b/.test(asked.text);
  const known = OF_THE_SCREEN.has(intent) || isPast ? null : knowHow(asked, context);
  const isOpen = intent === 'unknown' || intent === 'look-up';
  if (known) return { intent: isOpen ? 'technique' : intent, text: known, action: null };
  const forOne = FOR_ONE.has(intent) ? foodForPerson(asked, context) : null;
  if (forOne) return { intent: 'substitute', text: forOne, action: null };
  const literal =
    (IN_ITS_WORDS.has(intent) || (intent === 'leave-out' && ADDING.test(plain.text))) &&
    asksEither(plain.text) &&
    !/\bheat\b/.test(plain.text)
      ? inItsWords(asked, context)
      : null;
  if (literal) return { intent, text: literal, action: null };
  const trouble = isOpen && !asked.asks ? craft.troubleIn(asked, context) : null;
  if (trouble) return { intent: 'rescue', text: trouble, action: null };
  const reply = REPLIES[intent](asked, context);
  if (isOpen && asked.asks && typeof reply === 'string' && facts.isNoAnswer(reply)) {
    const mend = craft.troubleIn(asked, context);
    if (mend) return { intent: 'rescue', text: mend, action: null };
  }
  if (typeof reply !== 'string') return { intent, ...reply };
  const unsure = context.people === null && NAMES_FOODS.has(intent) ? ` ${UNKNOWN_TABLE}` : '';
  return { intent, text: `${reply}${unsure}`, action: null };
}
