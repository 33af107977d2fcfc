import { type EventKind, REFERRAL_EVENTS, type trackEvent } from '@crisper/contract/analytics/analytics';
import type { z } from 'zod';
import type { NewEvent } from './analytics.repository.ts';

const LABEL_MAX = 60;
const MILLIS_MAX = 10 * 60 * 1000;

type Tracked = z.output<NonNullable<typeof trackEvent.body>>;
type Properties = Tracked['properties'];

/** The property that is stored as the label of each event. Page URLs are not stored: they would reveal what was cooked. */
const LABELS: Record<EventKind, string | null> = {
  page_view: null,
  recipe_generated: null,
  viral_action: 'action',
  user_journey: 'step',
  error_occurred: 'errorType',
};

/** Keeps only the parts of an event that the insights use. */
export function eventOf(userId: string, { event, properties }: Tracked): NewEvent {
  const kind = isReferral(event) ? 'viral_action' : event;
  const key = LABELS[kind];
  return {
    userId,
    event: kind,
    label: isReferral(event) ? event : key ? labelOf(properties[key]) : '',
    good: wentWell(kind, properties),
    cacheHit: properties.cacheHit === true,
    millis: millisOf(properties.processingTime ?? properties.loadTime),
  };
}

function isReferral(event: Tracked['event']): event is (typeof REFERRAL_EVENTS)[number] {
  return (REFERRAL_EVENTS as readonly string[]).includes(event);
}

function labelOf(value: unknown): string {
  if (typeof value !== 'string') return 'unknown';
  return (
    value
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .slice(0, LABEL_MAX) || 'unknown'
  );
}

function wentWell(kind: EventKind, { success, recipeCount }: Properties): boolean {
  if (kind === 'user_journey') return success === true;
  if (kind === 'recipe_generated') return typeof recipeCount === 'number' && recipeCount > 0;
  return kind !== 'error_occurred';
}

function millisOf(value: unknown): number | null {
  if (typeof value !== 'number' || !(value >= 0)) return null;
  return Math.min(Math.round(value), MILLIS_MAX);
}
