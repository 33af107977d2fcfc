import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { FOOD_PICTURES } from './food-pictures-plugin.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
/** Files outside the build that every page requests. */
const PUBLIC = ['/boot.js', '/favicon.svg'];
const SHELL = ['main', 'shell'];
/** Pages that are read offline, with the parts that they load by themselves. */
const PAGES = [
  'landing-page',
  'member-landing',
  'member-board',
  'recipe-page',
  'shopping-page',
  'plan-page',
  'pantry-page',
  'favorites-page',
  'recipes-page',
  'nutrition-page',
  'scan-page',
  'community-page',
  'own-steps',
  'local-answer',
  'toast',
  'drawing',
];

/** Writes sw.js: the service worker with the list of files to precache. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has removed the chunks that contained only CSS.
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
          // The shell's lazy chunks are precached too, except for other pages, which need the network.
          if (chunk.isEntry || SHELL.includes(chunk.name))
            chunk.dynamicImports.filter((name) => !isRoute(name)).forEach(add);
        }
        const missing = [...SHELL, ...PAGES].filter((name) => !chunks.some((chunk) => chunk.name === name));
        if (missing.length > 0) this.error(`The build has no chunk for ${missing.join(', ')}.`);
        for (const file of Object.values(bundle))
          if (/\.(css|woff2)$/.test(file.fileName) || FOOD_PICTURES.test(file.fileName))
            wanted.add(file.fileName);
        const files = await Promise.all([
          // The page references the built files, so its revision is a hash of their names.
          { url: '/', revision: hash([...wanted].sort().join()) },
          ...PUBLIC.map(async (url) => ({ url, revision: hash(await readFile(`${ROOT}public${url}`)) })),
          ...[...wanted].sort().map((name) => ({ url: `/${name}`, revision: null })),
        ]);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundledWorker(files) });
      },
    },
  };
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** The service worker, bundled with Workbox and the precache list into one file. */
export async function bundledWorker(
  files: readonly { url: string; revision: string | null }[],
): Promise<string> {
  const list = JSON.stringify(files);
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    define: {
      __FILES__: list,
      __VERSION__: JSON.stringify(hash(list)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      rolldownOptions: { input: `${ROOT}src/service-worker.ts`, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The service worker was not built.');
  return output.output[0].code;
}
