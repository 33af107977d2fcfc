import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { instructionsOf } from './image-steps.mjs';

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8');
const dockerfile = read('Dockerfile');

interface Locked {
  version: string;
  cpu?: string[];
  os?: string[];
  libc?: string[];
}

it('the image is given every package of ours before it installs', () => {
  const copied = instructionsOf(dockerfile)
    .filter(({ name }) => name === 'COPY')
    .map(({ rest }) => rest);
  for (const folder of ['apps', 'packages'])
    for (const name of readdirSync(fileURLToPath(new URL(`../${folder}`, import.meta.url))))
      expect(copied).toContain(`${folder}/${name}/package.json ${folder}/${name}/`);
});

it('whatever is made for one kind of machine is there for the other too', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  const made = (cpu: string, words: RegExp) =>
    Object.entries(packages)
      .filter(([, one]) => one.os?.includes('linux') && one.cpu?.includes(cpu) && !one.libc?.includes('musl'))
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)?.replace(words, 'CPU')} ${version}`)
      .sort();
  const amd64 = made('x64', /x64/);
  expect(amd64.length).toBeGreaterThan(5);
  expect(made('arm64', /arm64/)).toEqual(amd64);
});

it('compose names its passwords in .env.example, builds one image, and starts Redis as process 1', () => {
  const compose = read('compose.yaml');
  const passwords = new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  expect([...passwords].sort()).toEqual(['POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'SECRET']);
  for (const name of passwords) expect(read('.env.example')).toContain(`\n#${name}=\n`);
  expect(compose.match(/^ *build:/gm)).toHaveLength(1);
  expect(compose).toContain('image: crisper\n');
  expect(compose).toContain('env_file: [{ path: .env, required: false }]');
  // In a pipe, `exec` takes the place of a shell below the first.
  expect(compose).not.toMatch(/\| *exec/);
  expect(compose).toContain('; exec redis-server ');
});

it('begins with an image by its digest, the same for building and for running', () => {
  const bases = instructionsOf(dockerfile)
    .filter(({ name }) => name === 'FROM')
    .map(({ rest }) => rest.split(' ')[0]);
  expect(bases).toHaveLength(2);
  expect(new Set(bases).size).toBe(1);
  expect(bases[0]).toMatch(/^node:[\d.]+-bookworm-slim@sha256:[0-9a-f]{64}$/);
});

it('nothing runs as root, and nothing asks for a shell to start', () => {
  const instructions = instructionsOf(dockerfile);
  const last = (name: string) => instructions.filter((one) => one.name === name).at(-1)?.rest;
  expect(last('USER')).toBe('node');
  expect(JSON.parse(last('CMD') ?? '')).toEqual(['node', 'dist/server/main.js']);
  for (const file of ['compose.yaml', 'compose.single.yaml']) {
    const compose = read(file);
    expect(compose).toMatch(/^ +read_only: true$/m);
    expect(compose).toMatch(/^ +tmpfs: \[\/tmp\]$/m);
    expect(compose).toMatch(/^ +cap_drop: \[ALL\]$/m);
  }
});
