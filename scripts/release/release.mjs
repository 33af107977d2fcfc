#!/usr/bin/env node
// `npm run release -- minor` makes the next version: package.json files, the change log, one commit and its tag. Nothing is pushed.
// `--check vX.Y.Z` says whether a tag, the packages and the change log name one version, and prints its notes.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = ['major', 'minor', 'patch'];
const VERSION_FILE = 'packages/contract/src/version.ts';
const UNRELEASED = '## Unreleased\n';

const root = process.cwd();
const read = (path) => readFileSync(join(root, path), 'utf8');
const write = (path, text) => writeFileSync(join(root, path), text);
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function packages() {
  const below = ['apps', 'packages'].flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [],
  );
  return ['.', ...below]
    .map((folder) => join(folder, 'package.json'))
    .filter((path) => existsSync(join(root, path)));
}

const versionIn = (path) => JSON.parse(read(path)).version;

/** What stands in the change log below a heading, up to the next one. */
function notesOf(heading) {
  const log = `${read('CHANGELOG.md')}\n## `;
  const from = log.indexOf(`\n## ${heading}\n`);
  if (from < 0) return undefined;
  const begin = from + heading.length + 5;
  return log.slice(begin, log.indexOf('\n## ', begin)).trim();
}

function check(tag) {
  const version = tag.replace(/^v/, '');
  const others = packages().filter((path) => versionIn(path) !== version);
  if (others.length > 0) throw new Error(`These name another version than ${tag}: ${others.join(', ')}`);
  if (!read(VERSION_FILE).includes(`'${version}'`))
    throw new Error(`${VERSION_FILE} names another version than ${tag}.`);
  const notes = notesOf(version);
  if (!notes)
    throw new Error(`CHANGELOG.md says nothing about ${version}. Write what changed, then release.`);
  return notes;
}

function next(version, part) {
  const numbers = version.split('.').map(Number);
  const at = PARTS.indexOf(part);
  return numbers.map((number, index) => (index === at ? number + 1 : index > at ? 0 : number)).join('.');
}

function release(part) {
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  const before = versionIn('package.json');
  if (!notesOf('Unreleased'))
    throw new Error('CHANGELOG.md has nothing under “Unreleased”. Write what changed, then release.');
  const version = next(before, part);
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`v${version} is there already.`);
  for (const path of packages())
    write(path, read(path).replace(`"version": "${before}"`, `"version": "${version}"`));
  write(VERSION_FILE, read(VERSION_FILE).replace(`'${before}'`, `'${version}'`));
  write('CHANGELOG.md', read('CHANGELOG.md').replace(UNRELEASED, `${UNRELEASED}\n## ${version}\n`));
  if (existsSync(join(root, 'package-lock.json'))) lock(version);
  check(`v${version}`);
  git('commit', '--all', '--message', `chore: release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Crisper ${version}`);
  return `v${version} is committed and tagged. \`git push --follow-tags\` publishes it.`;
}

/** The lock file repeats the version of each package of ours. */
function lock(version) {
  const file = JSON.parse(read('package-lock.json'));
  file.version = version;
  for (const path of packages()) {
    const entry = file.packages[path === 'package.json' ? '' : path.replace('/package.json', '')];
    if (entry?.version) entry.version = version;
  }
  write('package-lock.json', `${JSON.stringify(file, null, 2)}\n`);
}

try {
  const [what, tag] = process.argv.slice(2);
  if (what === '--check' && tag) console.log(check(tag));
  else if (PARTS.includes(what)) console.log(release(what));
  else throw new Error('npm run release -- major | minor | patch, or --check vX.Y.Z');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
