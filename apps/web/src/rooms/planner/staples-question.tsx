import { answerStaples, type ShoppingItem } from '@crisper/contract/planner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { explain, takeItems } from './shopping.queries.ts';

/** More would push the list off the screen. */
const SHOWN = 10;
const WANTED = 'border-tomato bg-tomato-soft text-tomato-ink';

/** Asks once for what most kitchens have: what is there is not listed, and not asked for again. */
export function StaplesQuestion({ items }: { items: readonly ShoppingItem[] }) {
  const queries = useQueryClient();
  const [lacking, setLacking] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, SHOWN);
  const answer = useMutation({
    mutationFn: () => {
      const ids = items.map(({ id }) => id);
      return call(answerStaples, {
        body: { have: ids.filter((id) => !lacking.has(id)), buy: ids.filter((id) => lacking.has(id)) },
      });
    },
    onSuccess: async ({ items: left }) => {
      await takeItems(queries, left);
      await queries.invalidateQueries({ queryKey: ['staples'] });
    },
    onError: explain,
  });
  const toggle = (id: string) => {
    const next = new Set(lacking);
    if (!next.delete(id)) next.add(id);
    setLacking(next);
  };
  const lacks = items.filter(({ id }) => lacking.has(id)).length;
  return (
    <Card className="p-5 print:hidden">
      <h2 className="text-xl">Do you have these?</h2>
      <p className="mt-1 text-ink-soft text-sm">
        Most kitchens do. Tap what you're out of and it goes on the list. We won't ask about the rest again.
      </p>
      <ul aria-label="Do you have these?" className="mt-3 flex flex-wrap gap-2">
        {shown.map(({ id, name, emoji }) => (
          <li key={id}>
            <Chip
              selected={lacking.has(id)}
              onToggle={() => toggle(id)}
              {...(lacking.has(id) ? { look: WANTED } : {})}
            >
              {lacking.has(id) ? (
                <ShoppingBasket aria-hidden className="size-4" />
              ) : (
                emoji && <span aria-hidden>{emoji}</span>
              )}
              {name}
            </Chip>
          </li>
        ))}
        {shown.length < items.length && (
          <li>
            <Button variant="ghost" onClick={() => setAll(true)} className="text-sm">
              Show {items.length - shown.length} more
            </Button>
          </li>
        )}
      </ul>
      <Button variant="outline" busy={answer.isPending} onClick={() => answer.mutate()} className="mt-4">
        {lacks === 0
          ? `I have all ${items.length}`
          : lacks === items.length
            ? 'I need all of these'
            : 'I have the rest'}
      </Button>
    </Card>
  );
}
