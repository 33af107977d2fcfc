import type { Blueprint } from '../blueprint.ts';
import { bakes } from './bakes.ts';
import { bowls } from './bowls.ts';
import { breads } from './breads.ts';
import { coldBreakfasts } from './cold-breakfasts.ts';
import { curries } from './curries.ts';
import { doughs } from './doughs.ts';
import { eggs } from './eggs.ts';
import { friedVegetables } from './fried-vegetables.ts';
import { frittatas } from './frittatas.ts';
import { grains } from './grains.ts';
import { grills } from './grills.ts';
import { leftovers } from './leftovers.ts';
import { melts } from './melts.ts';
import { pans } from './pans.ts';
import { pastaBowls } from './pasta-bowls.ts';
import { pastas } from './pastas.ts';
import { pattyDishes } from './patties.ts';
import { pilafs } from './pilafs.ts';
import { plain } from './plain.ts';
import { porridges } from './porridges.ts';
import { potatoDishes } from './potatoes.ts';
import { pulses } from './pulses.ts';
import { salads } from './salads.ts';
import { soups } from './soups.ts';
import { steamedFish } from './steamed-fish.ts';
import { stews } from './stews.ts';
import { sweets } from './sweets.ts';
import { toasts } from './toasts.ts';
import { trays } from './trays.ts';
import { wholeCuts } from './whole-cuts.ts';

export const blueprints: readonly Blueprint[] = [
  ...pans,
  ...wholeCuts,
  ...leftovers,
  ...steamedFish,
  ...friedVegetables,
  ...frittatas,
  ...eggs,
  ...pilafs,
  ...grains,
  ...pastas,
  ...pastaBowls,
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
  ...salads,
  ...coldBreakfasts,
  ...porridges,
  ...sweets,
  ...toasts,
  ...pattyDishes,
  ...plain,
  ...doughs,
];
