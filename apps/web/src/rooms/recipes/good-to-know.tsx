import type { Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { allergenNames } from '../../shared/word-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ASKED_ALLERGENS, EQUIPMENT_NAMES } from './recipe-labels.ts';

/** Equipment and allergens. Unknown never counts as safe: the labels are "contains", "may contain" and "no known". */
export function GoodToKnow({ recipe }: { recipe: Recipe }) {
  const contained = new Set(recipe.allergens);
  const possible = new Set(recipe.mayContain);
  const absent = recipe.hasUnknown
    ? []
    : ASKED_ALLERGENS.filter((name) => !contained.has(name) && !possible.has(name));
  const certain = allergenNames([...contained]);
  const uncertain = allergenNames([...possible]);
  const others = allergenNames(absent);
  return (
    <Card className="grid grid-cols-1 gap-5 p-5 sm:p-6 print:break-inside-avoid print:border-0 print:p-0 print:shadow-none">
      {recipe.equipment.length > 0 && (
        <section>
          <h2 className="text-2xl">
            <Trans>Equipment</Trans>
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {recipe.equipment.map((item) => (
              <li key={item}>
                <Badge className="px-3 py-1 text-sm">{EQUIPMENT_NAMES[item]}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="text-2xl">
          <Trans>Allergens</Trans>
        </h2>
        <p className="mt-3">
          {contained.size > 0 ? (
            <Trans>
              <strong className="font-semibold">Contains</strong> {certain}.
            </Trans>
          ) : (
            t`No known allergens among its ingredients.`
          )}
        </p>
        {possible.size > 0 && (
          <p className="mt-1">
            <Trans>
              <strong className="font-semibold">May contain</strong> {uncertain}. It depends on the brand, so
              check the label.
            </Trans>
          </p>
        )}
        {absent.length > 0 && contained.size > 0 && (
          <p className="mt-1 text-ink-soft text-sm">
            <Trans>No known {others}.</Trans>
          </p>
        )}
        {recipe.hasUnknown && (
          <p className="mt-1 text-ink-soft text-sm">
            <Trans>We don’t know some of its ingredients, so there may be more. Check the packages.</Trans>
          </p>
        )}
      </section>
    </Card>
  );
}
