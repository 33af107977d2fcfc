import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../../rooms/account/account.queries.ts';
import type { Tip } from '../../rooms/account/onboarding/dismissed-tips.ts';
import { OnboardingTip } from '../../rooms/account/onboarding/onboarding-tip.tsx';
import { goalsQuery } from '../../rooms/nutrition/nutrition.queries.ts';

/** Hints for new users. Nothing is shown until it is known which steps are done already. */
export default function LandingTips({ pro }: { pro: boolean }) {
  const { data: goals } = useQuery(goalsQuery);
  const { data: stats } = useQuery(statsQuery);
  if (!goals || !stats) return null;
  const facts: readonly (readonly [Tip, boolean])[] = [
    ['nutrition-goals', goals.saved],
    ['first-scan', stats.totalScans > 0],
    ['pro-features', pro],
    ['save-recipes', stats.favoriteCount > 0],
  ];
  return <OnboardingTip done={facts.flatMap(([tip, done]) => (done ? [tip] : []))} />;
}
