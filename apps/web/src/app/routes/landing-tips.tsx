import type { User } from '@crisper/contract/auth/auth';
import { useQuery } from '@tanstack/react-query';
import { isInFirstWeek } from '../../lib/first-week.ts';
import { statsQuery } from '../../rooms/account/account.queries.ts';
import type { Tip } from '../../rooms/account/onboarding/dismissed-tips.ts';
import { OnboardingTip } from '../../rooms/account/onboarding/onboarding-tip.tsx';
import { homeQuery } from '../../rooms/home/home.queries.ts';
import { isFirstDay } from '../../rooms/home/home-words.ts';
import { goalsQuery } from '../../rooms/nutrition/nutrition.queries.ts';

/** Hints for the first week, not on the first day, which has one thing to do. Nothing is shown until it is known which steps are done. */
export default function LandingTips({ user }: { user: User }) {
  const { data: home } = useQuery(homeQuery);
  const { data: goals } = useQuery(goalsQuery);
  const { data: stats } = useQuery(statsQuery);
  if (!goals || !stats || !home || isFirstDay(home) || !isInFirstWeek(user)) return null;
  const facts: readonly (readonly [Tip, boolean])[] = [
    ['nutrition-goals', goals.saved],
    ['first-scan', stats.totalScans > 0],
    ['pro-features', user.plan === 'pro'],
    ['save-recipes', stats.favoriteCount > 0],
  ];
  return <OnboardingTip done={facts.flatMap(([tip, done]) => (done ? [tip] : []))} />;
}
