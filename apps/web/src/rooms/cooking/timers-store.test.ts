// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from 'vitest';
import { clockText, isDue, isRunning, remainingMs } from './timers.ts';
import {
  addTime,
  allTimers,
  holdTimer,
  markRung,
  removeTimer,
  rewindTimer,
  runTimer,
  timersFor,
} from './timers-store.ts';

const start = (id: string, seconds: number, now: number, recipeId = 'stew') =>
  runTimer({ id, label: id, seconds, step: null, recipeId, title: 'Stew', path: '/recipe/stew' }, now);

beforeEach(() => {
  for (const { id } of allTimers()) removeTimer(id);
});

describe('timers', () => {
  it('run beside each other and are right after hours of sleep', () => {
    start('rice', 600, 0);
    start('eggs', 60, 30_000);
    const [rice, eggs] = allTimers();
    expect(remainingMs(rice!, 90_000)).toBe(510_000);
    expect(isDue(eggs!, 89_999)).toBe(false);
    expect(isDue(eggs!, 90_000)).toBe(true);
    expect(isDue(rice!, 4 * 3600_000)).toBe(true);
  });

  it('are stored until they are removed, each with its recipe', () => {
    start('rice', 600, 0);
    start('dough', 600, 0, 'bread');
    expect(timersFor('bread').map(({ id }) => id)).toEqual(['dough']);
    const kept = JSON.parse(localStorage.getItem('timers')!);
    expect(remainingMs(kept[0], 60_000)).toBe(540_000);
    removeTimer('rice');
    removeTimer('dough');
    expect(localStorage.getItem('timers')).toBeNull();
  });

  it('pause, go on where they stood, ring once and start over', () => {
    const rice = () => allTimers()[0]!;
    start('rice', 100, 0);
    holdTimer('rice', 40_000);
    expect(remainingMs(rice(), 500_000)).toBe(60_000);
    start('rice', 100, 500_000);
    expect(remainingMs(rice(), 530_000)).toBe(30_000);
    markRung('rice');
    expect(isRunning(rice())).toBe(false);
    expect(isDue(rice(), 900_000)).toBe(false);
    start('rice', 100, 900_000);
    expect(remainingMs(rice(), 900_000)).toBe(100_000);
    rewindTimer('rice');
    expect(isRunning(rice())).toBe(false);
    expect(allTimers()).toHaveLength(1);
  });

  it('run a minute more after they have rung', () => {
    start('rice', 100, 0);
    markRung('rice');
    addTime('rice', 60_000, 200_000);
    expect(remainingMs(allTimers()[0]!, 210_000)).toBe(50_000);
    expect(isRunning(allTimers()[0]!)).toBe(true);
  });

  it('are bounded in number', () => {
    for (let at = 0; at < 30; at += 1) start(`timer ${at}`, 60, 0);
    expect(allTimers()).toHaveLength(20);
    expect(allTimers()[0]?.id).toBe('timer 10');
  });

  it('are read as clocks', () => {
    expect(clockText(0)).toBe('0:00');
    expect(clockText(8_001)).toBe('0:09');
    expect(clockText(754_000)).toBe('12:34');
    expect(clockText(3_900_000)).toBe('1:05:00');
  });
});
