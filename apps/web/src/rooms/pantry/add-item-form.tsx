import { newPantryItem } from '@crisper/contract/pantry/pantry';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { FoodField } from '../../shared/foods/food-field.tsx';
import { thingsTyped } from '../../shared/typed-things.ts';
import { FormError } from '../../ui/form-error.tsx';
import { usePantryActions } from './use-pantry.ts';

const NAMES = newPantryItem.shape.name.array();
/** Where the browser keeps what is typed and not added yet. */
const DRAFT = 'pantry_draft';

/** Adds by one line: several things with their amounts. Other ways to add stand beside it. */
export function AddItemForm({ children }: { children?: ReactNode }) {
  const actions = usePantryActions();
  const [error, setError] = useState<string>();
  const add = async (line: string) => {
    const things = await thingsTyped(line);
    const tooLong = !NAMES.safeParse(things.map(({ name }) => name)).success;
    setError(tooLong ? t`Each thing may have 80 letters at most.` : undefined);
    return !tooLong && actions.add(things);
  };
  return (
    <div>
      <FoodField
        label={t`Add to the pantry`}
        hideLabel
        placeholder={t`2 milk, 500 g rice`}
        draft={DRAFT}
        onAdd={add}
        error={error}
      >
        {children}
      </FoodField>
      <FormError>{actions.failure}</FormError>
    </div>
  );
}
