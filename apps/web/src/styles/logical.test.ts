import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
/** The middle, and a place on a picture, are where they are in every direction of writing. */
const PHYSICAL =
  /(?<![\w-])-?(?:(?:[mp][lr]|scroll-[mp][lr])-[\d[]|(?:left|right)-(?!1\/2|\[[\d.]+%\])(?:[\d[]|auto|px|full)|text-(?:left|right)(?=[\s"'`])|border-[lr](?=[\s"'`]|-\d)|rounded-[lr](?=[\s"'`]|-))/g;

it('names no left and right, so that every screen can be mirrored', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const found = files
    .filter((file) => !file.endsWith('logical.test.ts'))
    .flatMap((file) =>
      (readFileSync(join(SOURCE, file), 'utf8').match(PHYSICAL) ?? []).map((name) => `${file}: ${name}`),
    );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
