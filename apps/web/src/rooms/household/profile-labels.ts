import type { HouseholdProfile } from '@crisper/contract/household/household';
import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { kitchenFraction } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { plural, t } from '@lingui/core/macro';
import { ALLERGEN_NAMES, allergenNames, capitalized, DIET_NAMES } from '../../shared/word-names.ts';

/** The diets and allergens of a profile in one line. */
export function needsText({ diets, allergens }: Pick<HouseholdProfile, 'diets' | 'allergens'>): string {
  const foods = allergenNames(allergens);
  const parts = [...diets.map((diet) => capitalized(DIET_NAMES[diet])), ...(foods ? [t`no ${foods}`] : [])];
  return parts.length > 0 ? capitalized(parts.join(', ')) : t`Eats everything`;
}

/** "Full portion", "½ portion", "1¼ portions". */
export function portionText(portion: number): string {
  if (portion === 1) return t`Full portion`;
  const amount = withFractionSigns(kitchenFraction(portion));
  return plural(Math.max(1, portion), { one: `${amount} portion`, other: `${amount} portions` });
}

type Warned = Pick<RecipeCard, 'diets' | 'allergens' | 'mayContain' | 'hasUnknown'>;

/** Diets that are a choice: the others are often doctor's orders. */
const CHOSEN: ReadonlySet<string> = new Set(['vegetarian', 'vegan', 'low-carb']);

export interface RecipeWarning {
  text: string;
  /** Whether it only goes against a diet somebody chose. */
  isChoice: boolean;
}

/** Warnings per eater: "contains" for known allergens; uncertain ones are described as uncertain. */
export function warningsFor(recipe: Warned, eaters: readonly HouseholdProfile[]): RecipeWarning[] {
  const warnings: RecipeWarning[] = [];
  const warn = (text: string, isChoice = false) => warnings.push({ text, isChoice });
  for (const { name, isSelf, diets, allergens } of eaters) {
    const found = allergens.filter((allergen) => recipe.allergens.includes(allergen));
    if (found.length > 0) {
      const foods = found
        .map((one) => ALLERGEN_NAMES[one])
        .join(t({ message: ' and ', comment: 'between two foods' }));
      warn(isSelf ? t`Contains ${foods}, which you avoid.` : t`Contains ${foods}, which ${name} avoids.`);
    }
    const possible = allergens.filter((allergen) => recipe.mayContain.includes(allergen));
    if (possible.length > 0) {
      const foods = possible
        .map((one) => ALLERGEN_NAMES[one])
        .join(t({ message: ' and ', comment: 'between two foods' }));
      warn(
        isSelf
          ? t`May contain ${foods}, which you avoid. Check the labels.`
          : t`May contain ${foods}, which ${name} avoids. Check the labels.`,
      );
    }
    const broken = diets.filter((diet) => !recipe.diets.includes(diet));
    if (broken.length > 0) {
      const ways = broken
        .map((diet) => DIET_NAMES[diet])
        .join(t({ message: ' or ', comment: 'between two diets' }));
      warn(
        isSelf ? t`Not ${ways}, the way you eat.` : t`Not ${ways}, the way ${name} eats.`,
        broken.every((diet) => CHOSEN.has(diet)),
      );
    }
    const told = found.length + possible.length + broken.length > 0;
    if (!told && recipe.hasUnknown && diets.length + allergens.length > 0)
      warn(
        isSelf
          ? t`We don’t know every ingredient, so we can’t say whether it suits you.`
          : t`We don’t know every ingredient, so we can’t say whether it suits ${name}.`,
        allergens.length === 0 && diets.every((diet) => CHOSEN.has(diet)),
      );
  }
  return warnings;
}
