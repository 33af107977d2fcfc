import { t } from '@lingui/core/macro';
import { type ChangeHandlers, isFresh } from '../../lib/outbox/pending-change.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshMeals } from './meals.queries.ts';

export const mealChanges: ChangeHandlers<'meal'> = {
  sent: (_change, _answer, { queries }) => refreshMeals(queries),

  refused(change, { code, message }, { queries, again }) {
    refreshMeals(queries);
    const { title } = change;
    const explained = message !== '' && code !== 'internal';
    toast({
      tone: 'error',
      title: t`Save Failed`,
      text: explained
        ? [title, message].filter(Boolean).join(': ')
        : t`Could not save the meal. Please try again.`,
      // Otherwise the form is still open, with everything that was typed.
      ...(!isFresh(change) && { action: { label: t`Try Again`, onPress: again } }),
    });
  },
};
