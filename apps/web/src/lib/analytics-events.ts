import { inBase } from './base-path.ts';
import { hasConsent } from './consent.ts';
import { getSession } from './session/session-store.ts';

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

/** Where and when something happened. */
export interface Moment {
  timestamp: string;
  page: string;
}

type Listener = (event: AnalyticsEvent, moment: Moment) => void;

const EARLY_MAX = 20;
const PATH_MAX = 300;

const listeners = new Set<Listener>();
/** What happened with consent before the code that sends it was loaded. */
const early: { userId: string; event: AnalyticsEvent; moment: Moment }[] = [];
let isSent = false;

export const thisMoment = (): Moment => ({
  timestamp: new Date().toISOString(),
  page: window.location.pathname.slice(inBase('').length).slice(0, PATH_MAX),
});

export function trackEvent(event: AnalyticsEvent): void {
  const moment = thisMoment();
  const userId = getSession()?.user.id;
  if (!isSent && early.length < EARLY_MAX && userId !== undefined && hasConsent('analytics'))
    early.push({ userId, event, moment });
  for (const listener of listeners) listener(event, moment);
}

export function onAnalyticsEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the one who sends the events: hears what happened before it was there too. */
export function sendAllEvents(listener: Listener): () => void {
  const stop = onAnalyticsEvent(listener);
  isSent = true;
  for (const { userId, event, moment } of early.splice(0))
    if (userId === getSession()?.user.id) listener(event, moment);
  return () => {
    isSent = false;
    stop();
  };
}
