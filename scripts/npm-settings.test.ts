import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('..', import.meta.url));

it('npm knows every setting of this project', async () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stderr } = await run(npm, ['pkg', 'get', 'name'], { cwd: ROOT });
  expect(stderr).not.toContain('project config');
});

// onnxruntime-node would fetch its GPU libraries from outside the registry, and an install without it would be aborted.
it('an install runs no script of a package', () => {
  expect(readFileSync(`${ROOT}.npmrc`, 'utf8').split('\n')).toContain('ignore-scripts=true');
});
