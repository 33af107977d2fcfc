import {
  type Product,
  type ProductInput,
  saveProduct,
  updateProduct,
} from '@crisper/contract/products/products';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { numberShown, withDecimals } from '../../lib/i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { AllergenFields } from './allergen-fields.tsx';
import { LabelPhoto } from './label-photo.tsx';
import { refreshLabels } from './products.queries.ts';
import { emptyLabel, LABEL_FIELDS, labelOf, numberOf, type TypedLabel, typedLabel } from './typed-label.ts';

interface ProductFormProps {
  /** The bar code it is about; null for a food without one. */
  code: string | null;
  product: Product | null;
  weighed?: { usually: 'weight' | 'price'; grams: number; price: number } | null;
  onSaved: (product: Product) => void;
}

type Said = Pick<Product, 'allergens' | 'mayContain'>;

const UNITS = [
  { value: 'gram', label: 'g' },
  { value: 'milliliter', label: 'ml' },
  { value: 'piece', label: t`pieces` },
];

/** What something sold is: its name, what it counts as, the pack and the label. Only the name is needed. */
export function ProductForm({ code, product, weighed = null, onSaved }: ProductFormProps) {
  const queries = useQueryClient();
  const [name, setName] = useState(product?.name ?? '');
  const [kind, setKind] = useState(product?.foodName ?? '');
  const [pack, setPack] = useState(product?.pack ? numberShown(product.pack.amount) : '');
  const [unit, setUnit] = useState<string>(product?.pack?.unit ?? 'gram');
  const [weighs, setWeighs] = useState<string>(product?.weighs ?? weighed?.usually ?? 'weight');
  const [label, setLabel] = useState<TypedLabel>(product ? typedLabel(product) : emptyLabel);
  /** Figures that a photo told with doubt, until somebody has touched them. */
  const [doubtful, setDoubtful] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<Said>({
    allergens: product?.allergens ?? [],
    mayContain: product?.mayContain ?? [],
  });
  const save = useMutation({
    mutationFn: (body: ProductInput) =>
      product?.id
        ? call(updateProduct, { params: { id: product.id }, body: { ...body, version: product.version } })
        : call(saveProduct, { body: { ...body, code } }),
    onSuccess: async (saved) => {
      await refreshLabels(queries);
      onSaved(saved);
    },
  });
  const figures = labelOf(label);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const amount = numberOf(pack);
    save.mutate({
      name,
      brand: product?.brand ?? null,
      kind: kind.trim() || null,
      pack: amount ? { amount, unit: unit as 'gram' | 'milliliter' | 'piece' } : null,
      per100g: figures,
      servingGrams: numberOf(label.servingGrams) || null,
      allergens: [...said.allergens],
      mayContain: [...said.mayContain],
      weighs: weighed ? (weighs as 'weight' | 'price') : (product?.weighs ?? null),
    });
  };
  const problem = save.error instanceof ApiError ? save.error.message : save.error && t`Please try again.`;
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field
        label={t`Name on the package`}
        maxLength={120}
        autoComplete="off"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={t`What it is`}
        placeholder={t`milk, pasta, honey`}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        hint={t`As you would call it in a recipe.`}
      />
      {weighed ? (
        <Select
          label={t`The digits in the code are`}
          options={[
            { value: 'weight', label: t`a weight: ${numberShown(weighed.grams)} g` },
            { value: 'price', label: t`a price: ${withDecimals(weighed.price, 2)}` },
          ]}
          value={weighs}
          onChange={(event) => setWeighs(event.target.value)}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-3">
          <Field
            label={t`In a full pack`}
            placeholder={t`if known`}
            inputMode="decimal"
            maxLength={8}
            value={pack}
            onChange={(event) => setPack(event.target.value)}
          />
          <Select
            label={t`Unit`}
            options={UNITS}
            value={unit}
            onChange={(event) => setUnit(event.target.value)}
          />
        </div>
      )}
      <fieldset className="grid grid-cols-2 items-start gap-3 rounded-card border border-line p-4">
        <legend className="px-1 font-semibold text-sm">
          <Trans>Nutrition label, in 100 g</Trans>
        </legend>
        <LabelPhoto
          onRead={(read, unsure) => {
            setLabel({ ...label, ...read });
            setDoubtful(unsure);
          }}
        />
        {LABEL_FIELDS.map(({ key, text }) => (
          <Field
            key={key}
            label={text}
            placeholder={t`if known`}
            inputMode="decimal"
            maxLength={8}
            value={label[key]}
            onChange={(event) => {
              setLabel({ ...label, [key]: event.target.value });
              setDoubtful(doubtful.filter((one) => one !== key));
            }}
            hint={
              doubtful.includes(key) && (
                <span className="text-honey-ink">
                  <Trans>Please check</Trans>
                </span>
              )
            }
          />
        ))}
      </fieldset>
      <AllergenFields {...said} onChange={setSaid} />
      {problem && <FormError>{problem}</FormError>}
      <Button type="submit" busy={save.isPending} disabled={name.trim() === ''}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
