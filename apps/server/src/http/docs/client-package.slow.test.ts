import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const run = promisify(execFile);

let t: TestApp;
let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  t = await testApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const cook = await t.signUp();
  const body = { name: 'Script', scopes: ['pantry:read', 'shopping:write'], days: 1 };
  const { secret } = (await t.call('POST', '/api/tokens', { token: cook.token, body })).json();
  env = { ...process.env, CRISPER_URL: `http://127.0.0.1:${port}`, CRISPER_TOKEN: secret };

  // A project of somebody else: nothing of this repository is above it, and npm asks nobody.
  folder = mkdtempSync(join(tmpdir(), 'crisper-foreign-'));
  const args = ['--import', 'tsx', 'packages/client/scripts/generate.ts', 'pack', folder];
  const packed = (await run(process.execPath, args, { cwd: ROOT })).stdout.trim();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed], { cwd: folder });
}, 600_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await t.close();
});

const node = (file: string, ...args: string[]) =>
  run(process.execPath, [file, ...args], { cwd: folder, env });

it('depends on nothing, and has nothing of the workspace in it', () => {
  const installed = join(folder, 'node_modules');
  expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['@crisper']);
  const made = join(installed, '@crisper/client');
  expect(JSON.parse(readFileSync(join(made, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies');
  for (const file of ['client.js', 'client.d.ts'])
    expect(importsOf(readFileSync(join(made, file), 'utf8')), file).toEqual([]);
  expect(readdirSync(made)).toEqual(
    expect.arrayContaining(['LICENSE', 'LICENSE.zod', 'README.md', 'examples']),
  );
});

function importsOf(code: string): string[] {
  return code
    .split('\n')
    .filter(
      (line) =>
        /^import ?["']/.test(line) ||
        /^(?:import|export) .*\bfrom ?["']/.test(line) ||
        /\b(?:import|require)\(["']/.test(line),
    );
}

it('calls a server in three lines', async () => {
  writeFileSync(
    join(folder, 'three.js'),
    `import { createClient } from '@crisper/client';
const crisper = createClient({ url: process.env.CRISPER_URL, token: process.env.CRISPER_TOKEN });
console.log((await crisper.shopping.addShopping({ body: { name: 'Oat milk' } })).items[0].name);
`,
  );
  expect((await node('three.js')).stdout.trim().toLowerCase()).toBe('oat milk');
});

it('runs its example for Node, and says what is wrong', async () => {
  copyFileSync(join(folder, 'node_modules/@crisper/client/examples/node.mjs'), join(folder, 'node.mjs'));
  const { stdout } = await node('node.mjs', 'Salt');
  expect(stdout).toContain('Script may pantry:read, shopping:write');
  expect(stdout).toContain('2 on the list');
  const { stderr } = await run(process.execPath, ['node.mjs'], {
    cwd: folder,
    env: { ...env, CRISPER_TOKEN: `crisper_${'0'.repeat(64)}` },
  }).catch((error: { stderr: string }) => error);
  expect(stderr).toContain('This API token is not known');
});

it('has types that let right calls pass and name wrong ones', async () => {
  const check = (text: string) => {
    writeFileSync(join(folder, 'typed.ts'), text);
    const flags = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom',
    ];
    return run(process.execPath, [TSC, ...flags, '--skipLibCheck', 'false', 'typed.ts'], {
      cwd: folder,
    }).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
  };
  const start = `import { createClient, type PantryItem } from '@crisper/client';
const crisper = createClient({ url: 'https://crisper.example' });
`;
  expect(
    await check(`${start}const { items } = await crisper.pantry.listPantry();
const first: PantryItem | undefined = items[0];
const days: number | null | undefined = first?.daysLeft;
await crisper.pantry.addToPantry({ body: { items: [{ name: String(days) }] } });
await crisper.recipes.getRecipe({ params: { id: 'shakshuka' } });
`),
  ).toBe('');
  expect(await check(`${start}await crisper.recipes.getRecipe();\n`)).toContain('error TS2554');
  expect(await check(`${start}await crisper.meals.saveMeal({ body: { calories: 'many' } });\n`)).toContain(
    'error TS2',
  );
});
