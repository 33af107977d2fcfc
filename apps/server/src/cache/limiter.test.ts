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
});
