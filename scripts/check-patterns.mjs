/**
 * Rejects regular expressions that can take more than linear time: nested or adjacent repeats over the same
 * characters, and repeats that restart at every position of a long run (/\s+$/). They are applied to untrusted
 * input.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyse } from 'scslre';
import ts from 'typescript';
import { ROOT, sources } from './steps.mjs';

/** Tests may build a pattern from an expected string. */
const BUILDS_PATTERNS = /\.(?:test|e2e|scale)\.tsx?$|\/(?:attacks|testing)\/|vite\.config\.ts$/;

/** The problems in one source file, with their lines. */
export function slowPatterns(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const problems = [];
  const visit = (node) => {
    const said = problemOf(node, source, file);
    if (said !== null) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      problems.push(`${file}:${line + 1} ${said}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

function problemOf(node, source, file) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return slownessOf(node.text.slice(1, end), node.text.slice(end + 1));
  }
  if (
    !(ts.isNewExpression(node) || ts.isCallExpression(node)) ||
    node.expression.getText(source) !== 'RegExp'
  )
    return null;
  const [pattern, flags] = node.arguments ?? [];
  if (pattern && ts.isStringLiteralLike(pattern))
    return slownessOf(pattern.text, flags && ts.isStringLiteralLike(flags) ? flags.text : '');
  return BUILDS_PATTERNS.test(file) ? null : 'builds a pattern, so nobody can see how long it takes';
}

function slownessOf(pattern, flags) {
  const { reports } = analyse({ source: pattern, flags });
  if (reports.length === 0) return null;
  const repeats = reports.flatMap(({ quant, startQuant, endQuant }) => [quant, startQuant, endQuant]);
  const named = [...new Set(repeats.filter(Boolean).map(({ raw }) => raw))].join(' and ');
  const growth = reports.some(({ exponential }) => exponential) ? 'exponential' : 'more than linear';
  return `takes ${growth} time at ${named}: /${pattern}/${flags}`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = [...sources(/\.(?:[cm]?js|tsx?)$/)].flatMap((file) =>
    slowPatterns(file, readFileSync(join(ROOT, file), 'utf8')),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('Use string operations, or bound the repeats and anchor the pattern.');
    process.exit(1);
  }
}
