import type { Units } from '@crisper/contract/vocabulary';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMeasures } from '../../lib/use-measures.ts';
import { Chip } from '../../ui/chip.tsx';

const LABELS: readonly (readonly [Units, string])[] = [
  ['us', t`Cups, ounces, °F`],
  ['metric', t`Grams, milliliters, °C`],
];

/** What the member measures in; a choice is kept at once. */
export function UnitsChoice() {
  const [units, setUnits] = useMeasures();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">
        <Trans>Which units do you use?</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {LABELS.map(([id, label]) => (
          <Chip key={id} selected={units === id} onToggle={() => setUnits(id)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
