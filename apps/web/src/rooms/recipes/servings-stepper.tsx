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
      <IconButton label="One serving less" disabled={servings <= 1} onClick={() => onChange(servings - 1)}>
        <Minus />
      </IconButton>
      <output aria-label="Servings" className="min-w-24 text-center font-semibold tabular-nums">
        {servings} {servings === 1 ? 'serving' : 'servings'}
      </output>
      <IconButton label="One serving more" onClick={() => onChange(servings + 1)}>
        <Plus />
      </IconButton>
    </div>
  );
}
