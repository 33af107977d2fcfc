import { t } from '@lingui/core/macro';
import { Field } from '../../ui/field.tsx';

interface WhenFieldProps {
  /** The value of a datetime-local input: "2026-05-01T12:30"; empty for now. */
  value: string;
  onChange: (value: string) => void;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant in local time, as the input's value. */
export function clockOf(at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant of the input's value; undefined for now or an invalid date. */
export function instantOf(clock: string): string | undefined {
  const at = new Date(clock);
  return clock === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

export function WhenField({ value, onChange }: WhenFieldProps) {
  return (
    <Field
      label={t`Eaten at`}
      type="datetime-local"
      min="2000-01-01T00:00"
      max={clockOf(new Date())}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
