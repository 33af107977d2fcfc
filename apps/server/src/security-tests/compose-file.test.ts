import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** The parts of compose.yaml by their names: services, and what all instances have in common. */
async function parts(): Promise<Map<string, string>> {
  const text = await readFile(new URL('../../../../compose.yaml', import.meta.url), 'utf8');
  const [head = '', ...rest] = text.split(/^(?=services:|networks:|volumes:)/m);
  const services = rest.find((part) => part.startsWith('services:')) ?? '';
  const blocks = services.split(/^ {2}(?=[\w-]+:)/m).slice(1);
  const named = blocks.map((block) => [block.split(':', 1)[0]!, block] as const);
  return new Map([
    ['instance', head],
    ...named,
    ['networks', rest.find((part) => part.startsWith('networks:')) ?? ''],
  ]);
}

it('no service takes the whole machine, and each runs with as little as it needs', async () => {
  const all = await parts();
  for (const name of ['instance', 'proxy', 'postgres', 'redis']) {
    const part = all.get(name);
    expect(part, name).toMatch(/^ +mem_limit: \d+[mg]$/m);
    expect(part, name).toMatch(/^ +pids_limit: \d+$/m);
    expect(part, name).toContain('no-new-privileges:true');
  }
  expect([...all.keys()].sort()).toEqual(
    ['instance', 'networks', 'postgres', 'proxy', 'redis', 'web-1', 'web-2', 'worker'].sort(),
  );
});

it('database and Redis are behind a network of their own, which the proxy is not in, and ask for a password', async () => {
  const all = await parts();
  expect(all.get('networks')).toContain('back: { internal: true }');
  for (const name of ['postgres', 'redis']) expect(all.get(name)).toMatch(/^ +networks: \[back\]$/m);
  expect(all.get('proxy')).toMatch(/^ +networks: \[front, outside\]$/m);
  expect(all.get('redis')).toContain('requirepass');
  expect(all.get('instance')).toMatch(/REDIS_URL: redis:\/\/:\$\{REDIS_PASSWORD:\?/);
  for (const [name, part] of all) if (name !== 'proxy') expect(part, name).not.toContain('ports:');
});
