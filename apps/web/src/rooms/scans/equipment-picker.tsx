import type { Equipment } from '@crisper/contract/vocabulary';
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
  stovetop: { label: 'Stovetop', icon: CookingPot },
  oven: { label: 'Oven', icon: Heater },
  microwave: { label: 'Microwave', icon: Microwave },
  air_fryer: { label: 'Air fryer', icon: AirVent },
  slow_cooker: { label: 'Slow cooker', icon: Soup },
  instant_pot: { label: 'Instant Pot', icon: Gauge },
  grill: { label: 'Grill', icon: Flame },
  toaster_oven: { label: 'Toaster oven', icon: Sandwich },
  no_cook: { label: 'No cooking', icon: Sandwich },
};

interface EquipmentPickerProps {
  selected: readonly Equipment[];
  onToggle: (item: Equipment) => void;
}

export function EquipmentPicker({ selected, onToggle }: EquipmentPickerProps) {
  return (
    <ul aria-label="Cooking equipment" className="flex flex-wrap gap-2">
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
