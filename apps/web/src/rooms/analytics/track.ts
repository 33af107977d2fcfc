import { trackEvent } from '@crisper/contract/analytics/analytics';
import { type AnalyticsEvent, sendAllEvents, thisMoment } from '../../lib/analytics-events.ts';
import { call } from '../../lib/api.ts';
import { hasConsent } from '../../lib/consent.ts';
import { getSession } from '../../lib/session/session-store.ts';

const ERRORS_MAX = 10;
const TEXT_MAX = 300;

const sessionId = `session_${Date.now()}_${Math.random().toString(36).slice(2, 10)}`;
let errors = 0;
let firstPage = true;

type Event = AnalyticsEvent | { event: 'page_view'; properties: AnalyticsEvent['properties'] };

/** Nothing is sent without a session and consent, both checked at the time of sending. */
export function track({ event, properties }: Event, { timestamp, page } = thisMoment()): void {
  if (!getSession() || !hasConsent('analytics')) return;
  const body = {
    event,
    sessionId,
    properties: {
      ...properties,
      timestamp,
      userAgent: navigator.userAgent.slice(0, TEXT_MAX),
      page,
    },
  };
  void call(trackEvent, { body }).catch((error: unknown) => console.warn('An event was not counted.', error));
}

/** Only the first page of a visit has a load time. */
export function pageViewed(page: string): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadTime = firstPage && entry ? Math.round(entry.domContentLoadedEventEnd) : null;
  firstPage = false;
  track({ event: 'page_view', properties: { page, ...(loadTime ? { loadTime } : {}) } });
}

function failed(errorType: string, errorMessage: string): void {
  errors += 1;
  if (errors > ERRORS_MAX) return;
  const properties = { errorType, errorMessage: errorMessage.slice(0, TEXT_MAX), context: 'browser' };
  track({ event: 'error_occurred', properties });
}

/** Records the rooms' events and uncaught errors. Returns a function that stops it. */
export function sendAnalyticsEvents(): () => void {
  const onError = (event: ErrorEvent) => failed(event.error?.name ?? 'Error', event.message);
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    failed(reason instanceof Error ? reason.name : 'Rejection', String(reason));
  const stop = sendAllEvents(track);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    stop();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
