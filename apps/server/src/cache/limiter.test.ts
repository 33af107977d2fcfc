import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';
import { memoryCache } from './memory.ts';

describe('memory cache', () => {
  it('forgets when the time is over, and what was used longest ago when it is full', async () => {
    let now = 1;
    const cache = memoryCache(2, () => now);
    await cache.set('a', '1', 10);
    expect(await cache.get('a')).toBe('1');
    now += 10_001;
    expect(await cache.get('a')).toBeNull();
    await cache.set('b', 'b', 10);
    await cache.set('c', 'c', 10);
    await cache.get('b');
    await cache.set('d', 'd', 10);
    expect(await cache.get('c')).toBeNull();
    expect(await cache.get('b')).toBe('b');
    expect(await cache.get('d')).toBe('d');
  });
});

describe('limiter', () => {
  const rule = { name: 'try', max: 2, seconds: 60 };

  it('counts per person, refuses beyond the limit, and starts anew after the window', async () => {
    let now = 1;
    const limiter = createLimiter(
      memoryCache(100, () => now),
      'secret',
    );
    await limiter.use(rule, 'ada');
    await limiter.use(rule, 'ada');
    await expect(limiter.use(rule, 'ada')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    await expect(limiter.use(rule, 'bob')).resolves.toBe(1);
    now += 60_001;
    await expect(limiter.use(rule, 'ada')).resolves.toBe(1);
  });

  describe('a pace', () => {
    const pace = { name: 'guess', free: 10, first: 15, longest: 300, seconds: 24 * 3600 };
    const SECOND = 1000;

    it('lets a stranger who never stops try about three hundred times a day, and never shuts the door', async () => {
      let now = 1;
      const limiter = createLimiter(
        memoryCache(100, () => now),
        'secret',
      );
      const tries: number[] = [];
      for (let second = 0; second < 24 * 3600 - 1; second++) {
        now = 1 + second * SECOND;
        const through = await limiter.pace(pace, 'ada').then(
          () => true,
          () => false,
        );
        if (through) tries.push(second);
      }
      expect(tries.slice(0, 14)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 26, 57, 118]);
      expect(tries.length).toBeLessThan(310);
      const waits = tries.slice(1).map((second, at) => second - tries[at]!);
      expect(Math.max(...waits)).toBeLessThanOrEqual(301);
    });

    it('takes back what turned out well, and forgets all of it', async () => {
      const limiter = createLimiter(memoryCache(), 'secret');
      for (let good = 0; good < 50; good++) {
        await limiter.pace(pace, 'ada');
        await limiter.giveBack(pace, 'ada');
      }
      for (let wrong = 0; wrong < 11; wrong++) await limiter.pace(pace, 'ada');
      await expect(limiter.pace(pace, 'ada')).rejects.toMatchObject({ code: 'rate_limited' });
      await limiter.forget(pace, 'ada');
      await expect(limiter.pace(pace, 'ada')).resolves.toBeUndefined();
    });
  });
});
