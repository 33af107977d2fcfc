// @vitest-environment jsdom
import type { User } from '@crisper/contract/auth/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackEvent } from '../../lib/analytics-events.ts';
import { NONE, SUGGESTED, saveConsent } from '../../lib/consent.ts';
import { clearSession, keepSession } from '../../lib/session/session-store.ts';
import { pageViewed, sendAnalyticsEvents, track } from './track.ts';

const user: User = {
  id: 'u1',
  email: 'a@example.com',
  username: 'ana',
  plan: 'free',
  role: 'user',
  onboardingCompleted: false,
  showsName: false,
  language: null,
  tabs: null,
  emailConfirmed: true,
  timeZone: 'UTC',
  createdAt: '2026-01-01T00:00:00.000Z',
  householdId: 'h1',
  householdRole: 'owner',
};
const sent = vi.fn(async (_address: string, _init: RequestInit) =>
  Response.json({ ok: true }, { status: 202 }),
);

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  keepSession({ token: 't', user });
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
  localStorage.clear();
  sent.mockClear();
});

const share = { event: 'viral_action', properties: { action: 'share' } } as const;

it('sends nothing before a choice, after a refusal, or for a guest', () => {
  track(share);
  saveConsent(NONE);
  track(share);
  pageViewed('/scan');
  saveConsent(SUGGESTED);
  clearSession();
  track(share);
  expect(sent).not.toHaveBeenCalled();
});

it('sends what happened before it was there, as it was then, and nothing from before the consent', () => {
  trackEvent({ event: 'user_journey', properties: { step: 'scan', success: true } });
  saveConsent(SUGGESTED);
  window.history.replaceState(null, '', '/recipe/soup');
  trackEvent({ event: 'user_journey', properties: { step: 'recipe', success: true } });
  window.history.replaceState(null, '', '/');
  const stop = sendAnalyticsEvents();
  stop();
  sendAnalyticsEvents()();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(sent.mock.calls[0]![1].body))).toMatchObject({
    event: 'user_journey',
    properties: { step: 'recipe', page: '/recipe/soup' },
  });
});

it('sends what happens with consent, until it is told to stop', () => {
  saveConsent(SUGGESTED);
  const stop = sendAnalyticsEvents();
  trackEvent(share);
  stop();
  trackEvent(share);
  expect(sent).toHaveBeenCalledTimes(1);
  const [address, init] = sent.mock.calls[0]!;
  expect(address).toBe('/api/analytics/track');
  expect(JSON.parse(String(init.body))).toMatchObject({
    event: 'viral_action',
    properties: { action: 'share', page: '/', timestamp: expect.any(String), userAgent: expect.any(String) },
    sessionId: expect.stringMatching(/^session_\d+_\w+$/),
  });
});
