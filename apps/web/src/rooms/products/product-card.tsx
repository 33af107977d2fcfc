import { logProduct, type Product } from '@crisper/contract/products/products';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive, Pencil, TriangleAlert, Utensils } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { numberShown, numberTyped } from '../../lib/i18n/numbers.ts';
import { randomId } from '../../lib/random-id.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { capitalized } from '../../shared/word-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { allergensText } from './allergen-fields.tsx';
import { amountLabel, notForText, portionsOf, SOURCE_WORDS, weightOf } from './product-labels.ts';

interface Weighed {
  usually: 'weight' | 'price';
  grams: number;
  price: number;
}

interface ProductCardProps {
  product: Product;
  weighed?: Weighed | null;
  /** Absent where there is no pantry to put it into. */
  onKeep?: (amount: { amount: number; unit: string }) => Promise<void>;
  onLogged: () => void;
  onChange: () => void;
}

/** What a product is, with its label; and what to do with it. */
export function ProductCard({ product, weighed, onKeep, onLogged, onChange }: ProductCardProps) {
  const grams = weightOf(product, weighed ?? null);
  const [packs, setPacks] = useState('1');
  const count = numberTyped(packs);
  const allergens = allergensText(product);
  const keep = useMutation({
    mutationFn: async () =>
      onKeep?.(grams === null ? { amount: count, unit: 'package' } : { amount: grams, unit: 'gram' }),
  });
  return (
    <div className="grid gap-5">
      <div className="flex items-start gap-4">
        <FoodPicture food={product.food} className="size-12" />
        <div className="min-w-0 flex-1">
          <h3 className="text-xl">{product.name}</h3>
          <p className="text-ink-soft">
            {[
              product.brand,
              product.foodName && t`counts as ${product.foodName}`,
              amountLabel(product, grams),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="mt-1 flex flex-wrap gap-2">
            <Badge tone={product.source === 'shared' ? 'honey' : 'herb'}>
              {SOURCE_WORDS[product.source]}
            </Badge>
          </p>
          {allergens !== '' && <p className="mt-1 text-sm">{sentence(allergens)}</p>}
        </div>
        <Button variant="ghost" onClick={onChange} aria-label={t`Correct this product`}>
          <Pencil aria-hidden className="size-5" />
        </Button>
      </div>
      {product.notFor.length > 0 && <FormError>{notForText(product)}</FormError>}
      {product.per100g && <Label product={product} />}
      {onKeep && (
        <div className="flex items-end gap-3">
          {grams === null && (
            <Field
              label={t`Packages`}
              inputMode="decimal"
              maxLength={6}
              value={packs}
              onChange={(event) => setPacks(event.target.value)}
              className="w-24"
            />
          )}
          <Button
            disabled={grams === null && !(count > 0 && count <= 1000)}
            busy={keep.isPending}
            onClick={() => keep.mutate()}
            className="min-h-12 flex-1"
          >
            <Archive aria-hidden className="size-5" /> <Trans>Put in the pantry</Trans>
          </Button>
        </div>
      )}
      {product.per100g && <LogSome product={product} weight={grams} onLogged={onLogged} />}
    </div>
  );
}

const sentence = (text: string): string => `${capitalized(text)}.`;

function Label({ product: { per100g, perServing, servingGrams } }: { product: Product }) {
  const rows = [
    [t`Calories`, per100g!.calories, perServing?.calories, 'kcal'],
    [t`Protein`, per100g!.protein, perServing?.protein, 'g'],
    [t`Carbs`, per100g!.carbs, perServing?.carbs, 'g'],
    [t`Fat`, per100g!.fat, perServing?.fat, 'g'],
  ] as const;
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="text-start text-ink-soft">
          <th className="font-normal">
            <Trans>Label</Trans>
          </th>
          <th className="text-end font-normal">100 g</th>
          {perServing && (
            <th className="text-end font-normal">
              <Trans>Serving ({servingGrams === null ? '' : numberShown(servingGrams)} g)</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, each, serving, unit]) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="py-1 text-start font-medium">
              {name}
            </th>
            <td className="text-end">
              {numberShown(Math.round(each * 10) / 10)} {unit}
            </td>
            {serving !== undefined && (
              <td className="text-end">
                {numberShown(Math.round(serving * 10) / 10)} {unit}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LogSomeProps {
  product: Product;
  weight: number | null;
  onLogged: () => void;
}

/** "Half the pack", a serving, or any number of grams, as a meal. */
function LogSome({ product, weight, onLogged }: LogSomeProps) {
  const queries = useQueryClient();
  const portions = portionsOf(product, weight);
  const [portion, setPortion] = useState(portions[0]?.value ?? '');
  const [own, setOwn] = useState('100');
  const grams = portion === 'own' ? numberTyped(own) : Number(portion);
  /** One for the portion: a second tap, or a try after an answer that was lost, logs nothing twice. */
  const [idempotencyKey] = useState(randomId);
  const log = useMutation({
    mutationFn: () =>
      call(logProduct, {
        body: {
          ...(product.id ? { productId: product.id } : { code: product.code! }),
          grams,
          eatenAt: new Date().toISOString(),
          timeZone: timeZone(),
          idempotencyKey,
        },
      }),
    onSuccess: async ({ calories }) => {
      toast({ title: t`Meal Saved!`, text: t`${product.name}, ${Math.round(calories)} kcal.` });
      await queries.invalidateQueries({
        predicate: ({ queryKey: [room] }) => room === 'meals' || room === 'nutrition',
      });
      onLogged();
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: t`Save Failed`,
        text: error.message || t`Could not save the meal. Please try again.`,
      }),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 border-line border-t pt-4">
      {product.warning && (
        <p className="col-span-2 flex items-start gap-1.5 text-sm text-tomato-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {product.warning}
        </p>
      )}
      <Select
        label={t`Eat some`}
        options={[...portions, { value: 'own', label: t`Another amount` }]}
        value={portion}
        onChange={(event) => setPortion(event.target.value)}
      />
      <Button
        variant="outline"
        busy={log.isPending}
        disabled={!(grams > 0 && grams <= 20_000)}
        onClick={() => log.mutate()}
        className="min-h-12"
      >
        <Utensils aria-hidden className="size-5" /> <Trans>Log it</Trans>
      </Button>
      {portion === 'own' && (
        <Field
          label={t`Grams`}
          inputMode="decimal"
          maxLength={7}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
      )}
    </div>
  );
}
