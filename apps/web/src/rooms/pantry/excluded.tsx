import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { cookedQuery } from './pantry.queries.ts';

const NONE: readonly string[] = [];

/** Packs in the pantry that must not go into a recipe; asked only where a member avoids something. */
export function useExcluded(recipeId: string, enabled: boolean): readonly string[] {
  return useQuery({ ...cookedQuery(recipeId), enabled }).data?.excludedItems ?? NONE;
}

export function ExcludedItem({ packs }: { packs: readonly string[] }) {
  if (packs.length === 0) return null;
  return (
    <div
      role="alert"
      className="mb-5 flex gap-3 rounded-card border border-tomato bg-tomato-soft p-4 text-tomato-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <ul className="grid gap-1">
        {packs.map((pack) => (
          <li key={pack}>
            <Trans>{pack} Take another one.</Trans>
          </li>
        ))}
      </ul>
    </div>
  );
}
