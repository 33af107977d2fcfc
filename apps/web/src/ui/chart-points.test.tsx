// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChartPoints } from './chart-points.tsx';

const DAYS = ['Mon: 1,850 kcal', 'Tue: 2,100 kcal', 'Wed: 1,720 kcal', 'Thu: 1,990 kcal'];
const chart = (points = DAYS) => (
  <ChartPoints label="Calories, day by day" points={points}>
    drawn
  </ChartPoints>
);
const slider = () => screen.getByRole('slider', { name: 'Calories, day by day' });
const shown = () => DAYS.filter((day) => screen.queryByText(day));

beforeEach(() => {
  vi.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(100, 0, 400, 200),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows nothing until somebody comes, then the latest figure and those the keys lead to', () => {
  render(chart());
  expect(shown()).toEqual([]);
  act(() => slider().focus());
  expect(shown()).toEqual(['Thu: 1,990 kcal']);
  expect(slider().getAttribute('aria-valuetext')).toBe('Thu: 1,990 kcal');
  // A real browser changes the value on an arrow key; jsdom does not.
  fireEvent.change(slider(), { target: { value: '2' } });
  expect(slider().getAttribute('aria-valuetext')).toBe('Wed: 1,720 kcal');
  expect(shown()).toEqual(['Wed: 1,720 kcal']);
  act(() => slider().blur());
  expect(shown()).toEqual([]);
});

it('follows the pointer, and lets go when it leaves', () => {
  render(chart());
  for (const [x, day] of [
    [100, 'Mon: 1,850 kcal'],
    [299, 'Tue: 2,100 kcal'],
    [500, 'Thu: 1,990 kcal'],
  ] as const) {
    fireEvent(slider(), new MouseEvent('pointermove', { bubbles: true, clientX: x }));
    expect(shown()).toEqual([day]);
  }
  const left = new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body });
  fireEvent(slider(), Object.assign(left, { pointerType: 'mouse' }));
  expect(shown()).toEqual([]);
});

it('keeps the figure that a finger tapped', () => {
  render(chart());
  fireEvent(slider(), new MouseEvent('pointerdown', { bubbles: true, clientX: 210 }));
  // The position of the browser's own slider handle.
  fireEvent.change(slider(), { target: { value: '0' } });
  fireEvent(slider(), new MouseEvent('pointerup', { bubbles: true }));
  const left = new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body });
  fireEvent(slider(), Object.assign(left, { pointerType: 'touch' }));
  expect(shown()).toEqual(['Tue: 2,100 kcal']);
});

it('stays inside when fewer points come', () => {
  const { rerender } = render(chart());
  rerender(chart(DAYS.slice(0, 2)));
  expect(slider().getAttribute('aria-valuetext')).toBe('Tue: 2,100 kcal');
  rerender(chart([]));
  expect(screen.queryByRole('slider')).toBeNull();
});
