import { expect, it } from 'vitest';
import { testVision } from '../../testing/vision.ts';
import { lazyVision } from './lazy-vision.ts';

it('opens once, on first use, and closes what it opened', async () => {
  let opened = 0;
  let closed = 0;
  const eyes = lazyVision(async () => {
    opened++;
    return { ...testVision(), close: async () => void closed++ };
  });
  expect(opened).toBe(0);
  await Promise.all([eyes.warm(), eyes.read([new Uint8Array(1)]), eyes.read([new Uint8Array(1)])]);
  await eyes.close();
  expect([opened, closed]).toEqual([1, 1]);
  await expect(eyes.read([])).rejects.toThrow('closed');
});

it('tries again after it could not open', async () => {
  let tries = 0;
  const eyes = lazyVision(async () => {
    if (++tries === 1) throw new Error('no weights');
    return testVision();
  });
  await expect(eyes.read([])).rejects.toThrow('no weights');
  expect((await eyes.read([new Uint8Array(1)])).findings).toHaveLength(2);
  await eyes.close();
});
