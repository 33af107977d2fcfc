import type { Recipe } from '@crisper/contract/recipes/recipes';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { amountOf } from '../../shared/amounts.ts';
import { inSections } from '../../shared/group-by-section.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { timeOf } from '../../shared/minutes.ts';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { bookletQuery } from './collections.queries.ts';

/** A collection to print: a title page with the contents, then each recipe on a page of its own. */
export function Booklet({ id, system }: { id: string; system: MeasureSystem }) {
  const booklet = useQuery(bookletQuery(id));
  if (booklet.isError)
    return (
      <LoadFailed of={booklet}>
        <Trans>The booklet could not be loaded.</Trans>
      </LoadFailed>
    );
  if (!booklet.data) return <Skeleton className="h-96 w-full" />;
  const { title, description, recipes } = booklet.data;
  return (
    <>
      <div className="mb-6 flex flex-wrap justify-between gap-3 print:hidden">
        <Button variant="ghost" asChild>
          <Link to={`/collections/${id}`}>
            <ArrowLeft aria-hidden className="size-5" />
            <Trans>Back to the collection</Trans>
          </Link>
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          <Trans>Print</Trans>
        </Button>
      </div>
      <div className="rounded-panel border border-line bg-surface p-6 sm:p-10 print:border-0 print:p-0">
        <h1 className="text-5xl print:pt-40 print:text-center">{title}</h1>
        {description && <p className="mt-4 text-ink-soft text-lg print:text-center">{description}</p>}
        <ol className="mt-8 list-decimal ps-6 print:mx-auto print:max-w-md">
          {recipes.map((recipe) => (
            <li key={recipe.id} className="py-0.5">
              {recipe.title}
            </li>
          ))}
        </ol>
        {recipes.map((recipe) => (
          <Leaf key={recipe.id} recipe={recipe} system={system} />
        ))}
      </div>
    </>
  );
}

function Leaf({ recipe, system }: { recipe: Recipe; system: MeasureSystem }) {
  const scale = { servings: recipe.servings, baseServings: recipe.servings, system };
  return (
    <article className="mt-10 border-line border-t pt-10 print:mt-0 print:break-before-page print:border-0 print:pt-0">
      <h2 className="text-3xl">{recipe.title}</h2>
      <p className="mt-1 text-ink-soft">
        <Trans>
          For {recipe.servings} · {timeOf(recipe.totalTimeMin)}
        </Trans>
      </p>
      <div className="mt-5 grid gap-6 sm:grid-cols-[14rem_1fr] print:grid-cols-[14rem_1fr]">
        <div>
          <div className="mb-4 aspect-square max-w-56 overflow-hidden rounded-card">
            <RecipePicture recipe={recipe} />
          </div>
          {inSections(recipe.ingredients).map(({ section, items }) => (
            <div key={items[0]?.at} className="mb-3">
              {section && <h3 className="mb-1 font-semibold">{section}</h3>}
              <ul className="grid gap-1">
                {items.map(({ item: line, at }) => (
                  <li key={at}>
                    {line.ingredient.name
                      ? `${amountOf(line, scale)} ${line.ingredient.name}`.trim()
                      : line.text}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="grid content-start gap-4">
          {inSections(recipe.steps).map(({ section, items }) => (
            <div key={items[0]?.at}>
              {section && <h3 className="mb-2 font-semibold">{section}</h3>}
              <ol start={(items[0]?.at ?? 0) + 1} className="grid list-decimal gap-3 ps-5">
                {items.map(({ item: { text }, at }) => (
                  <li key={at} className="print:break-inside-avoid">
                    {text}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </article>
  );
}
