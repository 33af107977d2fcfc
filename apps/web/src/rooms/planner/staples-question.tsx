import { answerStaples, type ShoppingItem } from '@crisper/contract/planner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { explain, takeItems } from './shopping.queries.ts';

/** The most common; more would push the list off the screen. */
const SHOWN = 8;
const WANTED = 'border-tomato bg-tomato-soft text-tomato-ink';

/** Asks once for what most kitchens have: what is there is not listed, and not asked for again. */
export function StaplesQuestion({ items }: { items: readonly ShoppingItem[] }) {
  const queries = useQueryClient();
  const [lacking, setLacking] = useState<ReadonlySet<string>>(new Set());
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
  const [all, setAll] = useState(false);
  const usual = items.filter((item) => !item.little);
  const little = all ? items.filter((item) => item.little) : [];
  const shown = all ? usual : usual.slice(0, SHOWN);
  const folded = items.length - shown.length - little.length;
  const lacks = items.filter(({ id }) => lacking.has(id)).length;
  return (
    <Card className="p-5 print:hidden">
      <h2 className="text-xl">Do you have these?</h2>
      <p className="mt-1 text-ink-soft text-sm">
        Tap what you're out of and it goes on the list. We won't ask about the rest again.
      </p>
      <Things label="Do you have these?" items={shown} lacking={lacking} onToggle={toggle} />
      {little.length > 0 && (
        <>
          <p className="mt-4 text-ink-soft text-sm">
            You only need a little of these. Got some, or happy without?
          </p>
          <Things label="Only a little of these" items={little} lacking={lacking} onToggle={toggle} />
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" busy={answer.isPending} onClick={() => answer.mutate()}>
          {lacks === 0
            ? `I have all ${items.length}`
            : lacks === items.length
              ? 'I need them all'
              : 'I have the rest'}
        </Button>
        {folded > 0 && (
          <Button variant="ghost" onClick={() => setAll(true)}>
            Show {folded} more
          </Button>
        )}
      </div>
    </Card>
  );
}

interface ThingsProps {
  label: string;
  items: readonly ShoppingItem[];
  lacking: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

function Things({ label, items, lacking, onToggle }: ThingsProps) {
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
      {items.map(({ id, name, emoji }) => (
        <li key={id}>
          <Chip
            selected={lacking.has(id)}
            onToggle={() => onToggle(id)}
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
    </ul>
  );
}
