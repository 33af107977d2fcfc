import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginCooking, type Cooking, cook, elapsedMs, isComplete } from './cooking-state.ts';
import { clockText, isDue, isRunning, remainingMs } from './timers.ts';

const steps = Array.from({ length: 4 }, (_, at) => ({ step: at + 1 })) as never[];
const begin = () => beginCooking({ id: 'stew', title: 'Stew' }, '/recipe/stew', steps, 1000);
const done = (cooking: Cooking, ...all: number[]) =>
  all.reduce((now, step) => cook(now, { type: 'toggle-done', step }), cooking);
const start = (cooking: Cooking, id: string, seconds: number, now: number) =>
  cook(cooking, { type: 'timer-start', id, label: id, seconds, step: null, now });

describe('cooking through the steps', () => {
  it('moves to the next step that is not done', () => {
    expect(done(begin(), 0).active).toBe(1);
    expect(done(begin(), 1, 0).active).toBe(2);
  });

  it('takes a step back when it is pressed again', () => {
    const back = done(begin(), 0, 0);
    expect(back.done).toEqual([]);
    expect(back.active).toBe(0);
  });

  it('is complete when all steps are, in whatever order', () => {
    expect(isComplete(done(begin(), 3, 1, 0))).toBe(false);
    expect(done(begin(), 3, 1, 0).active).toBe(2);
    expect(isComplete(done(begin(), 3, 1, 0, 2))).toBe(true);
  });

  it('never stands on a step that is not there', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: -2, max: 6 }))), (moves) => {
        const end = moves.reduce(
          (now, [toggle, step]) => cook(now, { type: toggle ? 'toggle-done' : 'activate', step }),
          begin(),
        );
        expect(end.active).toBeGreaterThanOrEqual(0);
        expect(end.active).toBeLessThan(4);
        expect(new Set(end.done).size).toBe(end.done.length);
      }),
    );
  });
});

describe('the clock of the session', () => {
  it('runs, pauses and resets by the clock', () => {
    const paused = cook(begin(), { type: 'pause', now: 61_000 });
    expect(elapsedMs(paused, 999_000)).toBe(60_000);
    const again = cook(paused, { type: 'start', now: 1_000_000 });
    expect(elapsedMs(again, 1_030_000)).toBe(90_000);
    expect(elapsedMs(cook(again, { type: 'reset', now: 0 }), 2_000_000)).toBe(0);
  });
});

describe('timers', () => {
  it('run beside each other and are right after hours of sleep', () => {
    const both = start(start(begin(), 'rice', 600, 0), 'eggs', 60, 30_000);
    const [rice, eggs] = both.timers;
    expect(remainingMs(rice!, 90_000)).toBe(510_000);
    expect(isDue(eggs!, 89_999)).toBe(false);
    expect(isDue(eggs!, 90_000)).toBe(true);
    expect(isDue(rice!, 4 * 3600_000)).toBe(true);
  });

  it('survive being written down and read again', () => {
    const kept = JSON.parse(JSON.stringify(start(begin(), 'rice', 600, 0))) as Cooking;
    expect(remainingMs(kept.timers[0]!, 60_000)).toBe(540_000);
  });

  it('pause, go on where they stood, ring once and start over', () => {
    let cooking = start(begin(), 'rice', 100, 0);
    cooking = cook(cooking, { type: 'timer-pause', id: 'rice', now: 40_000 });
    expect(remainingMs(cooking.timers[0]!, 500_000)).toBe(60_000);
    cooking = start(cooking, 'rice', 100, 500_000);
    expect(remainingMs(cooking.timers[0]!, 530_000)).toBe(30_000);
    cooking = cook(cooking, { type: 'timer-rung', id: 'rice' });
    expect(isRunning(cooking.timers[0]!)).toBe(false);
    expect(isDue(cooking.timers[0]!, 900_000)).toBe(false);
    cooking = start(cooking, 'rice', 100, 900_000);
    expect(remainingMs(cooking.timers[0]!, 900_000)).toBe(100_000);
    expect(cooking.timers).toHaveLength(1);
  });

  it('are read as clocks', () => {
    expect(clockText(0)).toBe('0:00');
    expect(clockText(8_001)).toBe('0:09');
    expect(clockText(754_000)).toBe('12:34');
    expect(clockText(3_900_000)).toBe('1:05:00');
  });
});
