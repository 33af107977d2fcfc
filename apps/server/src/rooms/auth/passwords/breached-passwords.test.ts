import { expect, it } from 'vitest';
import { isBreached, makeFilter } from './breached-passwords.ts';

const shareOf = async (passwords: readonly string[]): Promise<number> => {
  let found = 0;
  for (const password of passwords) if (await isBreached(password)) found++;
  return found / passwords.length;
};

it('knows passwords of breaches, also in other spellings', async () => {
  const known = ['password', 'iloveyou', 'PASSWORD1', 'Sunshine', 'trustno1', 'qwertyuiop', '1q2w3e4r5t'];
  expect(await shareOf(known)).toBe(1);
  // The same sign in another width.
  expect(await isBreached('ｐassword')).toBe(true);
});

it('takes hardly any other for one of them', async () => {
  const others = Array.from({ length: 20_000 }, (_, i) => `kettle ${i} and spoon ${i * 7}`);
  expect(await shareOf(others)).toBeLessThan(0.0005);
  expect(await shareOf(['wooden spoon 42', 'copper kettle 77', 'a fresh copper kettle'])).toBe(0);
});

it('is full to about a half, as it was computed for', () => {
  const words = new Set(Array.from({ length: 2000 }, (_, i) => `password ${i}`));
  const bits = makeFilter(words).reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  expect(bits / (words.size * 24)).toBeCloseTo(0.5, 1);
});
