import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpointsFile } from './endpoints-file.ts';
import { schemasFile } from './schemas-file.ts';

const FILES = { 'endpoints.gen.ts': endpointsFile, 'schemas.gen.ts': schemasFile };

for (const [name, make] of Object.entries(FILES)) {
  const path = fileURLToPath(new URL(`../src/${name}`, import.meta.url));
  const text = await make();
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`packages/client/src/${name} is not what the contract says. Run: npm run client`);
    process.exitCode = 1;
  }
}
