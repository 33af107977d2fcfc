import { afterEach, expect, it } from 'vitest';
import { amountOf } from './amount-of.ts';
import { i18n } from './i18n.ts';

afterEach(() => i18n.loadAndActivate({ locale: 'en', locales: ['en-US'], messages: {} }));

it.each([
  ['en', '2 slices', 'bread', '2 slices bread'],
  ['de', '2 Scheiben', 'Brot', '2 Scheiben Brot'],
  ['fr', '2 tranches', 'pain', '2 tranches de pain'],
  ['fr', '40 g', 'huile d’olive', '40 g d’huile d’olive'],
  ['fr', '100 g', 'haricots verts', '100 g de haricots verts'],
  ['fr', '1 c. à s.', 'yaourt', '1 c. à s. de yaourt'],
  ['fr', '2', 'œufs', '2 œufs'],
  ['es', '3 rebanadas', 'pan integral', '3 rebanadas de pan integral'],
  ['it', '½', 'avocado', '½ avocado'],
  ['it', '225 g', 'spinaci', '225 g di spinaci'],
])('in %s: %s and %s', (locale, amount, food, said) => {
  i18n.loadAndActivate({ locale, messages: {} });
  expect(amountOf(amount, food)).toBe(said);
});
