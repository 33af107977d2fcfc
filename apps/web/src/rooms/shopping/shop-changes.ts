import { t } from '@lingui/core/macro';
import type { ChangeHandlers } from '../../lib/outbox/pending-change.ts';
import { toast } from '../../ui/toast-store.ts';
import { markListed } from './listed-recipes.ts';
import { cacheShoppingList } from './shopping.queries.ts';

export const shopChanges: ChangeHandlers<'shop'> = {
  sent: (_change, answer, { queries }) => cacheShoppingList(queries, answer),

  refused({ title, params }, { message }) {
    if (params) markListed(params.recipe, false);
    toast({ tone: 'error', title: t`Not Added`, text: `${title}: ${message || t`Please try again.`}` });
  },
};
