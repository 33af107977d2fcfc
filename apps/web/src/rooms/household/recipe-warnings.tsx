import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { householdQuery } from './household.queries.ts';
import { warningsFor } from './profile-labels.ts';

/** Warns about eaters who should not have this recipe. */
export function RecipeWarnings({
  recipe,
}: {
  recipe: Pick<RecipeCard, 'diets' | 'allergens' | 'mayContain' | 'hasUnknown'>;
}) {
  const { data } = useQuery(householdQuery);
  const warnings = data
    ? warningsFor(
        recipe,
        data.profiles.filter((profile) => profile.eats),
      )
    : [];
  if (warnings.length === 0) return null;
  return (
    <div
      role="alert"
      className="mb-5 flex gap-3 rounded-card border border-tomato bg-tomato-soft p-4 text-tomato-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <ul className="grid gap-1">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
