import type { Meal, MealSource } from '@crisper/contract/meals/meals';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Camera,
  ChevronDown,
  CookingPot,
  EllipsisVertical,
  Pencil,
  RotateCcw,
  Search,
  Trash2,
} from 'lucide-react';
import { locales } from '../../lib/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { kcalOf } from './meals-by-slot.ts';

const SHOWN = 6;

const SOURCES = {
  photo: { icon: Camera, label: t`From a photo` },
  recipe: { icon: CookingPot, label: t`From a recipe` },
  search: { icon: Search, label: t`From foods` },
  typed: { icon: Pencil, label: t`Typed in` },
} satisfies Record<MealSource, unknown>;

interface MealRowProps {
  meal: Meal;
  /** Shows the date too, for a list of several days. */
  withDay: boolean;
  onEdit: () => void;
  onRepeat: () => void;
  onDelete: () => void;
}

export function MealRow({ meal, withDay, onEdit, onRepeat, onDelete }: MealRowProps) {
  const { icon: Icon, label } = SOURCES[meal.source];
  // A food that was logged by itself is its own only ingredient.
  const names = [...new Set(meal.ingredients)].filter((name) => name !== meal.name.toLowerCase());
  const [protein, carbs, fat] = [meal.protein, meal.carbs, meal.fat].map(Math.round);
  const more = names.length - SHOWN;
  const hasMore = names.length > 0 || meal.range !== null;
  return (
    <li className="flex items-start gap-3 py-1.5">
      <span className="mt-1.5 grid size-9 shrink-0 place-items-center rounded-full bg-herb-soft text-herb-ink max-sm:hidden">
        <Icon aria-label={label} role="img" className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 py-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="break-words font-sans font-semibold text-base">{meal.name}</h3>
          <span className="text-ink-soft text-sm tabular-nums">
            {withDay && `${dayName(meal.day)}, `}
            {meal.time}
          </span>
        </div>
        {/* What it holds and how sure that is are for a second look. */}
        <details className="group/more text-ink-soft text-xs tabular-nums sm:text-sm">
          <summary className="cursor-pointer list-none py-0.5 *:whitespace-nowrap [&::-webkit-details-marker]:hidden">
            <strong className="text-ink text-sm">
              <Trans>{kcalOf([meal])} kcal</Trans>
            </strong>{' '}
            <Trans>
              <span>· {protein} g protein</span> <span>· {carbs} g carbs</span> <span>· {fat} g fat</span>
            </Trans>
            {hasMore && (
              <ChevronDown aria-hidden className="ms-1 inline size-4 transition group-open/more:rotate-180" />
            )}
          </summary>
          {meal.range && (
            <p className="mt-1">
              <Trans>Between {rangeText(meal.range)} kcal.</Trans>
            </p>
          )}
          {names.length > 0 && (
            <p className="mt-1.5 flex flex-wrap gap-1.5">
              {names.slice(0, SHOWN).map((name) => (
                <Badge key={name}>{name}</Badge>
              ))}
              {more > 0 && (
                <Badge>
                  <Trans>{more} more</Trans>
                </Badge>
              )}
            </p>
          )}
        </details>
      </div>
      <Menu
        trigger={
          <IconButton label={t`Actions for ${meal.name}`} className="-me-3">
            <EllipsisVertical />
          </IconButton>
        }
      >
        <MenuItem onSelect={onEdit}>
          <Pencil aria-hidden /> <Trans>Edit Meal</Trans>
        </MenuItem>
        <MenuItem onSelect={onRepeat}>
          <RotateCcw aria-hidden /> <Trans>Log again</Trans>
        </MenuItem>
        <MenuLine />
        <MenuItem tone="danger" onSelect={onDelete}>
          <Trash2 aria-hidden /> <Trans>Delete Meal</Trans>
        </MenuItem>
      </Menu>
    </li>
  );
}

function rangeText([least, most]: NonNullable<Meal['range']>): string {
  const [from, to] = [least.toLocaleString(locales()), most.toLocaleString(locales())];
  return t`${from} and ${to}`;
}

/** "Mar 5": the calendar day at the place where the meal was eaten. */
function dayName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locales(), {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
}
