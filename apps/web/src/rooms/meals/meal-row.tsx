import type { Meal, MealSource } from '@crisper/contract/meals/meals';
import { Camera, CookingPot, EllipsisVertical, Pencil, RotateCcw, Search, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { kcalOf } from './meals-by-slot.ts';

const SHOWN = 6;

const SOURCES = {
  photo: { icon: Camera, label: 'From a photo' },
  recipe: { icon: CookingPot, label: 'From a recipe' },
  search: { icon: Search, label: 'From foods' },
  typed: { icon: Pencil, label: 'Typed in' },
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
  const more = names.length - SHOWN;
  return (
    <li>
      <Card className="flex gap-3 p-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-herb-soft text-herb-ink">
          <Icon aria-label={label} role="img" className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="break-words font-sans font-semibold text-base">{meal.name}</h3>
            <span className="text-ink-soft text-sm tabular-nums">
              {withDay && `${dayName(meal.day)}, `}
              {meal.time}
            </span>
          </div>
          <p className="mt-1 text-ink-soft text-sm tabular-nums">
            <strong className="text-ink">{kcalOf([meal])} kcal</strong>
            {meal.range && ` (${meal.range.map((kcal) => kcal.toLocaleString('en-US')).join(' to ')})`} ·{' '}
            {Math.round(meal.protein)} g protein · {Math.round(meal.carbs)} g carbs · {Math.round(meal.fat)} g
            fat
          </p>
          {names.length > 0 && (
            <p className="mt-2 flex flex-wrap gap-1.5">
              {names.slice(0, SHOWN).map((name) => (
                <Badge key={name}>{name}</Badge>
              ))}
              {more > 0 && <Badge>{more} more</Badge>}
            </p>
          )}
        </div>
        <Menu
          trigger={
            <IconButton label={`Actions for ${meal.name}`} className="-my-1 -me-2">
              <EllipsisVertical />
            </IconButton>
          }
        >
          <MenuItem onSelect={onEdit}>
            <Pencil aria-hidden /> Edit Meal
          </MenuItem>
          <MenuItem onSelect={onRepeat}>
            <RotateCcw aria-hidden /> Log again
          </MenuItem>
          <MenuLine />
          <MenuItem tone="danger" onSelect={onDelete}>
            <Trash2 aria-hidden /> Delete Meal
          </MenuItem>
        </Menu>
      </Card>
    </li>
  );
}

/** "Mar 5": the calendar day at the place where the meal was eaten. */
function dayName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
}
