import type { NamedList, ShoppingItem, ShoppingList } from '@crisper/contract/shopping/shopping-list';
import type { Price } from '@crisper/contract/shopping/shopping-things';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { draftOf, PriceFields, priceOf } from './price-fields.tsx';
import { changeItemAmount, moveItem, priceItem, repeatThing } from './shopping.queries.ts';
import { thingOf } from './shopping-state.ts';
import { weekOptions } from './week-options.ts';

const AMOUNT_MAX = 40;

interface ItemDialogProps {
  item: ShoppingItem;
  lists: readonly NamedList[];
  system: MeasureSystem;
  /** Of the prices that are known. */
  currency: string;
  /** Undefined: it is bought once. */
  regular: ShoppingList['regulars'][number] | undefined;
  onClose: () => void;
}

/** One thing on the list: how much of it, where it is bought, and what it costs. Works without a network. */
export function ItemDialog({ item, lists, system, currency, regular, onClose }: ItemDialogProps) {
  const queries = useQueryClient();
  const shown = withFractionSigns(item.amount[system]);
  const [amount, setAmount] = useState(shown);
  const [list, setList] = useState(item.list ?? '');
  const [draft, setDraft] = useState(() => draftOf(item, system, currency));
  const [weeks, setWeeks] = useState(String(regular?.weeks ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const price = priceOf(draft, item, system);
    if (price === undefined) return setIsWrong(true);
    const wanted = amount.trim();
    if (wanted !== shown) changeItemAmount(queries, item, wanted === '' ? null : wanted);
    if (list !== (item.list ?? '')) moveItem(queries, item, list === '' ? null : list);
    if (weeks !== String(regular?.weeks ?? ''))
      repeatThing(item.name, thingOf(item), weeks === '' ? null : Number(weeks));
    if (!isSamePrice(price, item.price)) priceItem(queries, item, price);
    return onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={item.name}>
      <form onSubmit={save} className="grid gap-4">
        <Field
          label={t`Amount`}
          value={amount}
          maxLength={AMOUNT_MAX}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t`2 kg`}
          hint={t`As you would write it. Empty: as much as your dishes need.`}
          onChange={(event) => setAmount(event.target.value)}
        />
        {lists.length > 1 && (
          <Select
            label={t({ message: 'List', comment: 'which shopping list' })}
            value={list}
            onChange={(event) => setList(event.target.value)}
            options={lists.map(({ id, name }) => ({ value: id ?? '', label: name }))}
          />
        )}
        <Select
          label={t`Buy it again`}
          value={weeks}
          onChange={(event) => setWeeks(event.target.value)}
          options={weekOptions(regular?.weeks)}
        />
        <PriceFields
          item={item}
          system={system}
          draft={draft}
          error={isWrong ? t`Write a price like 2.49.` : undefined}
          onChange={(next) => {
            setDraft(next);
            setIsWrong(false);
          }}
        />
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

function isSamePrice(one: Price | null, other: Price | null): boolean {
  if (one === null || other === null) return one === other;
  const { minor, currency, per, pack } = one;
  return minor === other.minor && currency === other.currency && per === other.per && pack === other.pack;
}
