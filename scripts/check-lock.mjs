// Every package of the lock file has a hash, so that what is installed is what was looked at. Packages for other
// platforms, which the registry behind the lock file did not have, are counted; with `--all` they fail, too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './steps.mjs';

/** What servers and the image run on. */
const SERVED = { os: 'linux', cpu: ['x64', 'arm64'], libc: 'glibc' };

/** Folders of the workspace are linked and not fetched. */
export function isWithoutHash([place, entry]) {
  return place.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity;
}

export function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Entries without a hash: those that a server installs, and those of other platforms. */
export function withoutHash(lock) {
  const open = Object.entries(lock.packages).filter(isWithoutHash);
  const named = (entries) => entries.map(([place, { version }]) => `${nameOf(place)}@${version}`);
  const served = open.filter(([, entry]) => isServed(entry));
  return { served: named(served), elsewhere: named(open.filter((one) => !served.includes(one))) };
}

function isServed({ optional, os, cpu, libc }) {
  if (!optional) return true;
  const fits = (wanted, have) => !wanted || [have].flat().some((one) => wanted.includes(one));
  return fits(os, SERVED.os) && fits(cpu, SERVED.cpu) && fits(libc, SERVED.libc);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const { served, elsewhere } = withoutHash(lock);
  const failed = process.argv.includes('--all') ? [...served, ...elsewhere] : served;
  for (const name of failed) console.error(`package-lock.json has no hash of ${name}`);
  if (failed.length > 0) console.error('Run: node scripts/complete-lock.mjs');
  else if (elsewhere.length > 0)
    console.log(
      `${elsewhere.length} packages for other platforms have no hash: node scripts/complete-lock.mjs`,
    );
  process.exitCode = failed.length > 0 ? 1 : 0;
}
