import { t } from '@lingui/core/macro';
import type { ChangeHandlers, ChangePage, PendingChange } from '../../lib/outbox/pending-change.ts';
import { toast } from '../../ui/toast-store.ts';
import { favoritesQuery } from './favorites.queries.ts';
import { markFavorite } from './mark-favorite.ts';

type Press = PendingChange<'favorite'>;

/** Shows the server's state, unless a newer press is still unsent. */
function show({ body }: Press, isFavorite: boolean, { queries, waiting }: ChangePage<'favorite'>): void {
  const { recipeId } = body;
  if (!waiting.some((later) => later.body.recipeId === recipeId)) markFavorite(queries, recipeId, isFavorite);
  void queries.invalidateQueries({ queryKey: favoritesQuery.queryKey });
}

export const favoriteChanges: ChangeHandlers<'favorite'> = {
  sent: (change, answer, page) => show(change, answer.isFavorite, page),

  refused(change, refusal, page) {
    show(change, change.body.isFavorite === false, page);
    void page.queries.invalidateQueries({ queryKey: ['recipes'] });
    if (refusal.code !== 'limit_reached')
      return toast({
        tone: 'error',
        title: t`Error`,
        text: t`Failed to update favorite. Please try again.`,
      });
    toast({
      tone: 'error',
      title: t`Favorites Full`,
      text: refusal.message,
      action: { label: t`Upgrade`, onPress: () => page.goTo('/subscribe') },
    });
  },
};
