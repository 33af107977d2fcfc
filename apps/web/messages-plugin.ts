import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import type { Plugin } from 'vite';
import { catalogOf, languagesIn } from '../../scripts/i18n/catalogs.mjs';
import { expandMacros, messagesOf, RUNTIME } from '../../scripts/i18n/lingui.mjs';

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const LOCALES = fileURLToPath(new URL('../../locales', import.meta.url));
const REST = source('lib/i18n/rest-of-messages.ts');
/** What is loaded before a visitor sees and uses the landing page; everything else is "the rest". */
const FIRST = ['start.ts', 'main.tsx', 'app/routes/landing-page.tsx', 'app/shell/consent-banner.tsx'].map(
  source,
);
const RUNTIME_FILES: Readonly<Record<string, string>> = {
  [RUNTIME.i18n]: source('lib/i18n/i18n.ts'),
  [RUNTIME.Trans]: source('lib/i18n/trans.tsx'),
};
const CATALOGS = 'virtual:messages';
const PART = /^virtual:messages\/(\w+)\/(first|rest)$/;
const OWN = /\/src\/.*\.tsx?$/;

/**
 * Turns the macros of messages into calls, and the translations into two chunks a language: what the first page says, and the rest,
 * which every other module waits for.
 */
export function messagesPlugin({ split = false } = {}): Plugin {
  let firstFiles = new Set<string>();
  let firstIds = new Set<string>();
  let isProduction = false;
  let isServer = false;
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved(config) {
      isProduction = config.isProduction;
      isServer = Boolean(config.build.ssr);
    },
    async buildStart() {
      if (!split) return;
      firstFiles = await staticFiles(FIRST);
      const messages = await Promise.all([...firstFiles].map(messagesIn));
      firstIds = new Set(messages.flat().map(({ id }) => id));
    },
    resolveId(id) {
      if (RUNTIME_FILES[id]) return RUNTIME_FILES[id];
      return id === CATALOGS || id === `${CATALOGS}/all` || PART.test(id) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith('\0virtual:messages')) return null;
      const name = id.slice(1);
      if (name === CATALOGS) return catalogsModule();
      if (name === `${CATALOGS}/all`) return allModule();
      const [, language = '', part] = PART.exec(name) ?? [];
      const all = Object.entries(catalogOf(LOCALES, language));
      const isFirst = (messageId: string) => !split || firstIds.has(messageId);
      const some = all.filter(([messageId]) => isFirst(messageId) === (part === 'first'));
      return { code: `export default ${literal(Object.fromEntries(some))};`, moduleType: 'js' };
    },
    transformIndexHtml: (html) =>
      html.replace(
        '<html lang="en"',
        `<html lang="en" data-languages="${['en', ...languagesIn(LOCALES)].join(' ')}"`,
      ),
    async transform(code, id) {
      const [file = ''] = id.split('?', 1);
      if (!OWN.test(file)) return null;
      const expanded = await expandMacros(code, file, { compiled: isProduction });
      if (!expanded || !split || isServer || firstFiles.has(file)) return expanded;
      return { ...expanded, code: `import ${JSON.stringify(REST)};${expanded.code}` };
    },
  };
}

const literal = (messages: object) => `JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;

const messagesIn = async (file: string) => messagesOf(await readFile(file, 'utf8'), file);

function catalogsModule(): string {
  const part = (language: string, name: string) =>
    `${name}: () => import('${CATALOGS}/${language}/${name}').then((module) => module.default)`;
  const rows = languagesIn(LOCALES).map(
    (language) => `${language}: { ${part(language, 'first')}, ${part(language, 'rest')} }`,
  );
  return `export const catalogs = { ${rows.join(', ')} };`;
}

function allModule(): string {
  const rows = languagesIn(LOCALES).map(
    (language) => `${language}: ${literal(catalogOf(LOCALES, language))}`,
  );
  return `export const allMessages = { ${rows.join(', ')} };`;
}

/** Our own files that these import, and what those import, without what is imported on demand. */
async function staticFiles(entries: readonly string[]): Promise<Set<string>> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const { metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: 'unused',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty' },
    plugins: [
      {
        name: 'own',
        setup: (esbuild) =>
          esbuild.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@crisper/') ? null : { path, external: true },
          ),
      },
    ],
  });
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(root + file)) return;
    reached.add(root + file);
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) follow(path);
  };
  for (const entry of entries) follow(entry.slice(root.length));
  return reached;
}
