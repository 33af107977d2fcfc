import type { RecipeIngredient } from '../../recipes/recipe.ts';
import { secondsIn } from './durations.ts';
import { featuresOf } from './features.ts';
import { learnedMeaning } from './learned-meaning.ts';
import type { PlainQuestion } from './normalize-question.ts';
import { type Intent, RULES, type RuleMeaning } from './rules/intents.ts';
import type { Rule } from './rules/rule.ts';
import { placeIn } from './step-reference.ts';

/** The share of its votes from which a learned meaning is believed; and from which it is when the first rule says the same. */
const SURE = 0.35;
const AGREED = 0.2;

/** What changes timers, steps or servings is done only when it is sure. */
const ACTS: ReadonlySet<Intent> = new Set<Intent>([
  'set-timer',
  'cancel-timer',
  'restart-timer',
  'add-time',
  'change-timer',
  'go-to',
  'done',
  'scale',
]);

/** A time that has gone by, of something that went wrong: no time to run. */
const PASSED =
  /\b(?:after|since|already|still|not|no)\b.{0,25}\b(?:minutes?|mins?|hours?)\b|\b(?:minutes?|mins?|hours?)\b.{0,25}\b(?:ago|still|already|not|no|passed|gone by|old)\b/;

const isPassed = (text: string): boolean =>
  PASSED.test(text) && !/\b(?:timer|alarm|remind|countdown|tell me|let me know)\b/.test(text);

const fits = (rule: Rule, { text, asks }: PlainQuestion): boolean =>
  rule.says.test(text) &&
  !rule.unless?.test(text) &&
  (rule.as === undefined || (rule.as === 'question') === asks);

/** Every meaning that a rule finds, the most likely one first. */
export function meaningsByRule(question: PlainQuestion): RuleMeaning[] {
  const found = RULES.filter((one) => fits(one, question)).map(({ intent }) => intent);
  if (placeIn(question.text, { now: 0, steps: 1_000 }) !== null) found.push('go-to');
  if (secondsIn(question.text) !== null && !question.asks && !isPassed(question.text))
    found.push('set-timer');
  return found;
}

/**
 * What the question means. The rules see what is sure to matter; what was learned from examples weighs them against
 * each other and against the other words.
 */
export function meaningOf(question: PlainQuestion, lines: readonly Pick<RecipeIngredient, 'name'>[]): Intent {
  const byRule = meaningsByRule(question);
  const { intent, share } = learnedMeaning(featuresOf(question, lines, byRule));
  if (intent === 'set-timer' && isPassed(question.text))
    return byRule[0] ?? (question.asks ? 'look-up' : 'unknown');
  if (share >= SURE && intent !== 'unknown') return intent;
  // Not sure enough to act on, but a rule says the same.
  if (byRule[0] === intent && share >= (ACTS.has(intent) ? SURE : AGREED)) return intent;
  return question.asks ? 'look-up' : 'unknown';
}
