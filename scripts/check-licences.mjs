import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './steps.mjs';

const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Python-2.0',
  'Unlicense',
]);

/** Licences accepted for single packages, because they are used unmodified and can be replaced. */
const EXCEPTIONS = [
  // libvips is a separate shared library, so it can be replaced, as the LGPL requires.
  { name: /^@img\/sharp-/, licences: ['LGPL-3.0-or-later'] },
  // Fonts are delivered as separate files.
  { name: /^@fontsource(-variable)?\//, licences: ['OFL-1.1'] },
];

/** "MIT OR X" needs one allowed licence, "MIT AND X" needs all. */
function isAllowed(name, licence) {
  const also = EXCEPTIONS.filter((exception) => exception.name.test(name)).flatMap(
    ({ licences }) => licences,
  );
  const fine = (one) => ALLOWED.has(one.trim()) || also.includes(one.trim());
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(fine));
}

/** Read from the installed package; packages for other platforms are not installed, so the lock file is used. */
function licenceOf(path, locked) {
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'));
    const said = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ');
    return said || locked.license || 'unknown';
  } catch {
    return locked.license ?? 'unknown';
  }
}

/** All production packages, by name and version. */
function production() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, locked]) => path.includes('node_modules/') && !locked.dev && !locked.link)
    .map(([path, locked]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version: locked.version,
        licence: licenceOf(path, locked),
        integrity: locked.integrity,
        path,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Throws with the names of production dependencies whose licence is not allowed. */
export function checkLicences() {
  const all = production();
  const refused = all.filter(({ name, licence }) => !isAllowed(name, licence));
  if (refused.length > 0) {
    const list = refused.map(({ name, version, licence }) => `${name}@${version}: ${licence}`);
    throw new Error(`Licences that are not allowed:\n  ${list.join('\n  ')}`);
  }
  return all;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    for (const { name, version, licence } of checkLicences()) console.log(`${name}@${version}: ${licence}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
