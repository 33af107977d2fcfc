import { DISH_RULES } from './dish-rules.ts';
import { secondsIn } from './durations.ts';
import { KITCHEN_RULES } from './kitchen-rules.ts';
import { placeIn } from './place.ts';
import type { PlainQuestion } from './plain-question.ts';
import type { Rule } from './rule.ts';
import { STEP_RULES } from './step-rules.ts';
import { TIMER_RULES } from './timer-rules.ts';
import { EMERGENCY_RULE, TROUBLE_RULES } from './trouble-rules.ts';

/** Within each list the more specific meaning comes first; what cannot wait or changes the screen, before what is only asked. */
const RULES = [
  EMERGENCY_RULE,
  ...TIMER_RULES,
  ...TROUBLE_RULES,
  ...STEP_RULES,
  ...KITCHEN_RULES,
  ...DISH_RULES,
] as const;

/** What can be asked or told. */
export type Intent = (typeof RULES)[number]['intent'] | 'look-up' | 'unknown';

const fits = (rule: Rule, { text, asks }: PlainQuestion): boolean =>
  rule.says.test(text) &&
  !rule.unless?.test(text) &&
  (rule.as === undefined || (rule.as === 'question') === asks);

export function meaningOf(question: PlainQuestion): Intent {
  const rule = RULES.find((one) => fits(one, question));
  if (rule) return rule.intent;
  if (placeIn(question.text, { now: 0, steps: 1_000 }) !== null) return 'go-to';
  if (secondsIn(question.text) !== null && !question.asks) return 'set-timer';
  return question.asks ? 'look-up' : 'unknown';
}
