import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpointsFile } from './endpoints-file.ts';

const path = fileURLToPath(new URL('../src/endpoints.gen.ts', import.meta.url));
const text = await endpointsFile();
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  console.error('packages/client is not what the contract says. Run: npm run client');
  process.exitCode = 1;
}
