import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { FoodSearch } from './food-search.tsx';
import {
  type DraftItem,
  figuresOfItem,
  itemOf,
  MACROS,
  type Macro,
  type MealDraft,
  namedItem,
  rangeOf,
  totalsOf,
  wholeNumber,
  withItems,
} from './meal-draft.ts';

const LABELS: Readonly<Record<Macro, string>> = {
  calories: t`Calories`,
  protein: t`Protein (g)`,
  carbs: t`Carbs (g)`,
  fat: t`Fat (g)`,
};

interface MealEditorProps {
  draft: MealDraft;
  onChange: (draft: MealDraft) => void;
}

/** Name, items with amounts, and totals. Every total can be overridden. */
export function MealEditor({ draft, onChange }: MealEditorProps) {
  const totals = totalsOf(draft);
  const range = rangeOf(draft);
  const changeItem = (key: string, change: Partial<DraftItem>) =>
    onChange(
      withItems(
        draft,
        draft.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
      ),
    );

  return (
    <div className="grid gap-5">
      <Field
        label={t`Meal name`}
        placeholder={t`My meal`}
        maxLength={120}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      {draft.items.length > 0 && (
        <ul aria-label={t`Ingredients`} className="grid gap-2">
          {draft.items.map((item) => (
            <ItemRow
              key={item.key}
              item={item}
              onChange={(change) => changeItem(item.key, change)}
              onRemove={() =>
                onChange(
                  withItems(
                    draft,
                    draft.items.filter(({ key }) => key !== item.key),
                  ),
                )
              }
            />
          ))}
        </ul>
      )}
      <FoodSearch
        onFood={(food) => onChange(withItems(draft, [...draft.items, itemOf(food)]))}
        onName={(name) => onChange(withItems(draft, [...draft.items, namedItem(name)]))}
      />
      <div>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {MACROS.map((macro) => (
            <Field
              key={macro}
              label={LABELS[macro]}
              inputMode="numeric"
              value={String(totals[macro])}
              onChange={(event) =>
                onChange({ ...draft, said: { ...draft.said, [macro]: wholeNumber(event.target.value) } })
              }
            />
          ))}
        </div>
        {range && (
          <p className="mt-2 text-ink-soft text-sm tabular-nums">
            <Trans>
              Likely {range[0]} to {range[1]} kcal. Weigh an item to narrow it down.
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}

interface ItemRowProps {
  item: DraftItem;
  onChange: (change: Partial<DraftItem>) => void;
  onRemove: () => void;
}

function figuresText(kcal: number | null, isUsual: boolean): string {
  if (kcal === null) return isUsual ? t`no figures, usual portion` : t`no figures`;
  return isUsual ? t`${kcal} kcal, usual portion` : t`${kcal} kcal`;
}

function ItemRow({ item, onChange, onRemove }: ItemRowProps) {
  const { calories } = figuresOfItem(item);
  const known = item.food !== null || calories !== 0;
  return (
    <li className="flex items-center gap-2 rounded-control border border-line bg-raised py-1 pe-1 ps-3">
      <FoodPicture food={item.food} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{item.name}</span>
        <span className="block text-ink-soft text-sm tabular-nums">
          {figuresText(known ? Math.round(calories) : null, item.estimated)}
        </span>
      </span>
      {item.food !== null && (
        <label className="flex items-center gap-1.5 text-ink-soft text-sm">
          <span className="sr-only">
            <Trans>Grams of {item.name}</Trans>
          </span>
          <input
            inputMode="numeric"
            value={item.grams === null || item.grams === 0 ? '' : String(item.grams)}
            onChange={(event) =>
              onChange({ grams: Math.min(20_000, wholeNumber(event.target.value)), estimated: false })
            }
            className="min-h-11 w-16 rounded-control border border-line-strong bg-surface px-2 text-end text-base text-ink tabular-nums"
          />
          g
        </label>
      )}
      <IconButton label={t`Remove ${item.name}`} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
