import type { Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChefHat, ClipboardX, Eye, Lightbulb } from 'lucide-react';
import { inSections } from '../../shared/group-by-section.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Cooking } from './start-cooking.tsx';

interface InstructionsCardProps {
  recipe: Recipe;
  cooking: Cooking | undefined;
}

export function InstructionsCard({ recipe, cooking }: InstructionsCardProps) {
  if (recipe.steps.length === 0)
    return (
      <Card>
        <EmptyState
          icon={ClipboardX}
          title={t`No Instructions Available`}
          action={
            <Button onClick={() => window.location.reload()}>
              <Trans>Refresh Page</Trans>
            </Button>
          }
        >
          <Trans>This recipe came without steps.</Trans>
        </EmptyState>
      </Card>
    );
  return (
    <Card className="p-5 sm:p-7 print:border-0 print:p-0 print:shadow-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl sm:text-3xl">
          <Trans>Instructions</Trans>
        </h2>
        {cooking && (
          <Button variant="outline" busy={cooking.busy} onClick={cooking.onCook} className="print:hidden">
            <ChefHat aria-hidden className="size-5" />
            {cooking.begun ? t`Resume Interactive Mode` : t`Interactive Mode`}
          </Button>
        )}
      </div>
      {inSections(recipe.steps).map(({ section, items }) => (
        <div key={items[0]?.at} className="mt-6 print:mt-3">
          {section && <h3 className="mb-4 font-semibold text-xl">{section}</h3>}
          <ol start={(items[0]?.at ?? 0) + 1} className="grid grid-cols-1 gap-7 print:gap-2">
            {items.map(({ item: step, at }) => (
              <li key={at} className="grid grid-cols-[2.5rem_1fr] gap-4 print:break-inside-avoid">
                <span
                  aria-hidden
                  className="grid size-10 place-items-center rounded-full bg-herb-soft font-display font-semibold text-herb-ink text-lg tabular-nums"
                >
                  {at + 1}
                </span>
                <div className="grid gap-2.5 pt-1.5">
                  <p className="text-lg leading-relaxed">{step.text}</p>
                  {step.looksRight && (
                    <p className="flex gap-2 text-herb-ink">
                      <Eye aria-hidden className="mt-1 size-4 shrink-0" />
                      <span>
                        <strong className="font-semibold">
                          <Trans>Looks right:</Trans>{' '}
                        </strong>
                        {step.looksRight}
                      </span>
                    </p>
                  )}
                  {step.tip && (
                    <p className="flex gap-2 text-honey-ink">
                      <Lightbulb aria-hidden className="mt-1 size-4 shrink-0" />
                      <span>
                        <strong className="font-semibold">
                          <Trans>Tip:</Trans>{' '}
                        </strong>
                        {step.tip}
                      </span>
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Card>
  );
}
