import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readEnv, SettingsError } from '../env.ts';
import { exampleFile, settingsInForce, settingsTable } from '../settings-table.ts';

const README = fileURLToPath(new URL('../../../../README.md', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../../.env.example', import.meta.url));
const TABLE = /^\| name \| default \| what it does \|\n(?:\|.*\n)+/m;

/** The README and .env.example follow the settings; a test compares them. */
async function writeDocuments(): Promise<void> {
  const readme = await readFile(README, 'utf8');
  if (!TABLE.test(readme)) throw new SettingsError('README.md has no table of settings to replace.');
  await writeFile(
    README,
    readme.replace(TABLE, () => `${settingsTable()}\n`),
  );
  await writeFile(EXAMPLE, exampleFile());
}

try {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  if (values.write) await writeDocuments();
  else console.log(`${settingsTable()}\n\nIn force here:\n\n${settingsInForce(readEnv())}`);
} catch (error) {
  if (!(error instanceof SettingsError || (error instanceof Error && 'code' in error))) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
