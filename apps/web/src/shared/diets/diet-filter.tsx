import { DIET_MATCHES, DIETS, type Diet } from '@crisper/contract/vocabulary';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { DIET_NAMES } from '../word-names.ts';
import type { DietChoice } from './diet-choice.ts';

const MATCH_LABELS = { all: t`All of these`, any: t`Any of these` } as const;

interface DietFilterProps {
  value: DietChoice;
  onChange: (value: DietChoice) => void;
}

/** Chips of the diets. With two or more chosen, a switch says whether all or any of them must hold. */
export function DietFilter({ value, onChange }: DietFilterProps) {
  const { diets } = value;
  const toggle = (diet: Diet) =>
    onChange({
      ...value,
      diets: diets.includes(diet) ? diets.filter((other) => other !== diet) : [...diets, diet],
    });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">
        <Trans>Diet</Trans>
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {DIETS.map((diet) => (
          <Chip key={diet} selected={diets.includes(diet)} onToggle={() => toggle(diet)}>
            {DIET_NAMES[diet]}
          </Chip>
        ))}
        {diets.length > 1 && (
          <MatchSwitch value={value.dietMatch} onChange={(dietMatch) => onChange({ ...value, dietMatch })} />
        )}
      </div>
    </fieldset>
  );
}

interface MatchSwitchProps {
  value: DietChoice['dietMatch'];
  onChange: (value: DietChoice['dietMatch']) => void;
}

function MatchSwitch({ value, onChange }: MatchSwitchProps) {
  const name = useId();
  return (
    <fieldset className="flex w-fit rounded-full border border-line bg-sunken p-1">
      <legend className="sr-only">
        <Trans>A recipe keeps</Trans>
      </legend>
      {DIET_MATCHES.map((match) => (
        <label
          key={match}
          className={cx(
            'flex min-h-11 cursor-pointer items-center rounded-full px-4 font-medium text-sm transition',
            'has-focus-visible:outline-2 has-focus-visible:outline-herb',
            value === match ? 'bg-raised text-ink shadow-soft' : 'text-ink-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === match}
            onChange={() => onChange(match)}
          />
          {MATCH_LABELS[match]}
        </label>
      ))}
    </fieldset>
  );
}
