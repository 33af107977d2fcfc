import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { foodsLike } from './scans.queries.ts';

interface KnownFood {
  id: string;
  name: string;
  emoji: string;
}

interface IngredientEntryProps {
  onAdd: (name: string, food?: KnownFood) => void;
}

/** Adds ingredients by typing, with suggestions of known foods. Enter adds; commas separate several. */
export function IngredientEntry({ onAdd }: IngredientEntryProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim().toLowerCase().slice(0, 60));
  const { data = [] } = useQuery(foodsLike(search));
  const empty = text.trim() === '';

  const addTyped = () => {
    for (const name of text.split(',').slice(0, 20)) {
      const known = data.find((food) => food.name.toLowerCase() === name.trim().toLowerCase());
      onAdd(name, known);
    }
    setText('');
  };

  return (
    <Combobox<KnownFood>
      label="Add an ingredient"
      listLabel="Suggestions"
      placeholder="olive oil, rice, garlic"
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
      onEnter={addTyped}
      floating
    >
      <Button variant="outline" onClick={addTyped} disabled={empty}>
        <Plus aria-hidden className="size-5" /> Add
      </Button>
    </Combobox>
  );
}
