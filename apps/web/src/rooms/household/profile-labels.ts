import type { HouseholdProfile } from '@crisper/contract/household';
import type { RecipeCard } from '@crisper/contract/recipes';
import { kitchenFraction } from '@crisper/kitchen/measures/format';

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The diets and allergens of a profile in one line. */
export function needsText({ diets, allergens }: Pick<HouseholdProfile, 'diets' | 'allergens'>): string {
  const parts = [...diets.map(capitalized), ...(allergens.length > 0 ? [`no ${allergens.join(', ')}`] : [])];
  return parts.length > 0 ? capitalized(parts.join(', ')) : 'Eats everything';
}

/** "Full portion", "1/2 portion", "1 1/4 portions". */
export function portionText(portion: number): string {
  if (portion === 1) return 'Full portion';
  return `${kitchenFraction(portion)} ${portion > 1 ? 'portions' : 'portion'}`;
}

type Warned = Pick<RecipeCard, 'diets' | 'allergens' | 'mayContain' | 'hasUnknown'>;

/** Warnings per eater: "contains" for known allergens; uncertain ones are described as uncertain. */
export function warningsFor(recipe: Warned, eaters: readonly HouseholdProfile[]): string[] {
  const warnings: string[] = [];
  for (const { name, isSelf, diets, allergens } of eaters) {
    const who = isSelf ? 'You avoid' : `${name} avoids`;
    const found = allergens.filter((allergen) => recipe.allergens.includes(allergen));
    if (found.length > 0)
      warnings.push(`Contains ${found.join(' and ')}. ${who} ${found.length > 1 ? 'them' : 'it'}.`);
    const possible = allergens.filter((allergen) => recipe.mayContain.includes(allergen));
    if (possible.length > 0)
      warnings.push(
        `May contain ${possible.join(' and ')}. ${who} ${possible.length > 1 ? 'them' : 'it'}, so check the labels.`,
      );
    const broken = diets.filter((diet) => !recipe.diets.includes(diet));
    if (broken.length > 0)
      warnings.push(`Not ${broken.join(' or ')}, as ${isSelf ? 'you are' : `${name} is`}.`);
    const told = found.length + possible.length + broken.length > 0;
    if (!told && recipe.hasUnknown && diets.length + allergens.length > 0)
      warnings.push(
        `Not every ingredient is known, so nobody can say whether it suits ${isSelf ? 'you' : name}.`,
      );
  }
  return warnings;
}
