// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { ALL, consent, hasConsent, mayRemember, NONE, saveConsent } from './consent.ts';

beforeEach(() => localStorage.clear());

it('allows nothing before a choice was made', () => {
  expect(consent()).toBeNull();
  expect(hasConsent('analytics')).toBe(false);
});

it('keeps what was chosen', () => {
  saveConsent({ ...NONE, analytics: true });
  expect(hasConsent('analytics')).toBe(true);
  expect(hasConsent('marketing')).toBe(false);
});

it('forgets preferences when they are refused, and only those', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('auth_token', 'kept');
  // Units are a setting of the account, like the diets.
  localStorage.setItem('measures', 'metric');
  saveConsent(NONE);
  expect(localStorage.getItem('theme')).toBeNull();
  expect(localStorage.getItem('auth_token')).toBe('kept');
  expect(localStorage.getItem('measures')).toBe('metric');
  expect([mayRemember('theme'), mayRemember('measures')]).toEqual([false, true]);
  expect(mayRemember('checked:1')).toBe(true);
});

it.each(['null', '"yes"', '{', '[]', '{"analytics":"true"}'])('takes %s for no consent', (text) => {
  localStorage.setItem('cookie_preferences', text);
  expect(hasConsent('analytics')).toBe(false);
});

it('remembers preferences once they are allowed again', () => {
  saveConsent(NONE);
  saveConsent(ALL);
  expect(mayRemember('theme')).toBe(true);
});
