import type { Blueprint } from '../blueprint.ts';
import { bakes } from './bakes.ts';
import { bowls } from './bowls.ts';
import { breads } from './breads.ts';
import { cold } from './cold.ts';
import { curries } from './curries.ts';
import { doughs } from './doughs.ts';
import { eggs } from './eggs.ts';
import { grains } from './grains.ts';
import { grills } from './grills.ts';
import { melts } from './melts.ts';
import { pans } from './pans.ts';
import { pastas } from './pastas.ts';
import { plain } from './plain.ts';
import { potatoDishes } from './potatoes.ts';
import { pulses } from './pulses.ts';
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
  ...bakes,
  ...potatoDishes,
  ...pulses,
  ...bowls,
  ...melts,
  ...breads,
  ...cold,
  ...sweets,
  ...plain,
  ...doughs,
];
