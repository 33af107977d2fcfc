import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { checkFirstJavaScript } from './first-javascript.mjs';
import { fingerprint, ROOT, step, tool } from './steps.mjs';

const STAMPS = join(ROOT, 'dist', 'stamps.json');
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest|txt|xml|map|wasm)$/;
const SMALLEST = 1024;

const SHARED = [
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/first-javascript.mjs',
  'scripts/i18n',
  'locales',
  'packages/client/src',
  'packages/contract/src',
  'packages/kitchen/src',
  'packages/plates/src',
];
const TARGETS = {
  server: {
    inputs: [
      ...SHARED,
      ...['packages/recipe-files/src', 'packages/vision/src', 'packages/worker-pool/src', 'apps/server/src'],
    ],
    build: buildServer,
  },
  web: { inputs: [...SHARED, 'apps/web'], build: buildWeb },
};

/** Builds all targets, or only the named ones, if their sources changed since the last build. */
export async function build(names = Object.keys(TARGETS)) {
  const stamps = existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, 'utf8')) : {};
  for (const name of names) {
    const target = TARGETS[name];
    const now = fingerprint(target.inputs);
    if (stamps[name] === now && existsSync(join(ROOT, 'dist', name))) continue;
    await step(`Building the ${name}`, target.build);
    stamps[name] = now;
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    writeFileSync(STAMPS, JSON.stringify(stamps));
  }
  writeFileSync(join(ROOT, 'dist', 'commit'), process.env.COMMIT ?? currentCommit());
}

/** Nothing where there is no history, as in an image: it is told by `COMMIT`. */
function currentCommit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

async function buildServer() {
  const { build: bundle } = await import('esbuild');
  const out = join(ROOT, 'dist', 'server');
  const entries = {
    main: 'apps/server/src/main.ts',
    cli: 'apps/server/src/cli/cli.ts',
    'parse-worker': 'apps/server/src/parse-worker.ts',
    'archive-worker': 'apps/server/src/rooms/imports/archive-worker.ts',
    'vision-worker': 'packages/vision/src/pool/vision-worker.ts',
  };
  const present = Object.entries(entries).filter(([, path]) => existsSync(join(ROOT, path)));
  rmSync(out, { recursive: true, force: true });
  await bundle({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(present),
    outdir: out,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'silent',
    // Bundle only our own packages, which are TypeScript; dependencies stay in node_modules, as some are native.
    plugins: [{ name: 'own', setup: (esbuild) => esbuild.onResolve({ filter: /^[^./]/ }, ownPackagesOnly) }],
  });
  cpSync(join(ROOT, 'apps/server/src/db/migrations'), join(out, 'migrations'), { recursive: true });
  // Read at run time from the folder of the code, so they are copied beside the bundle.
  const source = join(ROOT, 'apps/server/src');
  for (const name of readdirSync(source, { recursive: true }))
    if (name.endsWith('.prompt.txt') || name.endsWith('.bin'))
      cpSync(join(source, name), join(out, basename(name)));
}

function ownPackagesOnly({ path, kind, resolveDir }) {
  if (kind === 'entry-point' || path.startsWith('@crisper/')) return undefined;
  // Another version than the one at the top, or only installed below one of our packages: not found from dist/server.
  if (isInstalledBelow(packageOf(path), resolveDir)) return undefined;
  return { path, external: true };
}

const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

function isInstalledBelow(name, folder) {
  for (let at = folder; at.startsWith(ROOT) && at !== ROOT; at = dirname(at))
    if (existsSync(join(at, 'node_modules', name))) return true;
  return false;
}

async function buildWeb() {
  await tool('vite', ['build', '--config', 'apps/web/vite.config.ts', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const out = join(ROOT, 'dist', 'web');
  await shorten(join(out, 'boot.js'));
  await compress(out);
  process.stdout.write(`${await checkFirstJavaScript(out)} … `);
}

/** For a script that is not part of the bundle. */
async function shorten(path) {
  const { transform } = await import('esbuild');
  const { code } = await transform(await readFile(path, 'utf8'), { minify: true, target: 'es2022' });
  await writeFile(path, code);
}

/** Precompresses each file with Brotli and gzip, so that no request has to. */
async function compress(folder) {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = readdirSync(folder, { recursive: true }).filter(
    // Files in .vite are for the server and never sent.
    (name) => COMPRESSED.test(name) && !name.startsWith('.vite'),
  );
  for (const name of files) {
    const path = join(folder, name);
    const bytes = await readFile(path);
    if (bytes.length < SMALLEST) continue;
    await writeFile(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
