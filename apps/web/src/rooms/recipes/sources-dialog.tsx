import type { Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sourcesQuery } from './recipes.queries.ts';

interface SourcesDialogProps {
  recipe: Pick<Recipe, 'id' | 'servings'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SourcesDialog({ recipe, open, onOpenChange }: SourcesDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      wide
      title={t`Where the figures come from`}
      description={t`Each ingredient is weighed and looked up in USDA FoodData Central. For the whole recipe, ${recipe.servings} servings.`}
    >
      <Sources id={recipe.id} />
    </Dialog>
  );
}

function Sources({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(sourcesQuery(id));
  if (isError)
    return (
      <div className="grid justify-items-start gap-3">
        <p>
          <Trans>The sources could not be loaded.</Trans>
        </p>
        <Button variant="outline" onClick={() => refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-48 w-full" />;
  return (
    <ul className="divide-y divide-line">
      {data.sources.map((source, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines is fixed
        <li key={at} className="grid gap-x-4 py-3 sm:grid-cols-[1fr_auto] sm:items-baseline">
          <div>
            <p className="font-medium">{source.text}</p>
            <p className="text-ink-soft text-sm">
              {source.fdcId === null ? (
                t`Not known, not counted`
              ) : (
                <>
                  {source.food},{' '}
                  <a
                    href={`https://fdc.nal.usda.gov/food-details/${source.fdcId}/nutrients`}
                    target="_blank"
                    rel="noreferrer"
                    className="text-herb-ink underline"
                  >
                    <Trans>FDC {source.fdcId}</Trans>
                  </a>
                </>
              )}
            </p>
          </div>
          <p className="text-ink-soft text-sm tabular-nums">
            {source.grams === null ? t`amount not known` : `${Math.round(source.grams)} g`}
            {source.calories !== null && ` · ${Math.round(source.calories)} kcal`}
          </p>
        </li>
      ))}
    </ul>
  );
}
