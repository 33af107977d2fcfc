import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../steps.mjs';

/** Whoever runs the tests from an archive may not have it; who releases does. */
const hasGit = spawnSync('git', ['--version']).status === 0;

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const file = (path: string) => readFileSync(join(folder, path), 'utf8');
const save = (path: string, text: string) => writeFileSync(join(folder, path), text);
const release = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/release/release.mjs'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  return { status, said: `${stdout}${stderr}`.trim() };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crisper-release-'));
  mkdirSync(join(folder, 'packages/contract/src'), { recursive: true });
  const named = JSON.stringify({ name: 'crisper', version: '0.1.9' }, null, 2);
  save('package.json', named);
  save('packages/contract/package.json', named);
  save('packages/contract/src/version.ts', "export const VERSION = '0.1.9';\n");
  save('CHANGELOG.md', '# Changes\n\n## Unreleased\n\n- Soup.\n\n## 0.1.9\n\n- Bread.\n');
  if (!hasGit) return;
  git('init', '--quiet');
  git('config', 'user.email', 'cook@example.com');
  git('config', 'user.name', 'Cook');
  git('config', 'commit.gpgsign', 'false');
  git('add', '.');
  git('commit', '--quiet', '--message', 'feat: soup');
});
afterEach(() => rmSync(folder, { recursive: true }));

it.runIf(hasGit)('makes the next version, with its notes, as one commit and a tag', () => {
  expect(release('minor').status).toBe(0);
  expect(git('tag')).toBe('v0.2.0');
  expect(git('log', '-1', '--format=%s')).toBe('chore: release 0.2.0');
  expect(git('status', '--porcelain')).toBe('');
  expect(file('packages/contract/package.json')).toContain('"version": "0.2.0"');
  expect(file('packages/contract/src/version.ts')).toContain("'0.2.0'");
  expect(file('CHANGELOG.md')).toBe(
    '# Changes\n\n## Unreleased\n\n## 0.2.0\n\n- Soup.\n\n## 0.1.9\n\n- Bread.\n',
  );
  expect(release('--check', 'v0.2.0')).toEqual({ status: 0, said: '- Soup.' });
  expect(release('--check', 'v0.1.9').status).toBe(1);
});

it.runIf(hasGit)('refuses without notes, with open changes, and what is no part of a version', () => {
  save('notes.txt', 'half done');
  expect(release('patch')).toEqual({ status: 1, said: 'There are changes that are not committed.' });
  rmSync(join(folder, 'notes.txt'));
  expect(release('huge').status).toBe(1);
  expect(release('patch').status).toBe(0);
  const again = release('patch');
  expect(again.status).toBe(1);
  expect(again.said).toContain('nothing under “Unreleased”');
  expect(git('tag')).toBe('v0.1.10');
});
