import { addShopping } from '@crisper/contract/shopping/shopping';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FoodField } from '../../shared/foods/food-field.tsx';
import { namesTyped } from '../../shared/typed-things.ts';
import { toast } from '../../ui/toast-store.ts';
import { addItem } from './shopping.queries.ts';

const NAMES = addShopping.body!.shape.name.array();
/** Where the browser keeps what is typed and not added yet. */
const DRAFT = 'shopping_draft';

/** What is written goes to this list, without one where it was last time. It shows at once, and is sent as soon as there is a network. */
export function AddShoppingForm({ list }: { list?: string | null | undefined }) {
  const queries = useQueryClient();
  const [error, setError] = useState<string>();
  const add = async (line: string) => {
    const names = await namesTyped(line);
    if (!NAMES.safeParse(names).success) {
      setError(t`Each thing may have 80 letters at most.`);
      return false;
    }
    setError(undefined);
    for (const one of names) addItem(queries, one, list);
    if (names.length > 1) toast({ title: t`Added to the List`, text: `${names.join(', ')}.`, quiet: true });
    return true;
  };
  return (
    <div
      data-pinned
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-auto border-line border-t bg-paper/95 px-4 py-2 backdrop-blur-md sm:-mx-6 sm:px-6 md:bottom-0 print:hidden"
    >
      <FoodField
        label={t`Add to the list`}
        hideLabel
        placeholder={t`Add milk, 2 bananas…`}
        draft={DRAFT}
        above
        onAdd={add}
        error={error}
      />
    </div>
  );
}
