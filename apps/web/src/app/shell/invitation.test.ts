// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeAuth, onAuthChange, openAuth } from '../../lib/session/auth-dialog-store.ts';
import { referralCode } from '../referral-code.ts';
import { invite } from './invitation.ts';

const seen: unknown[] = [];
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  seen.length = 0;
  stop = onAuthChange((request) => void seen.push(request));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  localStorage.clear();
});

it('opens the registration after a second, and keeps the code', () => {
  invite('/help', 'CODE');
  expect(referralCode()).toBe('CODE');
  vi.advanceTimersByTime(999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([{ tab: 'signup', plan: 'free' }]);
});

it('does not come up for who opened the dialog before it', () => {
  invite('/help', 'CODE');
  openAuth({ tab: 'signin' });
  closeAuth();
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([{ tab: 'signin' }, null]);
});

it.each(['/signup', '/help'])('is called off, or left to the page itself: %s', (path) => {
  const callOff = invite(path, 'CODE');
  if (path !== '/signup') callOff();
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([]);
});
