import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSettings } from './steps.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-settings-'));
});
afterEach(async () => {
  delete process.env.CRISPER_TEST_PLACE;
  delete process.env.CRISPER_TEST_NAME;
  await rm(folder, { recursive: true });
});

it('a file named .env sets what the environment does not', async () => {
  const path = join(folder, '.env');
  await writeFile(path, '# A comment\nCRISPER_TEST_PLACE=file\nCRISPER_TEST_NAME="two words"\n');
  process.env.CRISPER_TEST_PLACE = 'environment';
  loadSettings(path);
  expect(process.env.CRISPER_TEST_PLACE).toBe('environment');
  expect(process.env.CRISPER_TEST_NAME).toBe('two words');
});

it('no file is needed', () => {
  loadSettings(join(folder, 'none'));
});
