import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { openAuth } from '../../lib/auth-dialog-store.ts';
import { getSession } from '../../lib/session-store.ts';
import { toast } from '../../ui/toast-store.ts';
import { type FavoriteTarget, toggleFavorite } from './toggle-favorite.ts';

/** Saves or unsaves a recipe and says so. A guest is asked to sign up first. */
export function useFavorite(): (target: FavoriteTarget) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();

  const explain = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return openAuth({ tab: 'signin' });
    if (!(error instanceof ApiError) || error.code !== 'limit_reached')
      return toast({
        tone: 'error',
        title: 'Error',
        text: 'Failed to update favorite. Please try again.',
      });
    toast({
      tone: 'error',
      title: 'Favorites Full',
      text: error.message,
      action: { label: 'Upgrade', onPress: () => void navigate('/subscribe') },
    });
  };

  const press = async (target: FavoriteTarget): Promise<void> => {
    if (!getSession()) return openAuth({ tab: 'signup', plan: 'free' });
    try {
      const saved = await toggleFavorite(queries, target);
      if (saved) return toast({ title: 'Added to favorites', text: target.title });
      toast({
        title: 'Removed from favorites',
        text: target.title,
        action: { label: 'Undo', onPress: () => void press({ ...target, isFavorite: false }) },
      });
    } catch (error) {
      explain(error);
    }
  };
  return press;
}
