import type { FoodId } from '@crisper/kitchen/foods/food';
import { logit, sigmoid } from '../detecting/log-odds.ts';
import type { Finding } from '../finding.ts';
import type { FusionRules } from './fusion.ts';

/**
 * Log-odds for a food that the household has by its own account. Set by judgement and small: a pantry is seldom complete, and
 * half of what is in it does not stand in the fridge. It settles a doubt, and makes nothing out of nothing.
 */
const EXPECTED = 0.7;

/** The findings, those of foods that the household has a little surer, most confident first. */
export function withExpected(
  findings: readonly Finding[],
  expected: ReadonlySet<FoodId>,
  { show }: Pick<FusionRules, 'show'>,
): Finding[] {
  const surer = (finding: Finding): Finding => {
    if (finding.food === null || !expected.has(finding.food)) return finding;
    const confidence = sigmoid(logit(finding.confidence) + EXPECTED);
    return { ...finding, confidence, shown: finding.shown || confidence >= show.seen };
  };
  return findings.map(surer).sort((a, b) => b.confidence - a.confidence);
}
