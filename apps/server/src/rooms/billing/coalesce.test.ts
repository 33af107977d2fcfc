import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

it('shares one more run among all who ask while one runs, and forgets a failure', async () => {
  const runs: { key: string; end: (error?: Error) => void }[] = [];
  const ask = coalesce(
    (key) => new Promise((done, fail) => runs.push({ key, end: (error) => (error ? fail(error) : done()) })),
  );
  const first = ask('a');
  const later = [ask('a'), ask('a'), ask('a')];
  const other = ask('b');
  expect(runs.map(({ key }) => key)).toEqual(['a', 'b']);
  runs[0]?.end(new Error('no answer'));
  await expect(first).rejects.toThrow('no answer');
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.end();
  await Promise.all(later);
  runs[1]?.end();
  await other;
  const again = ask('a');
  expect(runs).toHaveLength(4);
  runs[3]?.end();
  await again;
});
