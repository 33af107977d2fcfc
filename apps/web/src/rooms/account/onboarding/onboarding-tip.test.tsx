// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissedTips } from './dismissed-tips.ts';
import { OnboardingTip } from './onboarding-tip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () =>
  render(
    <MemoryRouter>
      <OnboardingTip done={['pro-features']} />
    </MemoryRouter>,
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('comes after a second, and never again once it was closed or followed', () => {
  show();
  wait(999);
  expect(screen.queryByLabelText('Tip')).toBeNull();
  wait(1);
  expect(screen.getByText('Set your nutrition goals')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss tip' }));
  expect(screen.queryByLabelText('Tip')).toBeNull();
  wait(1_000);
  fireEvent.click(screen.getByRole('link', { name: 'Scan now' }));
  expect(JSON.parse(localStorage.getItem('dismissedTooltips')!)).toEqual(['nutrition-goals', 'first-scan']);
  wait(1_000);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/favorites');
});

it('minds neither broken nor foreign storage', () => {
  localStorage.setItem('dismissedTooltips', '{');
  expect(dismissedTips()).toEqual([]);
  localStorage.setItem('dismissedTooltips', '["first-scan","else",7]');
  expect(dismissedTips()).toEqual(['first-scan']);
});
