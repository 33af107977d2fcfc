import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunksByRoutes } from './chunks.ts';
import { firstPaintPlugin } from './first-paint-plugin.ts';
import { foodPicturesPlugin } from './food-pictures-plugin.ts';
import { messagesPlugin } from './messages-plugin.ts';
import { serviceWorkerPlugin } from './service-worker-plugin.ts';

const vendor = (names: string) => new RegExp(`/node_modules/(${names})`);

/**
 * Bundles modules into a few larger chunks, because sixty small files would queue on the network. A module that
 * matches several groups goes to the first, together with its dependencies.
 */
const CHUNKS = [
  // The preload helper starts the other chunks, so it must not wait for them.
  { name: 'preload', test: /vite\/preload-helper/ },
  // Loaded before everything that says something, so nothing of that may be in its file.
  {
    name: 'language',
    test: /\/lib\/(i18n\/(i18n|language)|base-path)\.ts|contract\/src\/languages\.ts|virtual:messages$|@lingui\/(core|message-utils)\//,
  },
  {
    name: 'lib',
    test: vendor(
      '(react|react-dom|scheduler|react-router|@lingui)/|@tanstack/(query-core/.*/queryClient|react-query/.*QueryClientProvider)',
    ),
  },
  ...chunksByRoutes(),
  { name: 'icons', test: vendor('lucide-react/'), minShareCount: 2 },
  { name: 'query', test: vendor('@tanstack/') },
  { name: 'zod', test: vendor('zod/') },
  // Menus and toasts are left out: they load on the first interaction.
  {
    name: 'parts',
    test: vendor(
      '@radix-ui/(?!react-(arrow|dropdown-menu|menu|popper|toast))|aria-hidden|react-remove-scroll|react-style-singleton|use-',
    ),
    minShareCount: 2,
  },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

/** Its package names the build with warnings for developers alone, whatever is built. */
const ROUTER = createRequire(import.meta.url)
  .resolve('react-router')
  .replace(/development\/index\.m?js$/, 'production/index.mjs');

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Files name each other relative to themselves, so that one build works below any path.
  base: './',
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [] },
  plugins: [
    messagesPlugin({ split: command === 'build' }),
    react(),
    tailwindcss(),
    foodPicturesPlugin(),
    firstPaintPlugin(),
    serviceWorkerPlugin(),
  ],
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    // The first browsers with light-dark() and :has(), which the theme tokens use.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    // The larder alone is that large; it loads only for cooking.
    chunkSizeWarningLimit: 700,
    // No inlined fonts or drawings: the content security policy forbids data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/dev/mail'].map((path) => [path, process.env.API_URL ?? 'http://localhost:3000']),
    ),
  },
}));
