import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = fileURLToPath(new URL('../../packages/plates/src/foods.gen.svg', import.meta.url));

export const FOOD_PICTURES = /^assets\/foods-\w+\.svg$/;

/**
 * The pictures of foods as one file, and its path as a constant: an import of the file would give the first paint of
 * the server another address than the browser.
 */
export function foodPicturesPlugin(): Plugin {
  const source = readFileSync(FILE);
  const fileName = `assets/foods-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
  return {
    name: 'food-pictures',
    config: (_config, { command }) => ({
      define: { __FOOD_PICTURES__: JSON.stringify(command === 'build' ? `/${fileName}` : `/@fs${FILE}`) },
    }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
