import { Check, Refrigerator } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { usePantryActions } from './use-pantry.ts';

/** Cooked food keeps this many days in the fridge. */
const KEEPS_DAYS = 3;
const NAME_CHARS = 80;

/** The day on which leftovers of today should be eaten: "2026-05-04". */
function eatBy(now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + KEEPS_DAYS);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Puts what is left of a dish into the fridge, with the day by which to eat it. */
export function Leftovers({ title, servings }: { title: string; servings: number }) {
  const actions = usePantryActions();
  const [portions, setPortions] = useState('1');
  const [kept, setKept] = useState(false);
  const most = Math.max(1, Math.min(12, Math.ceil(servings)));
  const options = Array.from({ length: most }, (_, at) => ({
    value: String(at + 1),
    label: at === 0 ? '1 portion' : `${at + 1} portions`,
  }));
  const keep = async () => {
    const name = `${title.slice(0, NAME_CHARS - 12)} (leftovers)`;
    const item = { name, dish: true, amount: Number(portions), unit: 'serving', place: 'fridge' as const };
    if (await actions.add([{ ...item, bestBefore: eatBy(new Date()) }])) setKept(true);
  };
  return (
    <Card className="grid gap-4 p-5">
      <h3 className="flex items-center gap-2 text-2xl">
        <Refrigerator aria-hidden className="size-5 text-herb-ink" />
        Anything left?
      </h3>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Left over"
          options={options}
          value={portions}
          disabled={kept}
          onChange={(event) => setPortions(event.target.value)}
          className="min-w-40 flex-1"
        />
        <Button variant="outline" busy={actions.busy} disabled={kept} onClick={() => void keep()}>
          {kept && <Check aria-hidden className="size-5" />}
          {kept ? 'In the fridge' : 'Put in the fridge'}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">Cool it within two hours. It keeps {KEEPS_DAYS} days.</p>
    </Card>
  );
}
