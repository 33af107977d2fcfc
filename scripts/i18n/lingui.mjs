import { transformAsync } from '@babel/core';
import extractPlugin from '@lingui/babel-plugin-extract-messages';
import macroPlugin from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** What the macros become imports of; the plugin of the build resolves them. */
export const RUNTIME = { i18n: 'crisper:i18n', Trans: 'crisper:trans' };

const config = makeConfig(
  { locales: ['en'], runtimeConfigModule: { i18n: [RUNTIME.i18n, 'i18n'], Trans: [RUNTIME.Trans, 'Trans'] } },
  { skipValidation: true },
);
const macro = [macroPlugin, { linguiConfig: config, stripMessageField: false }];

const usesMacros = (code) => code.includes('@lingui/core/macro') || code.includes('@lingui/react/macro');

async function transformed(code, file, plugins, options = { sourceMaps: true, retainLines: true }) {
  return transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    browserslistConfigFile: false,
    ...options,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins,
  });
}

/** The code with the macros turned into calls; null where there are none. `compiled`: messages are read at build time. */
export async function expandMacros(code, file, { compiled = false } = {}) {
  if (!usesMacros(code)) return null;
  const { code: expanded, map } = await transformed(code, file, compiled ? [macro, compilePlugin] : [macro]);
  return { code: expanded, map };
}

/** Every message of a file, with its id: `{ id, message, context, comment }`. */
export async function messagesOf(code, file) {
  if (!usesMacros(code)) return [];
  const found = [];
  const onMessageExtracted = ({ id, message, context, comment }) =>
    found.push({ id, message: message ?? id, context, comment });
  await transformed(code, file, [macro, [extractPlugin, { onMessageExtracted }]], { code: false });
  return found;
}

/** What JSON leaves out says nothing to the reader either. */
export const withoutBlanks = (message) => JSON.parse(JSON.stringify(message));

/** Replaces each English message by what the reader of messages would make of it, so that the reader stays out of the browser. */
function compilePlugin({ types: t }) {
  const isOfMacro = (node) => node.leadingComments?.some(({ value }) => value === 'i18n');
  const compile = {
    ObjectProperty({ node, parent }) {
      if (isOfMacro(parent) && t.isIdentifier(node.key, { name: 'message' }) && t.isStringLiteral(node.value))
        node.value = t.valueToNode(withoutBlanks(compileMessage(node.value.value)));
    },
  };
  return { visitor: { Program: { exit: (program) => program.traverse(compile) } } };
}
