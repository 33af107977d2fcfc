import { plural, t } from '@lingui/core/macro';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';

interface ServingsStepperProps {
  servings: number;
  onChange: (servings: number) => void;
}

/** At least one serving, without an upper limit. */
export function ServingsStepper({ servings, onChange }: ServingsStepperProps) {
  return (
    <div className="flex items-center justify-between gap-1 rounded-control border border-line-strong bg-raised print:hidden">
      <IconButton label={t`One serving less`} disabled={servings <= 1} onClick={() => onChange(servings - 1)}>
        <Minus />
      </IconButton>
      <output aria-label={t`Servings`} className="min-w-24 text-center font-semibold tabular-nums">
        {plural(servings, { one: '# serving', other: '# servings' })}
      </output>
      <IconButton label={t`One serving more`} onClick={() => onChange(servings + 1)}>
        <Plus />
      </IconButton>
    </div>
  );
}
