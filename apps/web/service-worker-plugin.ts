import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('./src/service-worker.ts', import.meta.url));
const SHELL = ['main', 'shell'];
/** What cooking and shopping without a network need besides the shell: their pages, and the kitchen that answers. */
const PAGES = ['recipe-page', 'shopping-page', 'local-answer', 'toast'];

/** Writes sw.js beside the page: the worker with the list of files that it keeps. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // After the scripts that held nothing but a style sheet are gone.
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const wanted = new Set<string>();
        const add = (fileName: string) => {
          if (wanted.has(fileName) || !bundle[fileName]) return;
          wanted.add(fileName);
          chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(add);
        };
        const isRoute = (name: string) =>
          chunks.find((chunk) => chunk.fileName === name)?.facadeModuleId?.includes('/app/routes/') ?? false;
        for (const chunk of chunks) {
          if (chunk.isEntry || PAGES.includes(chunk.name)) add(chunk.fileName);
          // The shell fetches parts of itself when they are needed; other pages wait for the network.
          if (chunk.isEntry || SHELL.includes(chunk.name))
            chunk.dynamicImports.filter((name) => !isRoute(name)).forEach(add);
        }
        const missing = [...SHELL, ...PAGES].filter((name) => !chunks.some((chunk) => chunk.name === name));
        if (missing.length > 0) this.error(`The build has no chunk for ${missing.join(', ')}.`);
        for (const file of Object.values(bundle))
          if (/\.(css|woff2)$/.test(file.fileName)) wanted.add(file.fileName);
        const files = ['/', '/boot.js', '/favicon.svg', ...[...wanted].sort().map((name) => `/${name}`)];
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: code
            .replaceAll('__VERSION__', JSON.stringify(version))
            .replaceAll('__FILES__', JSON.stringify(files)),
        });
      },
    },
  };
}
