// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchStage } from './search-stream.ts';
import { SearchingOverlay } from './searching-overlay.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  useSearchStage.setState(null, true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () => render(<SearchingOverlay count={3} onCancel={() => undefined} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const bar = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
const message = () => screen.getByRole('status').textContent;
const reach = (stage: 'matching' | 'composing' | 'writing') =>
  act(() => useSearchStage.setState(stage, true));

it('follows the stages of the server, waits where nothing is heard, and never passes 95 percent', () => {
  show();
  pass(600_000);
  expect(bar()).toBeLessThanOrEqual(20);
  reach('matching');
  expect(bar()).toBeGreaterThanOrEqual(20);
  pass(600_000);
  expect(bar()).toBeLessThanOrEqual(55);
  reach('composing');
  expect(bar()).toBeGreaterThanOrEqual(55);
  pass(600_000);
  expect(bar()).toBeLessThanOrEqual(85);
  reach('writing');
  pass(600_000);
  expect(bar()).toBeGreaterThan(85);
  expect(bar()).toBeLessThanOrEqual(95);
});

it('changes the message every two seconds and the background every three', () => {
  show();
  expect(message()).toBe('Sending your 3 ingredients…');
  reach('composing');
  const first = message();
  expect(first).toBe('Putting new dishes together…');
  const background = () => screen.getByRole('dialog').className;
  const before = background();
  pass(1999);
  expect(message()).toBe(first);
  expect(background()).toBe(before);
  pass(1);
  expect(message()).not.toBe(first);
  pass(1000);
  expect(background()).not.toBe(before);
});
