// @vitest-environment jsdom
import type { User } from '@crisper/contract/auth/auth';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '../lib/api.ts';
import { keepSession } from '../lib/session/session-store.ts';
import { LoadFailed } from './load-failed.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (error: unknown) => {
  const refetch = vi.fn();
  render(<LoadFailed of={{ isFetching: false, error, refetch }}>Your plan is safe.</LoadFailed>);
  screen.getByRole('button', { name: 'Try Again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
  return screen.getByRole('heading').textContent;
};

it.each([
  ['out of reach', unreachable(), 'No Connection'],
  ['away behind its proxy', new ApiError(503, 'internal', ''), 'No Connection'],
  ['at fault', new ApiError(500, 'internal', ''), 'Loading Failed'],
])('says so when the server is %s, and can be asked again', (_, error, title) => {
  expect(show(error)).toBe(title);
  screen.getByText('Your plan is safe.');
});

it('leads a member to what can be read without a connection, and only then', () => {
  show(unreachable());
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  keepSession({ token: 't', user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User });
  show(new ApiError(500, 'internal', ''));
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show(unreachable());
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/plan',
    '/shopping',
    '/pantry',
    '/favorites',
  ]);
});
