// @vitest-environment jsdom
import type { User } from '@crisper/contract/auth/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearSession,
  followOtherTabs,
  getSession,
  keepSession,
  onSessionChange,
  restoreSession,
} from './session-store.ts';

const cook: User = {
  id: '1',
  email: 'cook@example.com',
  username: 'cook',
  plan: 'free',
  role: 'user',
  onboardingCompleted: false,
  showsName: false,
  language: null,
  tabs: null,
  emailConfirmed: true,
  timeZone: 'UTC',
  createdAt: '2025-01-01T00:00:00.000Z',
  householdId: 'h1',
  householdRole: 'owner',
};

beforeEach(() => {
  localStorage.clear();
  restoreSession();
});

describe('the session store', () => {
  it('keeps a session over a reload', () => {
    keepSession({ token: 'secret', user: cook });
    restoreSession();
    expect(getSession()).toEqual({ token: 'secret', user: cook });
    expect(localStorage.getItem('auth_token')).toBe('secret');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['broken JSON', '{"id":'],
    ['no user', 'null'],
    ['a user without a name', JSON.stringify({ ...cook, username: undefined })],
    ['an unknown plan', JSON.stringify({ ...cook, plan: 'gold' })],
  ])('discards %s', (_, stored) => {
    localStorage.setItem('auth_token', 'secret');
    localStorage.setItem('auth_user', stored);
    restoreSession();
    expect(getSession()).toBeNull();
    expect(localStorage.getItem('auth_user')).toBeNull();
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('is signed out with a user but no token', () => {
    localStorage.setItem('auth_user', JSON.stringify(cook));
    restoreSession();
    expect(getSession()).toBeNull();
  });

  it('tells listeners, until they leave', () => {
    const heard = vi.fn();
    const leave = onSessionChange(heard);
    keepSession({ token: 'a', user: cook });
    clearSession();
    leave();
    keepSession({ token: 'b', user: cook });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('signs out when another tab did', () => {
    followOtherTabs();
    keepSession({ token: 'a', user: cook });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
    expect(getSession()).toBeNull();
  });
});
