import { type recipeData, toggleFavorite } from '@crisper/contract/favorites/favorites';
import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { perform } from '../../lib/outbox/outbox.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { getSession } from '../../lib/session/session-store.ts';
import { toast } from '../../ui/toast-store.ts';
import { markFavorite } from './mark-favorite.ts';

/** A composed or scanned recipe includes its full text, because it is not stored anywhere else. */
export type FavoriteTarget = Pick<RecipeCard, 'id' | 'title' | 'isFavorite'> & {
  recipeData?: z.input<typeof recipeData>;
};

/** Saves or unsaves a recipe with an optimistic update and a toast. A guest is asked to sign up first. */
export function useFavorite(): (target: FavoriteTarget) => Promise<void> {
  const queries = useQueryClient();

  const press = async (target: FavoriteTarget): Promise<void> => {
    if (!getSession()) return openAuth({ tab: 'signup', plan: 'free' });
    const { id, title, recipeData } = target;
    const isFavorite = !target.isFavorite;
    markFavorite(queries, id, isFavorite);
    const outcome = await perform(toggleFavorite, {
      kind: 'favorite',
      title,
      body: { recipeId: id, isFavorite, ...(recipeData && isFavorite ? { recipeData } : {}) },
    });
    if (outcome.state === 'refused') return;
    if (outcome.state === 'waiting' && outcome.signedOut) return openAuth({ tab: 'signin' });
    const text =
      outcome.state === 'sent' ? title : t`${title}. We’ll send it as soon as Crisper can be reached.`;
    if (isFavorite) return toast({ title: t`Added to favorites`, text });
    toast({
      title: t`Removed from favorites`,
      text,
      action: { label: t`Undo`, onPress: () => void press({ ...target, isFavorite }) },
    });
  };
  return press;
}
