import type { Diet } from '@crisper/contract/vocabulary';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import type { EquipmentFilters, Tile } from './browse-filters.ts';
import { TILE_LABELS } from './equipment-tiles.tsx';

interface ActiveFiltersProps {
  filters: EquipmentFilters;
  onRemove: (tile: Tile) => void;
  onRemoveSearch: () => void;
  onRemoveDiet: (diet: Diet) => void;
  onClear: () => void;
}

const isFiltered = ({ search, equipment, diets }: EquipmentFilters): boolean =>
  search !== '' || equipment.length > 0 || diets.length > 0;

/** The active filters, each with a remove button. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, onRemove, onRemoveSearch, onRemoveDiet, onClear } = props;
  if (!isFiltered(filters)) return null;
  return (
    <section aria-label={t`Active filters`} className="flex flex-wrap items-center gap-2">
      {filters.search !== '' && (
        <Chip selected onRemove={onRemoveSearch} removeLabel={t`Remove search`}>
          <span className="max-w-48 truncate">“{filters.search}”</span>
        </Chip>
      )}
      {filters.equipment.map((tile) => (
        <Chip
          key={tile}
          selected
          onRemove={() => onRemove(tile)}
          removeLabel={t`Remove ${TILE_LABELS[tile]}`}
        >
          {TILE_LABELS[tile]}
        </Chip>
      ))}
      {filters.diets.map((diet) => (
        <Chip key={diet} selected onRemove={() => onRemoveDiet(diet)} removeLabel={t`Remove ${diet}`}>
          {diet}
        </Chip>
      ))}
      <Button variant="ghost" onClick={onClear}>
        <Trans>Clear All</Trans>
      </Button>
    </section>
  );
}
