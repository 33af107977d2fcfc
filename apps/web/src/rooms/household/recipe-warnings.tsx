import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { useQuery } from '@tanstack/react-query';
import { Leaf, TriangleAlert } from 'lucide-react';
import { householdQuery } from './household.queries.ts';
import { type RecipeWarning, warningsFor } from './profile-labels.ts';

interface RecipeWarningsProps {
  recipe: Pick<RecipeCard, 'diets' | 'allergens' | 'mayContain' | 'hasUnknown'>;
}

function useWarnings(recipe: RecipeWarningsProps['recipe']): readonly RecipeWarning[] {
  const { data } = useQuery(householdQuery);
  return data
    ? warningsFor(
        recipe,
        data.profiles.filter((profile) => profile.eats),
      )
    : [];
}

/** Warns about eaters who must not have this recipe. */
export function RecipeWarnings({ recipe }: RecipeWarningsProps) {
  const warnings = useWarnings(recipe).filter(({ isChoice }) => !isChoice);
  if (warnings.length === 0) return null;
  return (
    <div
      role="alert"
      className="mb-5 flex gap-3 rounded-card border border-tomato bg-tomato-soft p-4 text-tomato-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <ul className="grid gap-1">
        {warnings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Says, without alarm, that the recipe goes against a diet somebody chose. */
export function DietNote({ recipe }: RecipeWarningsProps) {
  const notes = useWarnings(recipe).filter(({ isChoice }) => isChoice);
  if (notes.length === 0) return null;
  return (
    <div className="flex gap-2.5 rounded-card bg-honey-soft px-4 py-3 text-honey-ink print:hidden">
      <Leaf aria-hidden className="mt-0.5 size-5 shrink-0" />
      <ul className="grid gap-1">
        {notes.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
