import { DISH_RULES } from './dish-rules.ts';
import { KITCHEN_RULES } from './kitchen-rules.ts';
import { STEP_RULES } from './step-rules.ts';
import { TIMER_RULES } from './timer-rules.ts';
import { EMERGENCY_RULE, TROUBLE_RULES } from './trouble-rules.ts';

/** Within each list the more specific meaning comes first; what cannot wait or changes the screen, before what is only asked. */
export const RULES = [
  EMERGENCY_RULE,
  ...TIMER_RULES,
  ...TROUBLE_RULES,
  ...STEP_RULES,
  ...KITCHEN_RULES,
  ...DISH_RULES,
] as const;

/** What can be asked or told. */
export type Intent = RuleMeaning | 'change-timer' | 'look-up' | 'unknown';
export type RuleMeaning = (typeof RULES)[number]['intent'];
