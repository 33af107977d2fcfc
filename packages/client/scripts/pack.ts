// The client as a package for everybody: one file of JavaScript, one of types, and no dependency. `npm run client -- pack`
// writes it, and the archive that npm installs, to dist/client.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { clientTypes } from './client-types.ts';

const CLIENT = fileURLToPath(new URL('../', import.meta.url));
const ROOT = join(CLIENT, '../..');

/** Returns the path of the archive. */
export async function packClient(folder: string): Promise<string> {
  const made = join(folder, 'package');
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  await build({
    entryPoints: [join(CLIENT, 'src/client.ts')],
    outfile: join(made, 'client.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    minifySyntax: true,
  });
  writeFileSync(join(made, 'client.d.ts'), clientTypes());
  const { name, version, license } = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8'));
  const described = {
    ...{ name, version, license, description: 'The API of Crisper as typed functions', type: 'module' },
    exports: { '.': { types: './client.d.ts', default: './client.js' } },
    sideEffects: false,
    engines: { node: '>=20' },
  };
  writeFileSync(join(made, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  for (const [from, to] of [
    [join(CLIENT, 'README.md'), 'README.md'],
    [join(CLIENT, 'examples'), 'examples'],
    [join(ROOT, 'LICENSE'), 'LICENSE'],
    // The validator is part of the file.
    [join(ROOT, 'node_modules/zod/LICENSE'), 'LICENSE.zod'],
  ] as const)
    cpSync(from, join(made, to), { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['pack', made, '--pack-destination', folder, '--json', '--ignore-scripts'];
  const [packed] = JSON.parse(execFileSync(npm, flags, { cwd: folder, encoding: 'utf8' }));
  return join(folder, packed.filename);
}
