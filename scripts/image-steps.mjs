import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, run, step } from './steps.mjs';

/** The folders of an image that its steps name. */
const IN_IMAGE = /(?<![\w./-])\/(app|data|usr|tmp)\b/g;

/** How this machine reaches the registry of packages. */
const NETWORK = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(https?_proxy|no_proxy|node_extra_ca_certs|npm_config_cache)$/i.test(name),
  ),
);

/** The instructions of a Dockerfile, in order: `{ name, rest }`. */
export function instructionsOf(dockerfile) {
  const whole = dockerfile.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, ' ');
  return whole
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name, ...rest] = line.split(' ');
      if (!/^[A-Z]+$/.test(name)) throw new Error(`Not an instruction: ${line}`);
      return { name, rest: rest.join(' ').trim() };
    });
}

/** Installs the version of Node that the Dockerfile names, from the registry of packages, with npm beside it. */
export async function nodeOfImage(dockerfile, folder, as) {
  const version = /^FROM node:([\d.]+)-/m.exec(dockerfile)?.[1];
  if (!version) throw new Error('The Dockerfile names no version of Node.');
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  await run('npm', ['install', ...options, `${name}@${version}`]);
  const npm = (await run('npm', ['root', '-g'])).trim().split('\n').at(-1);
  symlinkSync(join(folder, 'node_modules', name, 'bin', 'node'), join(folder, 'bin', 'node'));
  const script = `#!/bin/sh\nexec "${join(folder, 'bin', 'node')}" "${join(folder, 'npm', 'bin', 'npm-cli.js')}" "$@"\n`;
  // A copy: the user who builds may not be able to enter the folder it comes from.
  cpSync(join(npm, 'npm'), join(folder, 'npm'), { recursive: true, dereference: true });
  writeFileSync(join(folder, 'bin', 'npm'), script, { mode: 0o755 });
  await run(join(folder, 'bin', 'node'), ['--version'], as);
  return join(folder, 'bin');
}

/** What an engine would send to the build: what git knows, without what .dockerignore names. */
async function contextFiles() {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return listed
    .split('\0')
    .filter((name) => name !== '' && !ignored.some((one) => name === one || name.startsWith(`${one}/`)));
}

/** Runs every step. Paths of the image are folders inside `folder`, one for each stage. */
export async function buildImage(dockerfile, { folder, node, as }) {
  const files = await contextFiles();
  const image = { env: {}, workdir: '', root: '', path: '' };
  const inside = (text) => text.replaceAll(IN_IMAGE, `${image.root}/$1`);
  const stages = {};
  for (const { name, rest } of instructionsOf(dockerfile)) {
    if (name === 'FROM') {
      const stage = / AS (\w+)$/.exec(rest)?.[1] ?? 'image';
      Object.assign(image, { env: {}, root: join(folder, stage) });
      image.path = [join(image.root, 'usr/local/bin'), node, process.env.PATH].join(':');
      stages[stage] = image.root;
      mkdirSync(join(image.root, 'usr/local/bin'), { recursive: true });
      await makeFolder(image.root, as);
    } else if (name === 'WORKDIR') {
      image.workdir = inside(rest);
      await makeFolder(image.workdir, as);
    } else if (name === 'ENV' || name === 'ARG') {
      for (const setting of rest.split(' ')) {
        const [key, value = ''] = setting.split('=', 2);
        image.env[key] = inside(value);
      }
    } else if (name === 'RUN') {
      await step(rest.slice(0, 70), () => runStep(inside(rest), image, folder, as));
    } else if (name === 'COPY') {
      await copyStep(rest, { files, stages, image, inside, as });
    } else if (name === 'HEALTHCHECK') {
      image.healthcheck = JSON.parse(rest.slice(rest.indexOf('[')));
    } else if (name === 'CMD') {
      image.command = JSON.parse(rest);
    } else if (!['USER', 'VOLUME', 'EXPOSE'].includes(name)) {
      throw new Error(`The Dockerfile uses ${name}, which this script does not know.`);
    }
  }
  return { ...image, data: inside('/data'), crisper: inside('/usr/local/bin/crisper') };
}

async function runStep(command, { env, workdir, path }, folder, as) {
  const home = join(folder, 'home');
  await makeFolder(home, as);
  await run('sh', ['-ec', command], {
    ...as,
    cwd: workdir,
    env: { ...NETWORK, ...env, PATH: path, HOME: home },
  });
}

async function copyStep(rest, { files, stages, image, inside, as }) {
  const words = rest.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  const to = paths.pop();
  if (from) {
    // Only whole folders are copied between stages.
    const source = join(stages[from], paths[0]);
    await run('cp', ['-a', `${source}/.`, inside(to)], as);
    return;
  }
  for (const path of paths) {
    const wanted = path === '.' ? files : files.filter((name) => name === path);
    if (wanted.length === 0) throw new Error(`COPY ${path}: there is no such file.`);
    for (const name of wanted) {
      const target = join(image.workdir, to, path === '.' ? name : name.split('/').at(-1));
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(ROOT, name), target);
    }
  }
  await run('chown', ['-R', `${as.uid}:${as.gid}`, image.workdir]);
}

async function makeFolder(path, { uid, gid }) {
  mkdirSync(path, { recursive: true });
  await run('chown', ['-R', `${uid}:${gid}`, path]);
}
