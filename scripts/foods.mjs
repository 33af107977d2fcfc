#!/usr/bin/env node
// The catalogue of foods is worked on in a checkout; products with bar codes are brought in wherever the server runs.
const CATALOGUE = ['make', 'check', 'new'];

if (CATALOGUE.includes(process.argv[2])) {
  await import('tsx');
  await import('../packages/kitchen/scripts/foods.ts');
} else {
  process.argv.splice(2, 0, 'foods');
  await import('./cli.mjs');
}
