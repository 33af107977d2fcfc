import type { Equipment } from '@crisper/contract/vocabulary';
import { t } from '@lingui/core/macro';
import {
  AirVent,
  CookingPot,
  Flame,
  Gauge,
  Heater,
  type LucideIcon,
  Microwave,
  Sandwich,
  Soup,
} from 'lucide-react';
import { Chip } from '../../ui/chip.tsx';
import { DEVICES } from './scan-state.ts';

const LOOKS: Readonly<Record<Equipment, { label: string; icon: LucideIcon }>> = {
  stovetop: { label: t`Stovetop`, icon: CookingPot },
  oven: { label: t`Oven`, icon: Heater },
  microwave: { label: t`Microwave`, icon: Microwave },
  air_fryer: { label: t`Air fryer`, icon: AirVent },
  slow_cooker: { label: t`Slow cooker`, icon: Soup },
  instant_pot: { label: t`Instant Pot`, icon: Gauge },
  grill: { label: t`Grill`, icon: Flame },
  toaster_oven: { label: t`Toaster oven`, icon: Sandwich },
  no_cook: { label: t`No cooking`, icon: Sandwich },
};

interface EquipmentPickerProps {
  selected: readonly Equipment[];
  onToggle: (item: Equipment) => void;
}

export function EquipmentPicker({ selected, onToggle }: EquipmentPickerProps) {
  return (
    <ul aria-label={t`Cooking equipment`} className="flex flex-wrap gap-2">
      {DEVICES.map((item) => {
        const { label, icon: Icon } = LOOKS[item];
        return (
          <li key={item}>
            <Chip selected={selected.includes(item)} onToggle={() => onToggle(item)}>
              <Icon aria-hidden className="size-4" />
              {label}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
