import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type IndexHtmlTransformContext, type Plugin, runnerImport } from 'vite';

const MODULE = fileURLToPath(new URL('./src/app/first-paint.tsx', import.meta.url));

/** The page's own scripts travel with the shell's instead of after them. */
function preloads(page: string, { bundle, chunk: entry }: IndexHtmlTransformContext): string {
  const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
  const own = chunks.find((chunk) => chunk.name === page);
  if (!own || !entry) throw new Error(`The build has no chunk for ${page}.`);
  const known = new Set([entry.fileName, ...entry.imports]);
  const files = [own.fileName, ...own.imports].filter((file) => !known.has(file));
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

/** Puts both first paints into the built page; boot.js chooses, the app replaces them when it mounts. */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, context) => {
        const { module } = await runnerImport<typeof import('./src/app/first-paint.tsx')>(MODULE, {
          configFile: false,
          plugins: [react()],
        });
        const { landing, page } = module.firstPaint();
        const inside = [
          `<div data-first-paint="landing">${landing}</div>`,
          `<div data-first-paint="page">${page}</div>`,
        ].join('');
        const links = `<template id="landing-preloads">${preloads('landing-page', context)}</template>`;
        return html.replace('<div id="root"></div>', () => `<div id="root">${inside}</div>${links}`);
      },
    },
  };
}
