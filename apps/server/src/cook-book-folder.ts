import { fileURLToPath } from 'node:url';

/** The folder with the recipes. The build puts its files into dist/server. */
export const COOK_BOOK = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../recipes/' : '../../recipes/', import.meta.url),
);
