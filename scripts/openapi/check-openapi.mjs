// The description of the API is one that other programs can read: OpenAPI 3.1 by the recommended rules of its usual
// linter, where a warning counts as an error.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'tsx';
import { ROOT, tool } from '../steps.mjs';

const { endpoints } = await import('../../packages/client/src/endpoints.gen.ts');
const { openapiDocument } = await import('../../apps/server/src/http/openapi/document.ts');

const folder = mkdtempSync(join(tmpdir(), 'crisper-openapi-'));
try {
  const path = join(folder, 'openapi.json');
  const document = openapiDocument(Object.values(endpoints).flatMap(Object.values));
  writeFileSync(path, JSON.stringify(document, null, 1));
  await tool('redocly', ['lint', '--config', join(ROOT, 'scripts/openapi/redocly.yaml'), path], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
