import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.crisper-installed');
/** npm writes this file at the end of an install. */
const NPM_RECORD = join(ROOT, 'node_modules', '.package-lock.json');
const OLDEST_NODE = [20, 19];

/** Prints the title, runs the step, and prints how long it took. A failed step throws with its output. */
export async function step(title, work) {
  const began = Date.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await work();
    console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('failed');
    throw error;
  }
}

/** Runs a program and collects its output; throws with the output on failure. */
export function run(file, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(file, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', fail);
    child.once('close', (code, signal) => {
      const text = Buffer.concat(output).toString();
      if (code === 0) return done(text);
      fail(new Error(`${text.trim()}\n${file} ${args.join(' ')} ended with ${signal ?? code}`));
    });
  });
}

/** The path of a program from an installed package. */
export function tool(name, args, options) {
  return run(process.execPath, [join(ROOT, 'node_modules', '.bin', name), ...args], options);
}

export function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  console.error(`Crisper needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Settings may stand in a file beside this checkout; what the environment says wins. */
export function loadSettings(path = join(ROOT, '.env')) {
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Installs the packages of package-lock.json, unless they are installed already. */
export async function install() {
  if (isInstalled()) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const env = { ...process.env, NODE_ENV: 'development' };
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  // `npm ci` empties node_modules first: right for a fresh clone, wasteful when only a few packages are missing.
  const fresh = !existsSync(join(ROOT, 'node_modules'));
  await step('Installing packages (the first time takes a minute or two)', async () => {
    if (fresh && (await clean(npm, flags, env))) return;
    await run(npm, ['install', ...flags], { env });
  });
  writeFileSync(STAMP, lockHash());
}

function isInstalled() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  const installed = statSync(NPM_RECORD, { throwIfNoEntry: false });
  return installed !== undefined && installed.mtimeMs >= statSync(LOCK).mtimeMs;
}

function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex');
}

async function clean(npm, flags, env) {
  try {
    await run(npm, ['ci', ...flags], { env });
    return true;
  } catch (error) {
    const reason = error.message.split('\n').find((line) => /npm error (Missing|Invalid|code)/.test(line));
    console.log(`\nnpm ci refused (${reason?.slice(0, 200) ?? 'no reason given'}); trying npm install`);
    return false;
  }
}

/** A hash that changes when a file below the given paths is added, removed or written. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const info = statSync(path, { throwIfNoEntry: false });
    if (!info) return;
    if (!info.isDirectory()) return hash.update(`${path} ${info.size} ${info.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) if (name !== 'node_modules') visit(join(path, name));
  };
  for (const path of paths) visit(join(ROOT, path));
  return hash.digest('hex');
}

const SOURCE_FOLDERS = ['apps', 'packages', 'e2e', 'scale', 'bench', 'scripts'];

/** Every file of our own code with one of these endings, generated files aside; paths from the root. */
export function* sources(endings, folders = SOURCE_FOLDERS) {
  for (const folder of folders) {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
        yield* sources(endings, [path]);
      if (entry.isFile() && endings.test(path) && !path.includes('.gen.')) yield path;
    }
  }
}
