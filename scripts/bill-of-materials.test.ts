import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeBillOfMaterials } from './bill-of-materials.mjs';

interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string } }[];
}

it('names what is in the release with its licence, and nothing that only builds or tests it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crisper-bill-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  writeBillOfMaterials(folder);
  const bill = JSON.parse(await readFile(join(folder, 'bill-of-materials.cdx.json'), 'utf8'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'crisper' } } });
  const components: Component[] = bill.components;
  const fastify = components.find(({ name }) => name === 'fastify');
  expect(fastify?.licenses?.[0]?.license?.id).toBe('MIT');
  const names = components.map(({ name }) => name);
  expect(names.filter((name) => ['vitest', 'playwright-core', 'esbuild'].includes(name))).toEqual([]);
  const licences = await readFile(join(folder, 'licences.txt'), 'utf8');
  expect(licences).toContain(`fastify@${fastify?.version}: MIT\n\nMIT License`);
});
