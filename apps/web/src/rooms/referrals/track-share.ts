import { trackShare } from '@crisper/contract/referrals';
import { onAnalyticsEvent } from '../../lib/analytics-events.ts';
import { call } from '../../lib/api.ts';
import { getSession } from '../../lib/session-store.ts';

/** Points for a recipe that was shared. Nobody waits for it, and a failure is only logged. */
function shared(recipeTitle: string, platform: string): void {
  const userId = getSession()?.user.id;
  if (!userId) return;
  const timestamp = new Date().toISOString();
  const body = { userId, recipeTitle: recipeTitle.slice(0, 200), platform, timestamp };
  void call(trackShare, { body }).catch((error: unknown) =>
    console.warn('The share was not counted.', error),
  );
}

/** Counts shares that a page tells of. Answers how to stop. */
export function followShares(): () => void {
  return onAnalyticsEvent(({ event, properties: { action, target, recipeTitle } }) => {
    if (event === 'viral_action' && action === 'recipe_shared') shared(String(recipeTitle), String(target));
  });
}
