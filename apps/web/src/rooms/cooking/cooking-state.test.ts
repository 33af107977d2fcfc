import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginCooking, type Cooking, cook, elapsedMs, isComplete } from './cooking-state.ts';

const steps = Array.from({ length: 4 }, (_, at) => ({ step: at + 1 })) as never[];
const begin = () => beginCooking({ id: 'stew', title: 'Stew' }, '/recipe/stew', steps, 4);
const done = (cooking: Cooking, ...all: number[]) =>
  all.reduce((now, step) => cook(now, { type: 'toggle-done', step }), cooking);
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

describe('getting ready', () => {
  it('comes first, ends with the start, and the clock begins then', () => {
    expect(begin()).toMatchObject({ gettingReady: true, since: null, servings: 4 });
    expect(cook(begin(), { type: 'start', now: 1000 })).toMatchObject({ gettingReady: false, since: 1000 });
    expect(cook(begin(), { type: 'activate', step: 2 })).toMatchObject({ gettingReady: false, active: 2 });
    expect(cook(begin(), { type: 'servings', servings: 6 }).servings).toBe(6);
  });
});

describe('the clock of the session', () => {
  it('runs, pauses and resets by the clock', () => {
    const begun = cook(begin(), { type: 'start', now: 1000 });
    const paused = cook(begun, { type: 'pause', now: 61_000 });
    expect(elapsedMs(paused, 999_000)).toBe(60_000);
    const again = cook(paused, { type: 'start', now: 1_000_000 });
    expect(elapsedMs(again, 1_030_000)).toBe(90_000);
    expect(elapsedMs(cook(again, { type: 'reset', now: 0 }), 2_000_000)).toBe(0);
  });
});
