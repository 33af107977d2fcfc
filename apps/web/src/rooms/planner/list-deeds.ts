import type { ShoppingList } from '@crisper/contract/planner';
import type { DeedHandlers } from '../../lib/outbox/deed.ts';
import { toast } from '../../ui/toast-store.ts';
import { shoppingQuery, takeList } from './shopping.queries.ts';

export const listDeeds: DeedHandlers = {
  sent({ kind }, answer, { queries }) {
    takeList(queries, answer as ShoppingList);
    if (kind === 'price') void queries.invalidateQueries({ queryKey: ['cost'] });
  },

  refused({ title }, { message }, { queries }) {
    void queries.invalidateQueries({ queryKey: shoppingQuery.queryKey });
    toast({ tone: 'error', title: 'Not Saved', text: `${title}: ${message || 'Please try again.'}` });
  },
};
