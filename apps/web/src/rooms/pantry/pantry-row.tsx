import type { PantryItem } from '@crisper/contract/pantry/pantry';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { Badge } from '../../ui/badge.tsx';
import { daysText } from './pantry-labels.ts';

interface PantryRowProps {
  item: PantryItem;
  system: MeasureSystem;
  onEdit: () => void;
}

/** One line, which opens everything about the thing. Only a warning takes a second one. */
export function PantryRow({ item, system, onEdit }: PantryRowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onEdit}
        className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] flex-wrap items-center gap-x-2 rounded-control px-2 text-start hover:bg-sunken"
      >
        <FoodPicture food={item.food} />
        <span className="block min-w-0 max-w-max grow basis-[6rem] truncate first-letter:uppercase">
          <span className="sr-only">
            <Trans>Change</Trans>{' '}
          </span>
          {item.name}
        </span>
        <span className="shrink-0 text-ink-soft text-sm tabular-nums">
          {withFractionSigns(item.amountText[system])}
        </span>
        <span className="ms-auto shrink-0 text-ink-soft text-sm tabular-nums">
          {item.state === 'past' ? (
            <Badge tone="tomato">
              <Trans>Check it</Trans>
            </Badge>
          ) : item.state === 'soon' ? (
            <Badge tone="honey">{daysText(item)}</Badge>
          ) : (
            daysText(item)
          )}
        </span>
      </button>
      {item.warning && (
        <p className="flex items-start gap-1.5 pb-2 text-sm text-tomato-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {item.warning}
            {item.excludedItems && ` ${t`Not used for recipes.`}`}
          </span>
        </p>
      )}
    </li>
  );
}
