import type { DeedHandlers } from '../../lib/outbox/deed.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshMeals } from './meals.queries.ts';

export const mealDeeds: DeedHandlers = {
  sent: (_deed, _answer, { queries }) => refreshMeals(queries),

  refused({ title }, { code, message }, { queries }) {
    refreshMeals(queries);
    const explained = message !== '' && code !== 'internal';
    toast({
      tone: 'error',
      title: 'Save Failed',
      text: explained
        ? [title, message].filter(Boolean).join(': ')
        : 'Could not save the meal. Please try again.',
    });
  },
};
