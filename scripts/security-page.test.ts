import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './steps.mjs';

it('names tests that are there', () => {
  const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|scale|e2e)\.tsx?)`/g)].map(([, path]) => path!);
  const isThere = (path: string) =>
    [path, `apps/server/src/${path}`].some((place) => existsSync(join(ROOT, place)));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
