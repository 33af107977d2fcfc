import { trackShare } from '@crisper/contract/referrals/referrals';
import { onAnalyticsEvent } from '../../lib/analytics-events.ts';
import { call } from '../../lib/api.ts';
import { offers } from '../../lib/offers.ts';
import { getSession } from '../../lib/session/session-store.ts';

/** Reports a shared recipe for points. In the background; a failure is only logged. */
function shared(recipeTitle: string, platform: string): void {
  const userId = getSession()?.user.id;
  if (!userId) return;
  const timestamp = new Date().toISOString();
  const body = { userId, recipeTitle: recipeTitle.slice(0, 200), platform, timestamp };
  void call(trackShare, { body }).catch((error: unknown) =>
    console.warn('The share was not counted.', error),
  );
}

/** Reports the shares that pages announce. Returns a function that stops it. */
export function followShares(): () => void {
  if (!offers('referrals')) return () => {};
  return onAnalyticsEvent(({ event, properties: { action, target, metadata } }) => {
    if (event !== 'viral_action' || action !== 'recipe_shared' || !isRecord(metadata)) return;
    shared(String(metadata.recipeTitle), String(target));
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
