import type { Blueprint } from '../blueprint.ts';
import { breads } from './breads.ts';
import { cold } from './cold.ts';
import { curries } from './curries.ts';
import { doughs } from './doughs.ts';
import { eggs } from './eggs.ts';
import { grains } from './grains.ts';
import { grills } from './grills.ts';
import { pans } from './pans.ts';
import { pastas } from './pastas.ts';
import { plain } from './plain.ts';
import { soups } from './soups.ts';
import { stews } from './stews.ts';
import { sweets } from './sweets.ts';
import { trays } from './trays.ts';

export const blueprints: readonly Blueprint[] = [
  ...pans,
  ...eggs,
  ...grains,
  ...pastas,
  ...soups,
  ...curries,
  ...stews,
  ...trays,
  ...grills,
  ...breads,
  ...cold,
  ...sweets,
  ...plain,
  ...doughs,
];
