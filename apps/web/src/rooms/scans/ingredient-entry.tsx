import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { namesTyped } from '../../shared/typed-things.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { foodsLike } from './scans.queries.ts';

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
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim().toLowerCase().slice(0, 60));
  const { data = [] } = useQuery(foodsLike(search));
  const empty = text.trim() === '';

  const addTyped = async () => {
    setText('');
    for (const name of await namesTyped(text)) {
      const known = data.find((food) => food.name.toLowerCase() === name.trim().toLowerCase());
      onAdd(name, known);
    }
  };

  return (
    <Combobox<KnownFood>
      label={label}
      listLabel="Suggestions"
      placeholder={placeholder}
      maxLength={200}
      text={text}
      onText={setText}
      options={empty ? [] : data}
      keyOf={({ id }) => id}
      draw={({ emoji, name }) => (
        <>
          <span aria-hidden>{emoji}</span>
          {name}
        </>
      )}
      onPick={(food) => {
        onAdd(food.name, food);
        setText('');
      }}
      onEnter={() => void addTyped()}
      floating
    >
      <Button variant="outline" onClick={() => void addTyped()} disabled={empty}>
        <Plus aria-hidden className="size-5" /> Add
      </Button>
    </Combobox>
  );
}
