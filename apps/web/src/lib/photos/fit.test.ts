import { describe, expect, it } from 'vitest';
import { fitWithin } from './fit.ts';

describe('fitWithin', () => {
  it('makes the longer side 1600 and keeps the shape', () => {
    expect(fitWithin({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
    expect(fitWithin({ width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 });
  });

  it('never enlarges', () => {
    expect(fitWithin({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  });

  it('keeps at least one pixel of a very thin picture', () => {
    expect(fitWithin({ width: 30_000, height: 2 })).toEqual({ width: 1600, height: 1 });
  });
});
