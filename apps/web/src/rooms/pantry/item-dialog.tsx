import { PANTRY_PLACES, type PantryItem, updatePantryItem } from '@crisper/contract/pantry/pantry';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { aboutItem, amountOf, amountShown, orNull, PLACE_TITLES, UNITS } from './pantry-labels.ts';
import { usePantryActions } from './use-pantry.ts';

interface ItemDialogProps {
  item: PantryItem;
  onClose: () => void;
}

const { shape } = updatePantryItem.body!;
const SHAPE = updatePantryItem.body!.pick({ place: true }).extend({
  amount: z.string().transform(amountOf).pipe(shape.amount.unwrap()),
  unit: z.string().transform(orNull).pipe(shape.unit.unwrap()),
  openedOn: z.string().transform(orNull).pipe(shape.openedOn.unwrap()),
  bestBefore: z.string().transform(orNull).pipe(shape.bestBefore.unwrap()),
});

function typedOf(item: PantryItem): z.input<typeof SHAPE> {
  return {
    amount: amountShown(item.amount),
    unit: item.unit ?? '',
    place: item.place,
    openedOn: item.openedOn ?? '',
    bestBefore: item.bestBeforeEstimated ? '' : (item.bestBefore ?? ''),
  };
}

export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const { update, remove, busy, failure } = usePantryActions();
  const form = useForm({ resolver: zodResolver(SHAPE), defaultValues: typedOf(item) });
  const unit = item.unit ?? '';
  const units = UNITS.some(({ value }) => value === unit) ? UNITS : [...UNITS, { value: unit, label: unit }];

  const { errors } = form.formState;

  const save = form.handleSubmit(async (change) => {
    if (await update(item, change)) onClose();
  });
  const takeOut = async () => {
    if (await remove(item)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item.name}
      description={[item.product, aboutItem(item)].filter(Boolean).join(', ')}
    >
      <form onSubmit={save} className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <Field
            label={t`Amount`}
            maxLength={12}
            placeholder={t`1½, half…`}
            error={errors.amount?.message}
            {...form.register('amount')}
          />
          <Select label={t`Unit`} options={units} {...form.register('unit')} />
        </div>
        <Select
          label={t`Where it is kept`}
          options={PANTRY_PLACES.map((value) => ({ value, label: PLACE_TITLES[value] }))}
          {...form.register('place')}
        />
        <Field
          label={t`Opened on`}
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          error={errors.openedOn?.message}
          {...form.register('openedOn')}
        />
        <Field
          label={t`Best before`}
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          error={errors.bestBefore?.message}
          hint={
            item.bestBeforeEstimated && item.bestBefore
              ? t`Estimated from usual storage times: ${item.bestBefore}. Enter the date on the package if there is one.`
              : t`Leave it empty to have it estimated.`
          }
          {...form.register('bestBefore')}
        />
        <FormError>{failure}</FormError>
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="danger" disabled={busy} onClick={() => void takeOut()}>
            <Trash2 aria-hidden className="size-5" /> <Trans>Take out</Trans>
          </Button>
          <Button type="submit" busy={busy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
