import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type AtHand, type Kitchen, setIngredients } from './kitchen-session.ts';

interface IngredientsSummaryProps {
  kitchen: Kitchen;
  /** Names that the kitchen does not know; they were not used. */
  unknown: readonly string[];
}

export function IngredientsSummary({ kitchen, unknown }: IngredientsSummaryProps) {
  const [typed, setTyped] = useState('');
  const { ingredients } = kitchen;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const added: AtHand[] = typed
      .split(',')
      .map((name) => ({ name: name.trim().slice(0, 120), emoji: '' }))
      .filter(({ name }) => name !== '');
    if (added.length > 0) setIngredients([...ingredients, ...added]);
    setTyped('');
  };
  return (
    <Card className="p-5">
      <h2 className="text-xl tabular-nums">
        Your {ingredients.length} {ingredients.length === 1 ? 'ingredient' : 'ingredients'}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {ingredients.map((item) => (
          <li key={item.name}>
            <Chip
              {...(ingredients.length > 1
                ? {
                    onRemove: () => setIngredients(ingredients.filter((other) => other !== item)),
                    removeLabel: `Remove ${item.name}`,
                  }
                : {})}
            >
              {item.emoji && <span aria-hidden>{item.emoji}</span>}
              {item.name}
            </Chip>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          Not known to the kitchen, so not used: {unknown.join(', ')}. Try another word for it.
        </p>
      )}
      <form onSubmit={add} className="mt-4 flex gap-2">
        <input
          aria-label="Add an ingredient"
          placeholder="Something more?"
          value={typed}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-4 text-base placeholder:text-ink-soft"
        />
        <Button type="submit" variant="outline" disabled={typed.trim() === ''}>
          <Plus aria-hidden className="size-5" />
          Add
        </Button>
      </form>
    </Card>
  );
}
