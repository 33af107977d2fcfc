import { answerStaples } from '@crisper/contract/shopping/shopping';
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { listed } from '../../lib/i18n/listed.ts';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Fold } from '../../ui/fold.tsx';
import { cacheShoppingList, explain } from './shopping.queries.ts';

/** Things that dishes need; more would push the list off the screen. */
const SHOWN = 16;
const NAMED = 4;

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
    onSuccess: async (left) => {
      cacheShoppingList(queries, left);
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
  const needed = items.filter(({ asked }) => asked === 'needed');
  // A member who has every main thing is asked for the basics straight away.
  const shown = (needed.length > 0 ? needed : items).slice(0, SHOWN);
  const rest = items.filter((item) => !shown.includes(item));
  const lacks = items.filter(({ id }) => lacking.has(id)).length;
  return (
    <Fold
      title={t`Do you have these?`}
      note={listed(shown.map(({ name }) => name))}
      className="rounded-card border border-line bg-surface px-3 shadow-soft sm:px-4 print:hidden"
    >
      <p className="text-ink-soft text-sm">
        <Trans>Your dishes need them. Tap what you’re out of to put it on the list.</Trans>
      </p>
      <Things label={t`Do you have these?`} items={shown} lacking={lacking} onToggle={toggle} />
      {rest.length > 0 && !all && (
        <p className="mt-3 text-ink-soft text-sm">
          <Trans>We count on {countedOn(rest)}.</Trans>{' '}
          <button
            type="button"
            className="-my-3 min-h-11 font-medium text-herb-ink underline"
            onClick={() => setAll(true)}
          >
            {rest.length > NAMED ? t`See all` : t`Change`}
          </button>
        </p>
      )}
      {all && (
        <>
          <p className="mt-4 text-ink-soft text-sm">
            <Trans>And these, which most kitchens have:</Trans>
          </p>
          <Things label={t`Most kitchens have these`} items={rest} lacking={lacking} onToggle={toggle} />
        </>
      )}
      <Button variant="outline" busy={answer.isPending} onClick={() => answer.mutate()} className="my-4">
        {lacks === 0
          ? t`I have them all`
          : lacks === items.length
            ? t`I need them all`
            : plural(lacks, { one: 'Add #, I have the rest', other: 'Add #, I have the rest' })}
      </Button>
    </Fold>
  );
}

/** "salt, flour, olive oil, sugar and 14 more basics". */
function countedOn(items: readonly ShoppingItem[]): string {
  const named = items.slice(0, NAMED).map(({ name }) => name);
  const more = items.length - named.length;
  return listed(more > 0 ? [...named, plural(more, { one: '# more', other: '# more' })] : named);
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
      {items.map(({ id, name, food }) => (
        <li key={id}>
          <Chip selected={lacking.has(id)} onToggle={() => onToggle(id)}>
            {lacking.has(id) ? (
              <ShoppingBasket aria-hidden className="size-4" />
            ) : (
              <FoodPicture food={food} className="size-6" />
            )}
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
