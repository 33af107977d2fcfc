import { type Product, removeProduct, shareProducts } from '@crisper/contract/products/products';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ProductCard } from './product-card.tsx';
import { ProductForm } from './product-form.tsx';
import { ownProductsQuery, refreshLabels } from './products.queries.ts';

interface OwnFoodsDialogProps {
  onClose: () => void;
}

type Shown =
  | { view: 'list' }
  | { view: 'food'; product: Product }
  | { view: 'form'; product: Product | null };

/** Foods by their own label: add one from a photo of its table, log some, correct or forget it. */
export function OwnFoodsDialog({ onClose }: OwnFoodsDialogProps) {
  const [shown, setShown] = useState<Shown>({ view: 'list' });
  const back = () => setShown({ view: 'list' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={shown.view === 'form' && !shown.product ? t`New food` : t`Your foods`}
    >
      {shown.view === 'list' && (
        <OwnFoods
          onAdd={() => setShown({ view: 'form', product: null })}
          onOpen={(product) => setShown({ view: 'food', product })}
        />
      )}
      {shown.view === 'food' && (
        <div className="grid gap-4">
          <ProductCard
            product={shown.product}
            onLogged={onClose}
            onChange={() => setShown({ view: 'form', product: shown.product })}
          />
          <Forget product={shown.product} onDone={back} />
        </div>
      )}
      {shown.view === 'form' && (
        <ProductForm
          code={shown.product?.code ?? null}
          product={shown.product}
          onSaved={(product) => setShown({ view: 'food', product })}
        />
      )}
    </Dialog>
  );
}

function OwnFoods({ onAdd, onOpen }: { onAdd: () => void; onOpen: (product: Product) => void }) {
  const asked = useQuery(ownProductsQuery);
  const queries = useQueryClient();
  const share = useMutation({
    mutationFn: (sharing: boolean) => call(shareProducts, { body: { sharing } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownProductsQuery.queryKey }),
    onError: () => toast({ tone: 'error', title: t`Not Saved`, text: t`Please try again.` }),
  });
  if (asked.isPending) return <Skeleton className="h-40" />;
  if (!asked.data)
    return (
      <LoadFailed of={asked}>
        <Trans>Your foods could not be loaded.</Trans>
      </LoadFailed>
    );
  const { products, sharing } = asked.data;
  return (
    <div className="grid gap-5">
      <Button onClick={onAdd}>
        <Plus aria-hidden className="size-5" /> <Trans>Add a food</Trans>
      </Button>
      {products.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>
            What you eat often and no list knows: photograph its nutrition table, and log it by its own label.
          </Trans>
        </p>
      ) : (
        <ul aria-label={t`Your foods`} className="divide-y divide-line">
          {products.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                onClick={() => onOpen(product)}
                className="flex min-h-12 w-full items-center gap-3 py-2 text-start"
              >
                <FoodPicture food={product.food} className="size-8" />
                <span className="min-w-0 flex-1 font-medium">{product.name}</span>
                <span className="text-ink-soft text-sm tabular-nums">
                  {product.per100g
                    ? t`${Math.round(product.per100g.calories)} kcal in 100 g`
                    : t`no label yet`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Switch
        label={t`Share my answers to bar codes`}
        checked={share.isPending ? share.variables : sharing}
        onChange={(next) => share.mutate(next)}
      >
        <Trans>
          Other households here may use what you said a bar code is. Never who said it, and only while this is
          on.
        </Trans>
      </Switch>
    </div>
  );
}

function Forget({ product, onDone }: { product: Product; onDone: () => void }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(removeProduct, { params: { id: product.id! } }),
    onSuccess: async () => {
      await refreshLabels(queries);
      onDone();
    },
    onError: (error) =>
      toast({ tone: 'error', title: t`Not Saved`, text: error.message || t`Please try again.` }),
  });
  return (
    <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
      <Trash2 aria-hidden className="size-5" /> <Trans>Forget this food</Trans>
    </Button>
  );
}
