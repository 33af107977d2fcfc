import type { tickShopping } from '@crisper/contract/planner';
import type { z } from 'zod';
import type { DeedHandlers } from '../../lib/outbox/deed.ts';
import { toast } from '../../ui/toast-store.ts';
import { shoppingQuery, takeItems } from './shopping.queries.ts';

type Answer = z.output<typeof tickShopping.response>;

export const tickDeeds: DeedHandlers = {
  sent: (_deed, answer, { queries }) => void takeItems(queries, (answer as Answer).items),

  refused({ title }, { message }, { queries }) {
    void queries.invalidateQueries({ queryKey: shoppingQuery.queryKey });
    toast({ tone: 'error', title: 'Not Saved', text: `${title}: ${message || 'Please try again.'}` });
  },
};
