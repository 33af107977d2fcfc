import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaintPlugin } from './first-paint-plugin.ts';
import { serviceWorkerPlugin } from './service-worker-plugin.ts';

const own = (names: string) => `/web/src/(${names})`;
const vendor = (names: string) => `/node_modules/(${names})`;
const icons = (names = '') => vendor(`lucide-react/dist/esm/icons/(${names})`);

/**
 * A page is a few files of some size: sixty small ones would wait in line for each other. What fits several goes to
 * the first of them, with all that it stands on.
 */
const CHUNKS = [
  // What starts the rest does not wait for it.
  { name: 'preload', test: 'vite/preload-helper' },
  {
    name: 'lib',
    test: vendor(
      '(react|react-dom|scheduler|react-router)/|@tanstack/(query-core/.*/queryClient|react-query/.*QueryClientProvider)',
    ),
  },
  // On every page.
  {
    name: 'shell',
    test: [
      own(
        '(lib/(analytics-events|api|auth-dialog-store|consent|in-browser|now|outbox/outbox-state|session|theme|when-idle)|shared/(fridge-art|marketing)|app/(nav|offline|routes\\.|shell/(mobile-menu|offline-banner|top-bar)))',
      ),
      own('ui/(badge|button|card|chip|cx|icon-button|skeleton|toast-store)\\.'),
      vendor('@radix-ui/react-(slot|compose-refs)/'),
      icons('(arrow-right|camera|check|chef-hat|image-plus|list-checks|salad)\\.'),
      '/contract/src/(words|pages)',
    ].join('|'),
  },
  { name: 'icons', test: icons(), minShareCount: 2 },
  { name: 'query', test: vendor('@tanstack/') },
  // In parts, because each takes its time to be evaluated.
  { name: 'zod', test: vendor('zod/') },
  { name: 'contract', test: '/contract/src/endpoint' },
  { name: 'contract-recipes', test: '/contract/src/recipes' },
  { name: (id: string) => `contract-${basename(id, '.ts')}`, test: '/contract/src/' },
  { name: 'plates', test: `/packages/plates/src/|${own('shared/(minutes|recipe-)')}`, minShareCount: 2 },
  {
    name: 'common',
    test: [
      own('ui/(empty-state|field|load-failed|ring|search-field|select|text-area)'),
      own(
        'app/(favorite-of|own-recipe-menu)|lib/(outbox/|plans|time-zone)|shared/(match-badge|sign-in-required)',
      ),
      own('rooms/(favorites/|household/[^/]*\\.ts$|recipes/use-|cooking/time)'),
    ].join('|'),
    minShareCount: 2,
  },
  // Menus and toasts come to those who press something.
  {
    name: 'parts',
    test: [
      own('ui/(checkbox|dialog|scrim|tabs|use-return)'),
      vendor('@radix-ui/(?!react-(arrow|dropdown-menu|menu|popper|toast))'),
      vendor('(aria-hidden|react-remove-scroll|react-style-singleton|use-)'),
    ].join('|'),
    minShareCount: 2,
  },
].map(({ test, ...group }, at, all) => ({ ...group, test: new RegExp(test), priority: all.length - at }));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), firstPaintPlugin(), serviceWorkerPlugin()],
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    // The first browsers with light-dark() and :has(): both themes live in one set of tokens.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    // The larder alone is that large; it travels only to those who cook.
    chunkSizeWarningLimit: 700,
    // Fonts and drawings stay files of their own: the content security policy allows no data: fonts.
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
});
