import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaintPlugin } from './first-paint-plugin.ts';
import { serviceWorkerPlugin } from './service-worker-plugin.ts';

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
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/dev/mail'].map((path) => [path, process.env.API_URL ?? 'http://localhost:3000']),
    ),
  },
});
