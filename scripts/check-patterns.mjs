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

/** Tests and evaluations may build a pattern from an expected string. */
const BUILDS_PATTERNS =
  /\.(?:test|e2e|scale)\.tsx?$|\/(?:security-tests|testing)\/|vite\.config\.ts$|\beval-kitchen-questions\.ts$/;

/** The tag of templates with one pattern a line; the file that defines it is the only one that may join them. */
const PATTERN_TAG = 'said';
const JOINS_PATTERNS = /cooking\/asking\/(?:rules\/rule|localized\/(?:heard|spoken))\.ts$/;
/** What is said in other languages: files of nothing but patterns, and of words among them. */
const PATTERN_FILES = /cooking\/asking\/localized\/\w+-(?:cues|knows|words)\.data\.ts$/;

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
  if (
    PATTERN_FILES.test(file) &&
    ts.isStringLiteral(node) &&
    /[|*?]/.test(node.text) &&
    !/[.:] /.test(node.text)
  )
    return slownessOf(`(?<![a-z0-9])(?:${node.text})(?![a-z0-9])`, '');
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === PATTERN_TAG)
    return slownessOf(patternOf(node.template, source), '');
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
  return BUILDS_PATTERNS.test(file) || JOINS_PATTERNS.test(file)
    ? null
    : 'builds a pattern, so nobody can see how long it takes';
}

/** The pattern of a tagged template, with the constants of its file put in. */
function patternOf(template, source) {
  const raw = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.rawText
    : template.templateSpans.reduce(
        (text, span) => text + constantOf(span.expression.getText(source), source) + span.literal.rawText,
        template.head.rawText,
      );
  return raw
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('|');
}

function constantOf(name, source) {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: known, initializer } of statement.declarationList.declarations) {
      if (known.getText(source) !== name || !initializer) continue;
      if (ts.isStringLiteral(initializer)) return initializer.text;
      if (ts.isTaggedTemplateExpression(initializer)) return patternOf(initializer.template, source);
    }
  }
  throw new Error(`${source.fileName}: the pattern uses ${name}, which is not a constant text of this file`);
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
