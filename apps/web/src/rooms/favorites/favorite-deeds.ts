import type { toggleFavorite } from '@crisper/contract/favorites';
import type { z } from 'zod';
import type { Deed, DeedHandlers, DeedPage } from '../../lib/outbox/deed.ts';
import { toast } from '../../ui/toast-store.ts';
import { favoritesQuery } from './favorites.queries.ts';
import { markFavorite } from './mark-favorite.ts';

type Answer = z.output<typeof toggleFavorite.response>;
type Press = z.input<NonNullable<typeof toggleFavorite.body>>;

const pressOf = (deed: Deed) => deed.body as Press;

/** Shows the server's state, unless a newer press is still unsent. */
function show(deed: Deed, isFavorite: boolean, { queries, waiting }: DeedPage): void {
  const { recipeId } = pressOf(deed);
  if (!waiting.some((later) => pressOf(later).recipeId === recipeId))
    markFavorite(queries, recipeId, isFavorite);
  void queries.invalidateQueries({ queryKey: favoritesQuery.queryKey });
}

export const favoriteDeeds: DeedHandlers = {
  sent: (deed, answer, page) => show(deed, (answer as Answer).isFavorite, page),

  refused(deed, refusal, page) {
    show(deed, pressOf(deed).isFavorite === false, page);
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
