type Value = string | number | boolean | null;

/** An event for analytics. The analytics room decides whether it is sent. */
export interface AnalyticsEvent {
  event:
    | 'recipe_generated'
    | 'viral_action'
    | 'user_journey'
    | 'error_occurred'
    | 'referral_link_copied'
    | 'referral_shared';
  properties: Record<string, Value | Record<string, Value>>;
}

const listeners = new Set<(event: AnalyticsEvent) => void>();

export function trackEvent(event: AnalyticsEvent): void {
  for (const listener of listeners) listener(event);
}

export function onAnalyticsEvent(listener: (event: AnalyticsEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
