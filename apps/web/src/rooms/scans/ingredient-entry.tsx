import { t } from '@lingui/core/macro';
import { FoodField } from '../../shared/foods/food-field.tsx';
import { foodsTyped, type TypedFood } from '../../shared/typed-things.ts';
import type { TypedAmount } from './scan-state.ts';
import { whileReading } from './typed-reading.ts';

interface IngredientEntryProps {
  label?: string;
  placeholder?: string;
  onAdd: (name: string, food?: TypedFood, typed?: TypedAmount) => void;
}

/** Adds ingredients by typing, with suggestions of known foods. Enter adds; several may be typed, pasted or dictated at once. */
export function IngredientEntry({
  label = t`Add an ingredient`,
  placeholder = t`olive oil, rice, garlic`,
  onAdd,
}: IngredientEntryProps) {
  const read = async (line: string, known: readonly TypedFood[]) => {
    for (const { name, amount, unit, food } of await foodsTyped(line))
      onAdd(
        name,
        known.find((one) => one.name.toLowerCase() === name.trim().toLowerCase()) ?? food,
        amount === null ? undefined : { amount, unit },
      );
  };
  const add = async (line: string, known: readonly TypedFood[]) => {
    await whileReading(read(line, known));
    return true;
  };
  return <FoodField label={label} placeholder={placeholder} onAdd={add} />;
}
