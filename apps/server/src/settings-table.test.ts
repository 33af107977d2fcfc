import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { exampleFile, settingsInForce, settingsTable } from './settings-table.ts';

const file = (name: string) => readFile(new URL(`../../../${name}`, import.meta.url), 'utf8');

it('is what the README and .env.example say (npm run settings -- --write)', async () => {
  expect(await file('README.md')).toContain(`\n${settingsTable()}\n`);
  expect(await file('.env.example')).toBe(exampleFile());
});

it('shows what is in force, and no secret', () => {
  const shown = settingsInForce(
    readEnv({ PORT: '8080', SECRET: 'wooden spoon '.repeat(3), DATABASE_URL: 'postgres://a:b@db/crisper' }),
  );
  expect(shown).toMatch(/^PORT +8080$/m);
  expect(shown).toMatch(/^SECRET +\*{8}$/m);
  expect(shown).toMatch(/^DATABASE_URL +\*{8}$/m);
  expect(shown).toMatch(/^REDIS_URL +not set \(in the process\)$/m);
  expect(shown).not.toMatch(/spoon|a:b/);
});
