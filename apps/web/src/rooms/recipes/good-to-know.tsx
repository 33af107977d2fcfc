import type { Recipe } from '@crisper/contract/recipes/recipes';
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
  return (
    <Card className="grid grid-cols-1 gap-5 p-5 sm:p-6 print:break-inside-avoid print:border-0 print:p-0 print:shadow-none">
      {recipe.equipment.length > 0 && (
        <section>
          <h2 className="text-2xl">Equipment</h2>
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
        <h2 className="text-2xl">Allergens</h2>
        <p className="mt-3">
          {contained.size > 0 ? (
            <>
              <strong className="font-semibold">Contains</strong> {[...contained].join(', ')}.
            </>
          ) : (
            'No known allergens among its ingredients.'
          )}
        </p>
        {possible.size > 0 && (
          <p className="mt-1">
            <strong className="font-semibold">May contain</strong> {[...possible].join(', ')}. It depends on
            the brand, so check the label.
          </p>
        )}
        {absent.length > 0 && contained.size > 0 && (
          <p className="mt-1 text-ink-soft text-sm">No known {absent.join(', ')}.</p>
        )}
        {recipe.hasUnknown && (
          <p className="mt-1 text-ink-soft text-sm">
            We don’t know some of its ingredients, so there may be more. Check the packages.
          </p>
        )}
      </section>
    </Card>
  );
}
