import { FoodField } from '../../shared/foods/food-field.tsx';
import { namesTyped } from '../../shared/typed-things.ts';

interface KnownFood {
  id: string;
  name: string;
  emoji: string;
}

interface IngredientEntryProps {
  label?: string;
  placeholder?: string;
  onAdd: (name: string, food?: KnownFood) => void;
}

/** Adds ingredients by typing, with suggestions of known foods. Enter adds; several may be typed at once. */
export function IngredientEntry({
  label = 'Add an ingredient',
  placeholder = 'olive oil, rice, garlic',
  onAdd,
}: IngredientEntryProps) {
  const add = async (line: string, known: readonly KnownFood[]) => {
    for (const name of await namesTyped(line))
      onAdd(
        name,
        known.find((food) => food.name.toLowerCase() === name.trim().toLowerCase()),
      );
    return true;
  };
  return <FoodField label={label} placeholder={placeholder} onAdd={add} />;
}
