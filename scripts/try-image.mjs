import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildImage, nodeOfImage } from './image-steps.mjs';
import { ROOT, run, step } from './steps.mjs';

/**
 * Takes the steps of the Dockerfile without an engine for images: in a clean folder, as an ordinary user, with the
 * image's version of Node. Then runs what came out of it as the image would be run: under a user id that has no name and may write to
 * its data and its temporary folder only. Needs the registry of packages, and root to change users.
 */
const BUILDER = { uid: 65534, gid: 65534 };
const STRANGER = { uid: 23456, gid: 23456 };
const READY = 'Crisper is ready';
const START_LIMIT_MS = 5 * 60 * 1000;

const { values: wants } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
if (process.getuid?.() !== 0) {
  console.error(
    'Only root can try it under two other users. In a container of your own: npm start shows most of it.',
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'crisper-image-'));
chmodSync(folder, 0o755);
if (wants.keep) console.log(`It stays in ${folder}`);
else process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const node = await step('Fetching Node of the image', () =>
  nodeOfImage(dockerfile, join(folder, 'node'), BUILDER),
);
const image = await buildImage(dockerfile, { folder, node, as: BUILDER });

/** Like `docker run --user 23456:23456 --read-only --tmpfs /tmp`. */
function settings(data, more = {}) {
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  chmodSync(temporary, 0o1777);
  return {
    ...STRANGER,
    cwd: image.workdir,
    env: { ...image.env, PATH: image.path, HOME: temporary, TMPDIR: temporary, DATA_DIR: data, ...more },
  };
}

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => done(String(port)));
    });
  });

async function start(data) {
  const more = { PORT: await freePort(), PLANS: 'off' };
  const [file, ...args] = image.command;
  const child = spawn(file, args, { ...settings(data, more), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  await new Promise((done, fail) => {
    const limit = setTimeout(() => fail(new Error(`It does not start:\n${said}`)), START_LIMIT_MS);
    const hear = (bytes) => {
      said += bytes;
      if (said.includes(READY)) done(clearTimeout(limit));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => fail(new Error(`It ended with ${code}:\n${said}`)));
  });
  const [check, ...checkArgs] = image.healthcheck;
  await run(check, checkArgs, settings(data, more));
  return {
    address: `http://localhost:${more.PORT}`,
    stop: () =>
      new Promise((done, fail) => {
        child.removeAllListeners('exit');
        child.once('exit', (code) =>
          code === 0 ? done() : fail(new Error(`It stopped with ${code}:\n${said}`)),
        );
        child.kill('SIGTERM');
      }),
  };
}

const crisper = (data, ...args) => run(image.crisper, args, settings(data));

function expect(found, part) {
  if (!found.includes(part)) throw new Error(`Expected "${part}" in:\n${found}`);
}

const data = image.data;
const server = await step('Starting it as a user without a name', () => start(data));
let backup;
try {
  await step('Making an account', async () => {
    const link = await crisper(data, 'admin', 'setup-link');
    const invitation = /invitation=([\w-]+)/.exec(link)?.[1];
    const body = { invitation, email: 'ann@example.com', username: 'Ann', password: 'a wooden spoon 42' };
    const answer = await fetch(`${server.address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  });
  await step('Its command line', async () => {
    expect(await crisper(data, 'admin', 'people'), 'ann@example.com  Ann  administrator');
    expect(await crisper(data, 'settings'), 'In force here');
    expect(await crisper(data, 'recipes', 'match', 'eggs, spinach, feta'), 'Feta');
    expect(await crisper(data, 'vision', 'detect', 'packages/vision/test-photos/shelf.webp'), 'shelf.webp');
    const said = await crisper(data, 'backup', join(data, 'backups'));
    backup = said.split('\n').find((line) => line.endsWith('.gz'));
  });
} finally {
  await step('Stopping it', server.stop);
}

const elsewhere = join(folder, 'elsewhere');
mkdirSync(elsewhere);
chmodSync(elsewhere, 0o1777);
// Who moves brings the secret along, which is in no backup.
cpSync(join(data, 'secret'), join(elsewhere, 'secret'));
chmodSync(join(elsewhere, 'secret'), 0o644);
await step('Restoring its backup elsewhere', () => crisper(elsewhere, 'restore', backup));
const again = await step('Starting that', () => start(elsewhere));
try {
  await step('Looking whether everything is there', async () =>
    expect(await crisper(elsewhere, 'admin', 'people'), 'ann@example.com  Ann  administrator'),
  );
} finally {
  await step('Stopping it', again.stop);
}
console.log('The image does what it should.');
