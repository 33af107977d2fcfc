import type { Handled } from './composable-food.ts';
import type { SafeEnd } from './kinds.ts';
import { t } from './saying/marks.ts';

/** How to tell that a food is done and safe to eat; temperatures are the USDA's safe minimums. */
const ENDS: Readonly<Record<SafeEnd, string>> = {
  poultry: t`until no longer pink and 165°F / 74°C in the thickest part`,
  ground: t`until browned with no pink left, 160°F / 71°C`,
  whole: t`until browned and at least 145°F / 63°C inside`,
  fish: t`until opaque and flaking easily, 145°F / 63°C in the middle`,
  shellfish: t`until opaque and firm, 145°F / 63°C inside`,
  egg: t`until the eggs are set, 160°F / 71°C`,
  crisp: t`until browned and crisp`,
};

const WET_ENDS: Partial<Record<SafeEnd, string>> = {
  ground: t`until cooked through with no pink left, 160°F / 71°C`,
  whole: t`until tender and at least 145°F / 63°C inside`,
};

const POULTRY = /poultry|chicken|turkey/;
const POULTRY_MINCE = {
  dry: t`until browned with no pink left, 165°F / 74°C`,
  wet: t`until cooked through with no pink left, 165°F / 74°C`,
} as const;

export function safeEnd(thing: Handled, heat: 'dry' | 'wet'): string {
  if (thing.end === 'ground' && [thing.id, ...thing.food.parents].some((id) => POULTRY.test(id)))
    return POULTRY_MINCE[heat];
  if (thing.end) return (heat === 'wet' ? WET_ENDS[thing.end] : undefined) ?? ENDS[thing.end];
  if (heat === 'wet') return t`until hot through`;
  if (thing.kind === 'tofu' || thing.kind === 'grillcheese') return t`until golden on most sides`;
  if (thing.kind === 'cooked' || thing.kind === 'smoked') return t`until hot through and lightly browned`;
  return t`until hot through`;
}
