import type { ShoppingItem } from '@crisper/contract/planner';
import type { NamedList } from '@crisper/contract/shopping-list';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { changeItemAmount, moveItem } from './shopping.queries.ts';

const AMOUNT_MAX = 40;

interface ItemDialogProps {
  item: ShoppingItem;
  lists: readonly NamedList[];
  system: MeasureSystem;
  onClose: () => void;
}

/** One thing on the list: how much of it, and where it is bought. Works without a network. */
export function ItemDialog({ item, lists, system, onClose }: ItemDialogProps) {
  const queries = useQueryClient();
  const [amount, setAmount] = useState(item.amount[system]);
  const [list, setList] = useState(item.list ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = amount.trim();
    if (wanted !== item.amount[system]) changeItemAmount(queries, item, wanted === '' ? null : wanted);
    if (list !== (item.list ?? '')) moveItem(queries, item, list === '' ? null : list);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={item.name}>
      <form onSubmit={save} className="grid gap-4">
        <Field
          label="Amount"
          value={amount}
          maxLength={AMOUNT_MAX}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="2 kg"
          hint="As you would write it. Empty: as much as your dishes need."
          onChange={(event) => setAmount(event.target.value)}
        />
        {lists.length > 1 && (
          <Select
            label="List"
            value={list}
            onChange={(event) => setList(event.target.value)}
            options={lists.map(({ id, name }) => ({ value: id ?? '', label: name }))}
          />
        )}
        <Button type="submit" variant="accent">
          Save
        </Button>
      </form>
    </Dialog>
  );
}
