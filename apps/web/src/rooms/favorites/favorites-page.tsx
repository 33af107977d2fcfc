import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { FavoritesList } from './favorites-list.tsx';
import { Guest } from './guest.tsx';

export function FavoritesPage({ action }: { action: (recipe: RecipeCard) => ReactNode }) {
  const session = useSession();
  if (!session)
    return (
      <div className="px-4 py-16">
        <Guest as="h1" />
      </div>
    );
  return (
    <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-8">
      <header className="mb-7">
        <h1 className="page-title">My Favorite Recipes</h1>
        <p className="mt-3 text-ink-soft text-lg">Every plate worth making twice.</p>
      </header>
      <FavoritesList action={action} />
    </div>
  );
}
