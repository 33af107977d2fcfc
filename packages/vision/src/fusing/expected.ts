import type { FoodId } from '@crisper/kitchen/foods/food';
import { type HabitOf, keyOf } from '../asking/usual-foods.ts';
import { logit, sigmoid } from '../detecting/log-odds.ts';
import type { Finding } from '../finding.ts';
import type { FusionRules } from './fusion.ts';

/**
 * Log-odds for a food that the household has by its own account. Set by judgement and small: a pantry is seldom complete, and
 * half of what is in it does not stand in the fridge. It settles a doubt, and makes nothing out of nothing.
 */
const EXPECTED = 0.7;
/**
 * The same for what most of the household's last lists held, and for what none of them did. By judgement, and smaller than the
 * assumptions of `cli/earlier-scans.ts` would bear out: a cook also takes photos of other fridges, and buys new things.
 */
const MOSTLY_THERE = 1.2;
const NEVER_THERE = -0.7;
const MOSTLY = 0.4;

/** The findings, those of foods that the household has a little surer, most confident first. What is certain stays so. */
export function withExpected(
  findings: readonly Finding[],
  expected: ReadonlySet<FoodId>,
  { show }: Pick<FusionRules, 'show'>,
  habitOf: HabitOf = () => null,
): Finding[] {
  const shiftOf = (finding: Finding): number => {
    const byAccount = finding.food !== null && expected.has(finding.food) ? EXPECTED : 0;
    const habit = habitOf(keyOf(finding));
    if (habit === null) return byAccount;
    if (habit >= MOSTLY) return Math.max(byAccount, MOSTLY_THERE);
    return habit === 0 && byAccount === 0 && !finding.shown ? NEVER_THERE : byAccount;
  };
  const surer = (finding: Finding): Finding => {
    const shift = shiftOf(finding);
    if (shift === 0) return finding;
    const confidence = sigmoid(logit(finding.confidence) + shift);
    return { ...finding, confidence, shown: finding.shown || confidence >= show.seen };
  };
  return findings.map(surer).sort((a, b) => b.confidence - a.confidence);
}
