import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpointsFile } from './endpoints-file.ts';
import { schemasFile } from './schemas-file.ts';

const FILES = { 'endpoints.gen.ts': endpointsFile, 'schemas.gen.ts': schemasFile };
const [task, folder = 'dist/client'] = process.argv.slice(2);

if (task === 'pack') {
  const { packClient } = await import('./pack.ts');
  console.log(await packClient(resolve(folder)));
} else {
  for (const [name, make] of Object.entries(FILES)) {
    const path = fileURLToPath(new URL(`../src/${name}`, import.meta.url));
    const text = await make();
    if (task !== '--check') writeFileSync(path, text);
    else if (readFileSync(path, 'utf8') !== text) {
      console.error(`packages/client/src/${name} is not what the contract says. Run: npm run client`);
      process.exitCode = 1;
    }
  }
}
