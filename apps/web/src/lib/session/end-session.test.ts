// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { forgetPerson } from './end-session.ts';

const KEPT = [
  'theme',
  'measures',
  'cookie_preferences',
  'device_mark',
  'dismissedTooltips',
  'viral-banner-dismissed-results',
];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('leaves nothing of a person on the device, and the device its settings', () => {
  for (const key of ['cooking', 'shopping_list', 'draft:new-post', 'referralCode', 'something new'])
    localStorage.setItem(key, 'private');
  for (const key of ['scanResults', 'contact_draft', 'recipe-draft']) sessionStorage.setItem(key, 'private');
  for (const key of KEPT) localStorage.setItem(key, 'kept');
  localStorage.setItem('auth_token', 'of who signs in now');
  forgetPerson();
  expect(Object.keys(localStorage).sort()).toEqual(['auth_token', ...KEPT].sort());
  expect(Object.keys(sessionStorage)).toEqual([]);
});
