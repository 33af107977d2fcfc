import { t } from '@lingui/core/macro';
import { Check, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useIsListed } from './listed-recipes.ts';
import { type ShopTarget, useShopFor } from './use-shop-for.ts';

interface AddMissingButtonProps {
  recipe: ShopTarget;
  className?: string;
}

/** One tap puts what a recipe misses on the shopping list. A second one follows the servings chosen since. */
export function AddMissingButton({ recipe, className }: AddMissingButtonProps) {
  const shopFor = useShopFor();
  const listed = useIsListed(recipe.id);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await shopFor(recipe).finally(() => setBusy(false));
  };
  const label = listed ? t`On your list` : t`Add to list`;
  const { title } = recipe;
  return (
    <Button
      variant="outline"
      busy={busy}
      onClick={() => void press()}
      aria-label={
        listed ? t`On your list: what ${title} is missing` : t`Add to list: what ${title} is missing`
      }
      className={className ?? ''}
    >
      {!busy &&
        (listed ? (
          <Check aria-hidden className="size-5 text-herb-ink" />
        ) : (
          <ShoppingBasket aria-hidden className="size-5" />
        ))}
      {label}
    </Button>
  );
}
