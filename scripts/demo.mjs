import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { assertNode, install, ROOT, step, tool } from './steps.mjs';

assertNode();
process.chdir(ROOT);

/** A requested port must be free; otherwise the default one, or any free port. */
async function choosePort() {
  if (process.env.PORT) return Number(process.env.PORT);
  return (await isFree(3000)) ? 3000 : isFree(0);
}

function isFree(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(0));
    probe.listen(port, 'localhost', () => {
      const address = probe.address();
      probe.close(() => done(address.port));
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'crisper-demo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

try {
  // PostgreSQL may run as another user and must be able to enter the directory.
  chmodSync(folder, 0o755);
  await install();
  await build();
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: '',
    PAYMENTS: 'sandbox',
    PORT: String(await choosePort()),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  });
  const said = await step('Filling a throw-away database with two years of a family', () =>
    tool('tsx', ['apps/server/src/cli/demo.ts']),
  );
  const { email, password, family, meals, scans } = JSON.parse(said.trim().split('\n').at(-1));
  console.log(`
  Everything in this demo is made up: ${meals.toLocaleString('en')} meals, ${scans} scans, and people whose names end in "demo".
  It is removed when you stop it with Ctrl-C.

  Sign in as    ${email}
  Password      ${password}
  Family        ${family.alex.email} (member) and ${family.mia.email} (child) share the kitchen; same password
  Also open     /admin/inbox and /admin/moderation, as this cook is an administrator
`);
  // In this process, so that Ctrl-C reaches the server directly.
  await import(pathToFileURL(join(ROOT, 'dist', 'server', 'main.js')).href);
} catch (error) {
  console.error(error.message);
  console.error('The demo did not start. Fix what is named above and run npm run demo again.');
  process.exit(1);
}
