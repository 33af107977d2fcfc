import { orderShop } from '@crisper/contract/shopping/shopping';
import type { NamedList } from '@crisper/contract/shopping/shopping-list';
import type { ShopSection } from '@crisper/contract/vocabulary';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { cacheShoppingList, explain } from './shopping.queries.ts';
import { SECTION_TITLES } from './shopping-state.ts';

const WHY: Readonly<Record<NamedList['order'], string>> = {
  usual: t`As most shops are. It follows the order you tick things off, after a few trips.`,
  learned: t`Learned from the order in which you tick things off. Set it yourself if it is wrong.`,
  chosen: t`As somebody of your household set it.`,
};

/** The sections of a shop, up and down. */
export function OrderDialog({ shop, onClose }: { shop: NamedList; onClose: () => void }) {
  const queries = useQueryClient();
  const [sections, setSections] = useState<readonly ShopSection[]>(shop.sections);
  const [told, setTold] = useState('');
  const save = useMutation({
    mutationFn: (next: readonly ShopSection[] | null) =>
      call(orderShop, { body: { list: shop.id, sections: next && [...next] } }),
    onSuccess: (list) => cacheShoppingList(queries, list),
    onError: explain,
  });
  const move = (from: number, to: number) => {
    const next = [...sections];
    next.splice(to, 0, ...next.splice(from, 1));
    setSections(next);
    setTold(t`${SECTION_TITLES[sections[from]!]} is number ${to + 1} of ${sections.length} now.`);
  };
  const forget = () =>
    save.mutate(null, {
      onSuccess: () => {
        toast({
          title: t`Starting Over`,
          text: t`The list is in the usual order, and learns again.`,
          action: { label: t`Undo`, onPress: () => save.mutate(shop.sections) },
        });
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`The order of ${shop.name}`}
      description={WHY[shop.order]}
    >
      <ol className="divide-y divide-line">
        {sections.map((section, at) => {
          const title = SECTION_TITLES[section];
          return (
            <li key={section} className="flex items-center gap-1 py-0.5">
              <span className="w-7 text-ink-soft text-sm tabular-nums">{at + 1}</span>
              <span className="min-w-0 flex-1">{title}</span>
              <IconButton
                label={t`Move ${title} up`}
                aria-disabled={at === 0}
                onClick={() => at > 0 && move(at, at - 1)}
                className="aria-disabled:opacity-40"
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                label={t`Move ${title} down`}
                aria-disabled={at === sections.length - 1}
                onClick={() => at < sections.length - 1 && move(at, at + 1)}
                className="aria-disabled:opacity-40"
              >
                <ArrowDown />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={save.isPending} onClick={() => save.mutate(sections, { onSuccess: onClose })}>
          <Trans>Save order</Trans>
        </Button>
        {shop.order !== 'usual' && (
          <Button variant="ghost" disabled={save.isPending} onClick={forget}>
            <Trans>Start over</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
