import type { shopForRecipe } from '@crisper/contract/plan/plan';
import type { z } from 'zod';
import type { ChangeHandlers } from '../../lib/outbox/pending-change.ts';
import { toast } from '../../ui/toast-store.ts';
import { markListed } from './listed-recipes.ts';
import { cacheShoppingList } from './shopping.queries.ts';

type Answer = z.output<typeof shopForRecipe.response>;

export const shopChanges: ChangeHandlers = {
  sent: (_change, answer, { queries }) => cacheShoppingList(queries, answer as Answer),

  refused({ title, params }, { message }) {
    markListed((params as { recipe: string }).recipe, false);
    toast({ tone: 'error', title: 'Not Added', text: `${title}: ${message || 'Please try again.'}` });
  },
};
