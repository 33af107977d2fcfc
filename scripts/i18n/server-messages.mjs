import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, sources } from '../steps.mjs';
import { constantText } from './constant-text.mjs';

/** Tests, and what is for operators and programs, whose language is English. */
const LEFT_OUT =
  /\.test\.ts$|\.gen\.ts$|apps\/server\/src\/(?:cli|testing|security-tests|sample-data|telemetry)\/|\/rooms\/mcp\/|\/(?:settings|setting-kinds|http\/system)\.ts$|recipe-files\/src\/file-problem\.ts$/;
/** `say` says a text, the others mark one that is said elsewhere. */
const SAYS = new Set(['say', 'phrase', 'sentence']);
/** Of schemas: their last argument may be a sentence. */
const CHECKS = new Set(
  'min max length regex refine check email url int datetime date time nonempty gt gte lt lte positive string number'.split(
    ' ',
  ),
);
/** Errors whose message a person reads, and where it stands among their arguments. */
const ERRORS = { Problem: 1, PageError: 0, FileProblem: 0, NoRecipes: 0 };

/** Tables that are said elsewhere: the values of these keys are texts; of all keys where none is named. */
const TABLES = {
  'packages/contract/src/pages.ts': ['title'],
  'apps/server/src/http/page-descriptions.ts': [],
  'packages/vision/src/photo-error.ts': [],
  'packages/recipe-files/src/formats/drafts.ts': ['error'],
};
/** Tables whose rows are calls: which of their arguments is a text. */
const ROWS = { 'packages/kitchen/src/planning/plates.data.ts': { row: 2 } };
/** Lists of words that are said. */
const LISTS = { 'packages/contract/src/vocabulary.ts': ['ALLERGENS', 'DIETS'] };
const SENTENCE_KEYS = new Set(['error', 'message']);

/** Every English text that the server says to people: [{ message, origin }], and what cannot be read of the sources. */
export function serverMessages() {
  const found = [];
  const problems = [];
  for (const path of sources(/\.ts$/, [
    'apps/server/src',
    'packages/contract/src',
    'packages/kitchen/src/matching',
    'packages/kitchen/src/planning',
    'packages/kitchen/src/products',
    'packages/kitchen/src/saying',
    'packages/recipe-files/src',
    'packages/vision/src',
  ])) {
    if (LEFT_OUT.test(path)) continue;
    const source = ts.createSourceFile(
      path,
      readFileSync(join(ROOT, path), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    readSource(
      source,
      (message) => found.push({ message, origin: path }),
      (node, what) =>
        problems.push(
          `${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${what}`,
        ),
    );
  }
  return { found, problems };
}

function readSource(source, add, refuse) {
  const texts = (node) => {
    for (const { text, built } of textsOf(node, source)) {
      if (built) refuse(built, 'builds a text: give it values as {name}, so that it can be translated');
      else if (text.trim() !== '') add(text);
    }
  };
  const keys = TABLES[source.fileName];
  const lists = LISTS[source.fileName] ?? [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && lists.includes(node.name.text))
      for (const word of node.initializer.expression.elements) texts(word);
    if (keys && ts.isPropertyAssignment(node) && (keys.length === 0 || keys.includes(node.name.text)))
      texts(node.initializer);
    if (ts.isCallExpression(node)) {
      const name = nameOf(node.expression);
      const text = ROWS[source.fileName]?.[name];
      if (text !== undefined) texts(node.arguments[text]);
      else if (ts.isIdentifier(node.expression) && SAYS.has(name)) texts(node.arguments[0]);
      else if (ts.isPropertyAccessExpression(node.expression) && CHECKS.has(name)) schemaTexts(node, texts);
    } else if (ts.isNewExpression(node) && nameOf(node.expression) in ERRORS) {
      texts(node.arguments?.[ERRORS[nameOf(node.expression)]]);
      for (const field of fieldsOf(node.arguments?.[2])) texts(field);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Of `z.string().min(1, 'Give it a name.')` and `.refine(…, { message: 'Choose one.' })`. */
function schemaTexts(call, texts) {
  const last = call.arguments.at(-1);
  if (!last) return;
  const given = ts.isObjectLiteralExpression(last) ? valuesOf(last, (key) => SENTENCE_KEYS.has(key)) : [last];
  for (const node of given) if (isSentence(node)) texts(node);
}

/** A schema's own words, such as those of an enum, are no sentences. */
function isSentence(node) {
  return (
    ts.isIdentifier(node) ||
    ts.isTemplateExpression(node) ||
    (ts.isStringLiteralLike(node) && /\s/.test(node.text))
  );
}

function fieldsOf(details) {
  if (!details || !ts.isObjectLiteralExpression(details)) return [];
  return valuesOf(details, (key) => key === 'fields')
    .filter(ts.isObjectLiteralExpression)
    .flatMap((fields) => valuesOf(fields, () => true));
}

function valuesOf(object, isWanted) {
  return object.properties
    .filter((property) => ts.isPropertyAssignment(property) && isWanted(property.name.text))
    .map((property) => property.initializer);
}

/** The texts that an expression can be; none when they come from elsewhere, where `phrase` marks them. */
function textsOf(node, source) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [{ text: node.text }];
  if (ts.isTemplateExpression(node)) {
    const text = constantText(node, source);
    return [text === undefined ? { built: node } : { text }];
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return textsOf(node.expression, source);
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((side) => textsOf(side, source));
  if (ts.isBinaryExpression(node)) {
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      return [node.left, node.right].flatMap((side) => textsOf(side, source));
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) return [{ built: node }];
    return [];
  }
  if (ts.isIdentifier(node)) return textsOfName(node, source);
  return [];
}

/** A constant of the file, or a parameter of one of its functions: then what the function is called with. */
function textsOfName(node, source) {
  for (let at = node.parent; at; at = at.parent) {
    if (!ts.isFunctionLike(at)) continue;
    const place = at.parameters.findIndex(({ name }) => ts.isIdentifier(name) && name.text === node.text);
    if (place < 0) continue;
    const name = at.name?.text ?? (ts.isVariableDeclaration(at.parent) ? at.parent.name.text : undefined);
    return name === undefined
      ? []
      : callsOf(name, source).flatMap((call) => textsOf(call.arguments[place], source));
  }
  const constant = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => ts.isIdentifier(name) && name.text === node.text);
  return constant ? textsOf(constant.initializer, source) : [];
}

function callsOf(name, source) {
  const calls = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name)
      calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

const nameOf = (expression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
