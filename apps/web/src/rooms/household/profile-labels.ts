import type { HouseholdProfile } from '@crisper/contract/household/household';
import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { kitchenFraction } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The diets and allergens of a profile in one line. */
export function needsText({ diets, allergens }: Pick<HouseholdProfile, 'diets' | 'allergens'>): string {
  const parts = [...diets.map(capitalized), ...(allergens.length > 0 ? [`no ${allergens.join(', ')}`] : [])];
  return parts.length > 0 ? capitalized(parts.join(', ')) : 'Eats everything';
}

/** "Full portion", "½ portion", "1¼ portions". */
export function portionText(portion: number): string {
  if (portion === 1) return 'Full portion';
  return `${withFractionSigns(kitchenFraction(portion))} ${portion > 1 ? 'portions' : 'portion'}`;
}

type Warned = Pick<RecipeCard, 'diets' | 'allergens' | 'mayContain' | 'hasUnknown'>;

/** Warnings per eater: "contains" for known allergens; uncertain ones are described as uncertain. */
export function warningsFor(recipe: Warned, eaters: readonly HouseholdProfile[]): string[] {
  const warnings: string[] = [];
  for (const { name, isSelf, diets, allergens } of eaters) {
    const who = isSelf ? 'you avoid' : `${name} avoids`;
    const found = allergens.filter((allergen) => recipe.allergens.includes(allergen));
    if (found.length > 0) warnings.push(`Contains ${found.join(' and ')}, which ${who}.`);
    const possible = allergens.filter((allergen) => recipe.mayContain.includes(allergen));
    if (possible.length > 0)
      warnings.push(`May contain ${possible.join(' and ')}, which ${who}. Check the labels.`);
    const broken = diets.filter((diet) => !recipe.diets.includes(diet));
    if (broken.length > 0)
      warnings.push(`Not ${broken.join(' or ')}, the way ${isSelf ? 'you eat' : `${name} eats`}.`);
    const told = found.length + possible.length + broken.length > 0;
    if (!told && recipe.hasUnknown && diets.length + allergens.length > 0)
      warnings.push(
        `We don’t know every ingredient, so we can’t say whether it suits ${isSelf ? 'you' : name}.`,
      );
  }
  return warnings;
}
