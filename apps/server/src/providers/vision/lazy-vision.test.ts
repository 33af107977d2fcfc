import { expect, it } from 'vitest';
import { testVision } from '../../testing/vision.ts';
import { lazyVision } from './lazy-vision.ts';

it('opens once, on first use, and closes what it opened', async () => {
  let opened = 0;
  let closed = 0;
  const engine = lazyVision(async () => {
    opened++;
    return { ...testVision(), close: async () => void closed++ };
  });
  expect(opened).toBe(0);
  await Promise.all([engine.warm(), engine.read([new Uint8Array(1)]), engine.read([new Uint8Array(1)])]);
  await engine.close();
  expect([opened, closed]).toEqual([1, 1]);
  await expect(engine.read([])).rejects.toThrow('closed');
});

it('tries again after it could not open', async () => {
  let tries = 0;
  const engine = lazyVision(async () => {
    if (++tries === 1) throw new Error('no weights');
    return testVision();
  });
  await expect(engine.read([])).rejects.toThrow('no weights');
  expect((await engine.read([new Uint8Array(1)])).findings).toHaveLength(2);
  await engine.close();
});
