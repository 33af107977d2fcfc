import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../steps.mjs';

/** The text of a template whose values are all constants, as in `At most ${NAME_MAX} characters.`; otherwise undefined. */
export function constantText(template, source) {
  let text = template.head.text;
  for (const { expression, literal } of template.templateSpans) {
    const value = constantValue(expression, source);
    if (value === undefined) return undefined;
    text += value + literal.text;
  }
  return text;
}

function constantValue(node, source) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''));
  if (ts.isIdentifier(node)) return constantOf(node.text, source);
  if (ts.isPropertyAccessExpression(node)) return memberOf(node, source);
  const isCall = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
  if (!isCall || node.expression.name.text !== 'toLocaleString') return undefined;
  return constantValue(node.expression.expression, source)?.toLocaleString('en');
}

/** Of an object that is a constant. */
function memberOf({ expression, name }, source) {
  const object = ts.isIdentifier(expression) && constantOf(expression.text, source, (node) => node);
  const given = object && ts.isAsExpression(object) ? object.expression : object;
  if (!given || !ts.isObjectLiteralExpression(given)) return undefined;
  const member = given.properties.find((one) => one.name?.getText() === name.text);
  return member?.initializer && constantValue(member.initializer, source);
}

/** Declared at the top of this file, or of the file that it is imported from. */
function constantOf(name, source, read = constantValue) {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((one) => one.name.getText(source) === name);
      if (found?.initializer) return read(found.initializer, source);
    }
    const imported = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (imported && ts.isNamedImports(imported) && imported.elements.some((one) => one.name.text === name)) {
      const path = pathOf(statement.moduleSpecifier.text, source);
      if (!existsSync(join(ROOT, path))) return undefined;
      return constantOf(name, sourceAt(path), read);
    }
  }
  return undefined;
}

const pathOf = (specifier, source) =>
  specifier.startsWith('@crisper/')
    ? specifier.replace(/^@crisper\/(\w[\w-]*)\/(.*)$/, 'packages/$1/src/$2.ts')
    : join(dirname(source.fileName), specifier);

function sourceAt(path) {
  return ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);
}
