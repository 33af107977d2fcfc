import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** What the comments of a module say: of each constant, and of the fields of its schemas by their paths. */
export interface Words {
  about?: string;
  fields: Record<string, string>;
}

const read = new Map<string, Map<string, Words>>();

/** Comments of the contract are its documentation: programs get them with the description of the API. */
export function wordsOf(file: string): Map<string, Words> {
  const known = read.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const words = new Map<string, Words>();
  read.set(file, words);
  const imported = importsOf(source);
  const lookUp = (name: string): Words | undefined => {
    const from = imported.get(name);
    return from === undefined ? words.get(name) : wordsOf(from).get(name);
  };
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      const about = commentOf(statement);
      const fields: Record<string, string> = {};
      collect(initializer, '', fields, lookUp);
      words.set(name.text, { ...(about && { about }), fields });
    }
  }
  return words;
}

function collect(
  node: ts.Node,
  path: string,
  fields: Record<string, string>,
  lookUp: (name: string) => Words | undefined,
): void {
  // `figures.extend({ … })` has the fields of `figures`, too.
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    for (const [name, text] of Object.entries(lookUp(node.expression.text)?.fields ?? {}))
      fields[path + name] ??= text;
  }
  if (!ts.isObjectLiteralExpression(node)) {
    node.forEachChild((child) => collect(child, path, fields, lookUp));
    return;
  }
  for (const property of node.properties) {
    if (!property.name || !ts.isIdentifier(property.name)) continue;
    const own = path + property.name.text;
    const text = commentOf(property);
    if (text) fields[own] = text;
    if (ts.isPropertyAssignment(property)) collect(property.initializer, `${own}.`, fields, lookUp);
  }
}

function importsOf(source: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    if (!text.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements) names.set(name.text, resolve(dirname(source.fileName), text));
  }
  return names;
}

function commentOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
}
