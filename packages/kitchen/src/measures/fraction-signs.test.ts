import { expect, it } from 'vitest';
import { withFractionSigns } from './fraction-signs.ts';

it.each([
  ['1 1/2 cups', '1½ cups'],
  ['1/4', '¼'],
  ['2 packs (12 1/2 oz)', '2 packs (12½ oz)'],
  ['1/2–3/4 pound', '½–¾ pound'],
  ['10 oz', '10 oz'],
  ['11/2', '11/2'],
  ['3/4/2030', '3/4/2030'],
  ['', ''],
])('writes "%s" as "%s"', (text, written) => {
  expect(withFractionSigns(text)).toBe(written);
});
