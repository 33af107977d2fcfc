import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkLicences } from './check-licences.mjs';
import { ROOT, run, step } from './steps.mjs';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.|-|$)/i;

/** What is in the release (CycloneDX), and under which terms: two files in dist. Throws on a licence that is not allowed. */
export async function writeBillOfMaterials(folder = join(ROOT, 'dist')) {
  mkdirSync(folder, { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'];
  const bill = named(await run(npm, ['sbom', ...flags, '--loglevel', 'error']));
  writeFileSync(join(folder, 'bill-of-materials.cdx.json'), bill);
  const licences = checkLicences().map(({ name, version, licence, path }) =>
    [`${name}@${version}: ${licence}`, ...textsIn(path)].join('\n\n'),
  );
  writeFileSync(join(folder, 'licences.txt'), `${licences.join('\n\n---\n\n')}\n`);
}

/** npm calls the product by the name of the folder it lies in. */
function named(text) {
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { component } = JSON.parse(text).metadata;
  const bill = JSON.parse(text.replaceAll(`"${component['bom-ref']}"`, `"${name}@${version}"`));
  Object.assign(bill.metadata.component, { name, version, purl: `pkg:npm/${name}@${version}` });
  return `${JSON.stringify(bill, null, 2)}\n`;
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
  await step('Writing dist/bill-of-materials.cdx.json and dist/licences.txt', () => writeBillOfMaterials());
