import { line } from './brush.ts';
import { type Drawable, drawnTitle } from './dish.ts';
import { pick, seeded } from './seeded.ts';

const CLOTHS = [
  'var(--art-cloth)',
  'var(--herb-soft)',
  'var(--honey-soft)',
  'var(--tomato-soft)',
  'var(--art-glass)',
  'var(--art-egg)',
  'var(--art-wood)',
  'var(--art-mushroom)',
] as const;
const WEAVES = [
  'M0 40h320M0 90h320M0 140h320M0 190h320M40 0v200M100 0v200M160 0v200M220 0v200M280 0v200',
  'M-20 40L60-40M-20 120L140-40M-20 200L220-40M40 220L300-40M120 220L360-20M200 220L360 60M280 220L360 140',
  'M0 30h320M0 100h320M0 170h320',
  'M40-40v280M52-40v280M268-40v280M280-40v280',
  'M-200 12h720M-200 24h720M-200 176h720M-200 188h720',
  '',
] as const;

/** The table cloth under the dish. */
export function cloth(recipe: Pick<Drawable, 'id' | 'title' | 'englishTitle'>): string {
  const random = seeded(drawnTitle(recipe) + recipe.id);
  // Larger than the picture, so that wide frames show cloth and no edge.
  const ground = `<rect x="-400" y="-400" width="1120" height="1000" fill="${pick(random, CLOTHS)}"/>`;
  return ground + line('plate', 9, pick(random, WEAVES), 0.16);
}
