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
