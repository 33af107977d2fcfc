import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CookingPot, Flame, Microwave, Salad, Wind } from 'lucide-react';
import type { ComponentType } from 'react';
import { cx } from '../../../ui/cx.ts';
import { TILES, type Tile } from './browse-filters.ts';
import { OvenIcon } from './oven-icon.tsx';

export const TILE_LABELS: Readonly<Record<Tile, string>> = {
  stove: t`Stove`,
  oven: t`Oven`,
  microwave: t`Microwave`,
  'air-fryer': t`Air Fryer`,
  grill: t`Grill`,
  'no-cook': t`No Cook`,
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
      <legend className="sr-only">
        <Trans>What can you cook with?</Trans>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(30%,5.25rem),1fr))] gap-2 md:grid-cols-6">
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
                'flex min-h-11 flex-wrap items-center justify-center gap-1.5 rounded-control border p-1.5 font-semibold text-sm transition active:translate-y-px sm:gap-2 sm:text-base',
                chosen
                  ? 'border-herb bg-herb-soft text-herb-ink'
                  : 'border-line bg-surface text-ink hover:border-herb',
              )}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {TILE_LABELS[tile]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
