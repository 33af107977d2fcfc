import { readFileSync } from 'node:fs';
import { endpoints } from '@crisper/client/endpoints';
import type { Endpoint } from '@crisper/contract/endpoint';
import { SCOPES, scopeOf, TOKEN_ROOMS } from '@crisper/contract/tokens/scopes';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { TOOLS } from '../../rooms/mcp/answers.ts';

const TEXT = readFileSync(new URL('../../../../../docs/integrations.md', import.meta.url), 'utf8');
const ALL = Object.values(endpoints).flatMap((room) => Object.values(room) as Endpoint[]);

/** Each address in an example, with the lines that follow it until the next one. */
function calls(): { path: string; method: string; lines: string }[] {
  return TEXT.split('https://crisper.example')
    .slice(1)
    .filter((after) => after.startsWith('/api/'))
    .map((after) => ({
      path: /^[\w/-]+/.exec(after)![0],
      method:
        /method: (\w+)|-X (\w+)/.exec(after.split('rest_command:')[0]!)?.slice(1).find(Boolean) ?? 'GET',
      lines: after,
    }));
}

function endpointOf({ path, method }: { path: string; method: string }): Endpoint {
  const found = ALL.find((endpoint) => endpoint.path === path && endpoint.method === method);
  if (!found) throw new Error(`The documentation calls ${method} ${path}, which is no endpoint`);
  return found;
}

function namesIn(shape: z.ZodType): Set<string> {
  const names = new Set<string>();
  JSON.stringify(z.toJSONSchema(shape, { unrepresentable: 'any' }), (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name);
    if (key === 'enum') for (const name of value) names.add(name);
    return value;
  });
  return names;
}

it('calls endpoints that are there, with tokens that reach them', () => {
  const found = calls();
  expect(found.length).toBeGreaterThan(6);
  for (const call of found) expect(scopeOf(endpointOf(call)), call.path).toMatch(/:(read|write)$/);
});

it('reads what their answers have', () => {
  const sensors = calls().filter(({ lines }) => lines.split('resource:')[0]!.includes('value_template'));
  expect(sensors.map(({ path }) => path)).toEqual(['/api/shopping', '/api/pantry', '/api/plan']);
  for (const sensor of sensors) {
    const template = sensor.lines.split(/resource:|rest_command:/)[0]!.split('value_template')[1]!;
    const known = namesIn(endpointOf(sensor).response!);
    const read = [...template.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
    expect(read.filter((name) => !known.has(name) && !WORDS.includes(name))).toEqual([]);
  }
});

/** Of the template language. */
const WORDS = ['in', 'eq'];

it('sends bodies that are accepted', () => {
  for (const [, body] of TEXT.matchAll(/-d '(\{.*?\})'/g)) {
    const { body: shape } = ALL.find(({ path, method }) => path === '/api/meals' && method === 'POST')!;
    expect(shape!.safeParse(JSON.parse(body!)).success, body).toBe(true);
  }
  // The id that the template for Home Assistant builds out of a hash.
  const h = '0123456789abcdef0123456789abcdef';
  const id = `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-8${h.slice(17, 20)}-${h.slice(20)}`;
  const { body: line } = ALL.find(({ path, method }) => path === '/api/shopping' && method === 'POST')!;
  expect(line!.safeParse({ id, name: 'Oat milk' }).success).toBe(true);
});

it('lists every tool with its scopes, and every room', () => {
  const rows = [...TEXT.matchAll(/^\| `(\w+)` \| [^|]+ \| `([\w: ]+)` \|$/gm)];
  const documented = Object.fromEntries(rows.map(([, name, scopes]) => [name, scopes]));
  const needed = TOOLS.map(({ name, calls: asked }) => {
    const scopes = [...new Set(asked.map((endpoint) => scopeOf(endpoint) as string))];
    // A user who may write a room may read it.
    const isMore = (one: string) => one.endsWith(':read') && scopes.includes(one.replace(':read', ':write'));
    return [name, scopes.filter((one) => !isMore(one)).join(' ')];
  });
  expect(documented).toEqual(Object.fromEntries(needed));
  for (const room of TOKEN_ROOMS) expect(TEXT).toContain(`\`${room}:`);
  const named = [...TEXT.matchAll(/`(\w+:(?:read|write))`/g)].map(([, scope]) => scope);
  expect(named.filter((scope) => !(SCOPES as string[]).includes(scope!))).toEqual([]);
});
