import type { shopForRecipe } from '@crisper/contract/planner';
import type { z } from 'zod';
import type { DeedHandlers } from '../../lib/outbox/deed.ts';
import { toast } from '../../ui/toast-store.ts';
import { markListed } from './listed-recipes.ts';
import { takeList } from './shopping.queries.ts';

type Answer = z.output<typeof shopForRecipe.response>;

export const shopDeeds: DeedHandlers = {
  sent: (_deed, answer, { queries }) => takeList(queries, answer as Answer),

  refused({ title, params }, { message }) {
    markListed((params as { recipe: string }).recipe, false);
    toast({ tone: 'error', title: 'Not Added', text: `${title}: ${message || 'Please try again.'}` });
  },
};
