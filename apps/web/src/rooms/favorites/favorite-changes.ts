import type { toggleFavorite } from '@crisper/contract/favorites/favorites';
import type { z } from 'zod';
import type { ChangeHandlers, ChangePage, PendingChange } from '../../lib/outbox/pending-change.ts';
import { toast } from '../../ui/toast-store.ts';
import { favoritesQuery } from './favorites.queries.ts';
import { markFavorite } from './mark-favorite.ts';

type Answer = z.output<typeof toggleFavorite.response>;
type Press = z.input<NonNullable<typeof toggleFavorite.body>>;

const pressOf = (change: PendingChange) => change.body as Press;

/** Shows the server's state, unless a newer press is still unsent. */
function show(change: PendingChange, isFavorite: boolean, { queries, waiting }: ChangePage): void {
  const { recipeId } = pressOf(change);
  if (!waiting.some((later) => pressOf(later).recipeId === recipeId))
    markFavorite(queries, recipeId, isFavorite);
  void queries.invalidateQueries({ queryKey: favoritesQuery.queryKey });
}

export const favoriteChanges: ChangeHandlers = {
  sent: (change, answer, page) => show(change, (answer as Answer).isFavorite, page),

  refused(change, refusal, page) {
    show(change, pressOf(change).isFavorite === false, page);
    void page.queries.invalidateQueries({ queryKey: ['recipes'] });
    if (refusal.code !== 'limit_reached')
      return toast({
        tone: 'error',
        title: 'Error',
        text: 'Failed to update favorite. Please try again.',
      });
    toast({
      tone: 'error',
      title: 'Favorites Full',
      text: refusal.message,
      action: { label: 'Upgrade', onPress: () => page.goTo('/subscribe') },
    });
  },
};
