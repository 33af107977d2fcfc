import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';

const MODULE = fileURLToPath(new URL('./src/app/first-paint.tsx', import.meta.url));

/** Puts the first paint into the built page, as inert templates: the content security policy allows no inline script. */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const { module } = await runnerImport<typeof import('./src/app/first-paint.tsx')>(MODULE, {
          configFile: false,
          plugins: [react()],
        });
        const templates = Object.entries(module.firstPaint()).map(
          ([name, markup]) => `<template id="first-paint-${name}">${markup}</template>`,
        );
        return html.replace('<div id="root"></div>', (root) => `${root}${templates.join('')}`);
      },
    },
  };
}
