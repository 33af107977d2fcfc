import { CookingPot, Flame, Microwave, Salad, Wind } from 'lucide-react';
import type { ComponentType } from 'react';
import { cx } from '../../../ui/cx.ts';
import { TILES, type Tile } from './browse-filters.ts';
import { OvenIcon } from './oven-icon.tsx';

export const TILE_LABELS: Readonly<Record<Tile, string>> = {
  stove: 'Stove',
  oven: 'Oven',
  microwave: 'Microwave',
  'air-fryer': 'Air Fryer',
  grill: 'Grill',
  'no-cook': 'No Cook',
};

const ICONS: Readonly<Record<Tile, ComponentType<{ className: string; 'aria-hidden': true }>>> = {
  stove: CookingPot,
  oven: OvenIcon,
  microwave: Microwave,
  'air-fryer': Wind,
  grill: Flame,
  'no-cook': Salad,
};

interface EquipmentTilesProps {
  value: readonly Tile[];
  onToggle: (tile: Tile) => void;
}

export function EquipmentTiles({ value, onToggle }: EquipmentTilesProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">What can you cook with?</legend>
      <div className="grid grid-cols-3 gap-3 md:grid-cols-6">
        {TILES.map((tile) => {
          const Icon = ICONS[tile];
          const chosen = value.includes(tile);
          return (
            <button
              key={tile}
              type="button"
              aria-pressed={chosen}
              onClick={() => onToggle(tile)}
              className={cx(
                'flex min-h-24 flex-col items-center justify-center gap-2 rounded-card border-2 p-3 font-semibold text-sm transition active:translate-y-px sm:text-base',
                chosen
                  ? 'border-herb bg-herb-soft text-herb-ink'
                  : 'border-line bg-surface text-ink hover:border-herb',
              )}
            >
              <Icon aria-hidden className="size-7" />
              {TILE_LABELS[tile]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
