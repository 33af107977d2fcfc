import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAsync, traverse } from '@babel/core';
import { ROOT } from '../steps.mjs';
import { messagesOf } from './lingui.mjs';

const SOURCES = 'apps/web/src';
/** Seen by developers alone, or by nobody. */
const UNSAID = /\.test\.tsx?$|\.d\.ts$|\/testing\/|-fixture\.tsx?$|dev-ui/;
const SPOKEN_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'description',
  'hint',
  'label',
  'placeholder',
  'title',
]);
/** A word; "g", "×" and "kcal" alone are none. */
const WORDS = /[A-Za-z]{2,}/;
const NAMES = /^(?:Crisper|kcal|OpenAPI|GitHub|iCal|Mealie|PDF|CSV|JSON|API|URL|MB|KB)$/;

/** Every text of the web with where it stands, and the texts that no translator would see. */
export async function webMessages() {
  const found = [];
  const problems = [];
  for (const name of readdirSync(join(ROOT, SOURCES), { recursive: true }).sort()) {
    const origin = join(SOURCES, name);
    if (!/\.tsx?$/.test(name) || UNSAID.test(origin)) continue;
    const code = readFileSync(join(ROOT, origin), 'utf8');
    for (const message of await messagesOf(code, origin)) found.push({ ...message, origin });
    if (name.endsWith('.tsx')) problems.push(...(await bareTexts(code, origin)));
  }
  return { found, problems };
}

/** The texts of a file that are not in a macro. */
export async function bareTexts(code, origin) {
  const tree = await parseAsync(code, {
    filename: origin,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  const problems = [];
  const report = (node, text) => {
    const said = text.trim().replaceAll(/\s+/g, ' ');
    if (WORDS.test(said) && !NAMES.test(said))
      problems.push(`${origin}:${node.loc.start.line}: “${said.slice(0, 60)}” is in English alone`);
  };
  traverse(tree, {
    JSXElement(path) {
      const { name } = path.node.openingElement;
      if (name.type === 'JSXIdentifier' && /^(?:Trans|Plural|Select|code|kbd|script)$/.test(name.name))
        path.skip();
    },
    JSXText: ({ node }) => report(node, node.value),
    JSXAttribute({ node }) {
      const text = node.value?.type === 'StringLiteral' ? node.value.value : undefined;
      if (text !== undefined && SPOKEN_ATTRIBUTES.has(node.name.name)) report(node, text);
    },
  });
  return problems;
}
