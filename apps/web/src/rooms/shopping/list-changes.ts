import { t } from '@lingui/core/macro';
import type { ChangeHandlers } from '../../lib/outbox/pending-change.ts';
import { toast } from '../../ui/toast-store.ts';
import { cacheShoppingList, shoppingQuery } from './shopping.queries.ts';

export const listChanges: ChangeHandlers<
  'tick' | 'list' | 'amount' | 'move' | 'price' | 'regular' | 'unlist'
> = {
  sent({ kind }, answer, { queries }) {
    cacheShoppingList(queries, answer);
    if (kind === 'price') void queries.invalidateQueries({ queryKey: ['cost'] });
  },

  refused({ title }, { message }, { queries, again }) {
    void queries.invalidateQueries({ queryKey: shoppingQuery.queryKey });
    toast({
      tone: 'error',
      title: t`Not Saved`,
      text: `${title}: ${message || t`Please try again.`}`,
      action: { label: t`Try Again`, onPress: again },
    });
  },
};
