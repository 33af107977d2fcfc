// Formats and lints ml/ by the settings in ml/pyproject.toml, with ruff as WebAssembly: no Python is needed.
// node scripts/check-python.mjs [--fix]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { parse } from 'smol-toml';
import { ROOT } from './steps.mjs';

const MOST_LINES = 300;
const fix = process.argv.includes('--fix');
const folder = join(ROOT, 'ml');
const { ruff } = parse(readFileSync(join(folder, 'pyproject.toml'), 'utf8')).tool;
const workspace = new Workspace(ruff, PositionEncoding.Utf16);

function withEdits(text, edits) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const offset = ({ row, column }) => (starts[row - 1] ?? text.length) + column - 1;
  return edits
    .map((edit) => ({
      from: offset(edit.location),
      to: offset(edit.end_location),
      content: edit.content ?? '',
    }))
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, content }) => result.slice(0, from) + content + result.slice(to), text);
}

/** Applies ruff's fixes one by one until none is left. */
function fixed(text) {
  for (let round = 0; round < 1000; round += 1) {
    const found = workspace.check(text).find((one) => one.fix);
    if (!found) break;
    const next = withEdits(text, found.fix.edits);
    if (next === text) break;
    text = next;
  }
  return workspace.format(text);
}

const problems = [];
const files = ['crisper_ml', 'tests'].flatMap((part) =>
  readdirSync(join(folder, part), { recursive: true })
    .filter((name) => name.endsWith('.py'))
    .map((name) => join(part, name)),
);
for (const name of files.sort()) {
  const path = join(folder, name);
  let text = readFileSync(path, 'utf8');
  if (fix) {
    text = fixed(text);
    writeFileSync(path, text);
  }
  for (const { code, message, start_location } of workspace.check(text))
    problems.push(`ml/${name}:${start_location.row}: ${code ?? 'syntax'} ${message}`);
  if (workspace.format(text) !== text) problems.push(`ml/${name}: not formatted`);
  const lines = text.split('\n').length - 1;
  if (lines > MOST_LINES) problems.push(`ml/${name}: ${lines} lines, at most ${MOST_LINES}`);
}
if (problems.length > 0) {
  console.error(
    `${problems.join('\n')}\n\n${problems.length} problems; node scripts/check-python.mjs --fix mends some`,
  );
  process.exitCode = 1;
} else console.log(`ml: ${files.length} Python files, no problems`);
