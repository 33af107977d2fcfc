import {
  cmOfFeet,
  feetAndInches,
  feetOf,
  feetOfCm,
  kgOfPounds,
  poundsOfKg,
} from '@crisper/kitchen/nutrition/body-units';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { numberShown, numberTyped } from '../lib/i18n/numbers.ts';
import { useMeasures } from '../lib/use-measures.ts';
import { cx } from '../ui/cx.ts';
import { Field } from '../ui/field.tsx';

export interface BodySize {
  heightFt: number | null;
  weightLbs: number | null;
}

interface BodyFieldsProps extends BodySize {
  onChange: (size: BodySize) => void;
  errors?: { height?: string | undefined; weight?: string | undefined };
}

type System = 'us' | 'metric';

const SYSTEMS: readonly { id: System; label: string }[] = [
  { id: 'us', label: 'ft / lb' },
  { id: 'metric', label: 'cm / kg' },
];

/** Null for an empty field or anything but a positive number. */
function numberOf(text: string): number | null {
  const value = numberTyped(text);
  return Number.isFinite(value) && value > 0 ? value : null;
}

const shown = (value: number | null): string => (value === null ? '' : numberShown(value));

/** Height and weight in the user's units; the values are always in feet and pounds. */
export function BodyFields({ heightFt, weightLbs, onChange, errors }: BodyFieldsProps) {
  const name = useId();
  const [system, setSystem] = useMeasures();
  const [typed, setTyped] = useState(() => write(system, heightFt, weightLbs));

  const change = (next: Partial<typeof typed>) => {
    const now = { ...typed, ...next };
    setTyped(now);
    onChange(read(system, now));
  };
  const switchTo = (next: System) => {
    const now = read(system, typed);
    setSystem(next);
    setTyped(write(next, now.heightFt, now.weightLbs));
  };

  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="font-semibold text-sm">
          <Trans>Units</Trans>
        </legend>
        <div className="mt-1.5 flex gap-2">
          {SYSTEMS.map(({ id, label }) => (
            <label
              key={id}
              className={cx(
                'flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-control border px-4 font-medium',
                'has-focus-visible:outline-3 has-focus-visible:outline-herb',
                system === id ? 'border-herb bg-herb-soft text-herb-ink' : 'border-line-strong bg-raised',
              )}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={system === id}
                onChange={() => switchTo(id)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        {system === 'us' ? (
          <div className="grid grid-cols-2 gap-2">
            <Field
              label={t`Height (ft)`}
              inputMode="decimal"
              placeholder="5"
              value={typed.feet}
              error={errors?.height}
              onChange={(event) => change({ feet: event.target.value })}
            />
            <Field
              label={t`(in)`}
              aria-label={t`Height, inches`}
              inputMode="decimal"
              placeholder="8"
              value={typed.inches}
              onChange={(event) => change({ inches: event.target.value })}
            />
          </div>
        ) : (
          <Field
            label={t`Height (cm)`}
            inputMode="decimal"
            placeholder="173"
            value={typed.cm}
            error={errors?.height}
            onChange={(event) => change({ cm: event.target.value })}
          />
        )}
        <Field
          label={system === 'us' ? t`Weight (lb)` : t`Weight (kg)`}
          inputMode="decimal"
          placeholder={system === 'us' ? '150' : '68'}
          value={typed.weight}
          error={errors?.weight}
          onChange={(event) => change({ weight: event.target.value })}
        />
      </div>
    </div>
  );
}

function write(system: System, heightFt: number | null, weightLbs: number | null) {
  const { feet, inches } = heightFt === null ? { feet: null, inches: null } : feetAndInches(heightFt);
  const weight = weightLbs === null || system === 'us' ? weightLbs : kgOfPounds(weightLbs);
  return {
    feet: shown(feet),
    inches: inches === 0 ? '' : shown(inches),
    cm: heightFt === null ? '' : numberShown(cmOfFeet(heightFt)),
    weight: shown(weight),
  };
}

function read(system: System, typed: ReturnType<typeof write>): BodySize {
  const weight = numberOf(typed.weight);
  if (system === 'metric') {
    const cm = numberOf(typed.cm);
    return {
      heightFt: cm === null ? null : feetOfCm(cm),
      weightLbs: weight === null ? null : poundsOfKg(weight),
    };
  }
  const feet = numberOf(typed.feet);
  return {
    heightFt: feet === null ? null : feetOf({ feet, inches: numberOf(typed.inches) ?? 0 }),
    weightLbs: weight,
  };
}
