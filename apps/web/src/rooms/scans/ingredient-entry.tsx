import { FoodField } from '../../shared/foods/food-field.tsx';
import { thingsTyped } from '../../shared/typed-things.ts';
import type { TypedAmount } from './scan-state.ts';

interface KnownFood {
  id: string;
  name: string;
  emoji: string;
}

interface IngredientEntryProps {
  label?: string;
  placeholder?: string;
  onAdd: (name: string, food?: KnownFood, typed?: TypedAmount) => void;
}

/** Adds ingredients by typing, with suggestions of known foods. Enter adds; several may be typed, pasted or dictated at once. */
export function IngredientEntry({
  label = 'Add an ingredient',
  placeholder = 'olive oil, rice, garlic',
  onAdd,
}: IngredientEntryProps) {
  const add = async (line: string, known: readonly KnownFood[]) => {
    for (const { name, amount, unit } of await thingsTyped(line))
      onAdd(
        name,
        known.find((food) => food.name.toLowerCase() === name.trim().toLowerCase()),
        amount === null ? undefined : { amount, unit },
      );
    return true;
  };
  return <FoodField label={label} placeholder={placeholder} onAdd={add} />;
}
