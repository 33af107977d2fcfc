import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { foodPicturesPlugin } from './food-pictures-plugin.ts';
import { messagesPlugin } from './messages-plugin.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

const NEVER = '\0never';

/**
 * What is loaded later is no part of a first paint. Without it the renderer is one file, of which the server loads one
 * for each language: what files share would be shared by languages.
 */
const withoutLaterParts: Plugin = {
  name: 'without-later-parts',
  resolveDynamicImport: () => NEVER,
  load: (id) => (id === NEVER ? 'await new Promise(() => {});' : undefined),
};

/** Builds the server-side renderer with all its dependencies, in .vite/ beside the manifest, which is never served. */
export function firstPaintPlugin(): Plugin {
  let outDir = '';
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.build.outDir, '.vite', 'paint');
    },
    async closeBundle() {
      await build({
        configFile: false,
        root: ROOT,
        // Hides the warning that the pages, which are lazy chunks elsewhere, are imported statically here.
        logLevel: 'error',
        publicDir: false,
        plugins: [withoutLaterParts, messagesPlugin(), react(), foodPicturesPlugin()],
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        ssr: { noExternal: true },
        build: {
          ssr: 'src/app/first-paint.tsx',
          outDir,
          emptyOutDir: true,
          target: 'node20',
          minify: false,
          rolldownOptions: { output: { entryFileNames: 'first-paint.js' } },
        },
      });
    },
  };
}
