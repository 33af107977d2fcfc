import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkLicences } from './check-licences.mjs';
import { ROOT, step } from './steps.mjs';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.|-|$)/i;

/**
 * What is in the release (CycloneDX), and under which terms: two files in dist. Throws on a licence that is not allowed.
 * `npm sbom` leaves out what the root names among its development packages, such as fastify, so the lock file is read.
 */
export function writeBillOfMaterials(folder = join(ROOT, 'dist')) {
  mkdirSync(folder, { recursive: true });
  const packages = checkLicences();
  writeFileSync(join(folder, 'bill-of-materials.cdx.json'), `${JSON.stringify(billOf(packages), null, 2)}\n`);
  const licences = packages.map(({ name, version, licence, path }) =>
    [`${name}@${version}: ${licence}`, ...textsIn(path)].join('\n\n'),
  );
  writeFileSync(join(folder, 'licences.txt'), `${licences.join('\n\n---\n\n')}\n`);
}

function billOf(packages) {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const product = component({ name, version, licence: license }, 'application');
  // A package that is installed in two places is named once.
  const components = new Map(packages.map((one) => [purlOf(one), component(one, 'library')]));
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(lock)}`,
    version: 1,
    metadata: { component: product },
    components: [...components.values()],
  };
}

function component({ name, version, licence, integrity }, type) {
  const purl = purlOf({ name, version });
  const hash = integrity?.startsWith('sha512-') && Buffer.from(integrity.slice(7), 'base64').toString('hex');
  return {
    type,
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(hash && { hashes: [{ alg: 'SHA-512', content: hash }] }),
    licenses: [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }],
  };
}

function purlOf({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** The same packages give the same number. */
function uuidOf(bytes) {
  const hex = createHash('sha256').update(bytes).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The licence and notice files of an installed package; packages of other platforms are not installed. */
function textsIn(path) {
  try {
    const names = readdirSync(join(ROOT, path)).filter((name) => LICENCE_FILE.test(name));
    return names.map((name) => readFileSync(join(ROOT, path, name), 'utf8').trim());
  } catch {
    return [];
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await step('Writing dist/bill-of-materials.cdx.json and dist/licences.txt', async () =>
    writeBillOfMaterials(),
  );
