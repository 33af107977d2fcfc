import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { FormError } from '../ui/form-error.tsx';
import { FoodPicture } from './foods/food-picture.tsx';
import { namesTyped } from './typed-things.ts';

interface Named {
  name: string;
  food: string | null;
}

interface NameListProps<Item extends Named> {
  label: string;
  items: readonly Item[];
  /** Absent when nothing may be taken out. */
  onRemove?: ((item: Item) => void) | undefined;
  addLabel: string;
  placeholder: string;
  /** Gets one name, or several that were typed at once; what was typed stays when it answers false. */
  onAdd: (names: string[]) => boolean | Promise<boolean>;
  busy?: boolean;
  failure?: string | undefined;
}

/** Foods as chips, and a field that adds to them. */
export function NameList<Item extends Named>(props: NameListProps<Item>) {
  const { label, items, onRemove, addLabel, placeholder, onAdd, busy = false, failure } = props;
  const [typed, setTyped] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const names = await namesTyped(typed);
    if (names.length === 0 || (await onAdd(names))) setTyped('');
  };
  return (
    <>
      <ul aria-label={label} aria-busy={busy} className="mt-3 flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item.name}>
            <Chip {...(onRemove && { onRemove: () => onRemove(item), removeLabel: t`Remove ${item.name}` })}>
              <FoodPicture food={item.food} className="size-6" />
              {item.name}
            </Chip>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void add(event)} className="mt-4 flex flex-wrap gap-2">
        <input
          aria-label={addLabel}
          placeholder={placeholder}
          maxLength={400}
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-4 text-base placeholder:text-ink-soft"
        />
        <Button type="submit" variant="outline" busy={busy} disabled={typed.trim() === ''}>
          <Plus aria-hidden className="size-5" />
          <Trans>Add</Trans>
        </Button>
        <FormError className="basis-full">{failure}</FormError>
      </form>
    </>
  );
}
