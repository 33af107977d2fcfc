// npm leaves packages for other platforms out of the lock file when the registry does not have them, and `npm
// ci` then rejects the file. This script adds the missing entries, and asks the registry for hashes that are missing; run
// it after changing dependencies. `npm run check:lock` tells what is missing still.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithoutHash, nameOf } from './check-lock.mjs';
import { ROOT, run } from './steps.mjs';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** Questions to the registry. */
const AT_ONCE = 8;

const path = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
let added = 0;

for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (found(parent, name) || !/^\d/.test(range)) continue;
    const top = `node_modules/${name}`;
    const place = lock.packages[top] ? `${parent}/${top}` : top;
    lock.packages[place] = {
      version: range,
      ...platformOf(name),
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added++;
  }
}

const open = Object.entries(lock.packages).filter(isWithoutHash);
let learned = 0;
await Promise.all(Array.from({ length: AT_ONCE }, learnHashes));

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries and ${learned} hashes added to package-lock.json`);

async function learnHashes() {
  for (let next = open.pop(); next; next = open.pop()) {
    const [place, entry] = next;
    const hash = await hashOf(`${nameOf(place)}@${entry.version}`);
    if (!hash) continue;
    const { version, ...rest } = entry;
    lock.packages[place] = { version, integrity: hash, ...rest };
    learned++;
  }
}

/** Undefined where the registry does not have the package, as a mirror may not. */
async function hashOf(wanted) {
  const said = await run('npm', ['view', wanted, 'dist.integrity', '--json']).catch(() => '');
  return /"(sha512-[\w+/]+={0,2})"/.exec(said)?.[1];
}

/** Node looks for a package next to its parent, then in each folder above. */
function found(parent, name) {
  for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '' || !at.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
}

function platformOf(name) {
  const words = name.split(/[/_-]/);
  const os = SYSTEMS.filter(
    (system) => words.includes(system) || (words.includes(`linuxmusl`) && system === 'linux'),
  );
  const cpu = PROCESSORS.filter((processor) => words.includes(processor)).slice(0, 1);
  const musl = words.some((word) => word.startsWith('musl') || word === 'linuxmusl');
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(os.length > 0 && { os }),
    ...(os.includes('linux') && { libc: [musl ? 'musl' : 'glibc'] }),
  };
}
