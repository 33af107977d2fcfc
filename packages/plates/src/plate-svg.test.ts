import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PALETTE } from './palette.ts';
import { plateSvg } from './plate-svg.ts';

const TOKENS = new URL('../../../apps/web/src/styles/tokens.css', import.meta.url);

const curry = {
  id: 'curry',
  title: 'Carrot "curry" <b>',
  plate: ['carrot', 'rice', 'coconut-milk', 'spinach'],
  equipment: [],
};

it('stands alone: a size, and colors instead of classes', () => {
  const svg = plateSvg(curry, { width: 1200, height: 630 });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630" /);
  expect(svg).not.toContain('class=');
  expect(svg).toContain(`fill="${PALETTE['art-carrot']}"`);
  expect(svg).not.toContain('<b>');
});

it('has the colors of the light theme', () => {
  const tokens = readFileSync(TOKENS, 'utf8');
  for (const [name, color] of Object.entries(PALETTE))
    expect(tokens, name).toContain(`--${name}: light-dark(${color},`);
});
