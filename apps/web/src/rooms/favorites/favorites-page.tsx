import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { useAddress } from '../../lib/use-address.ts';
import { LibraryHead } from '../../shared/recipes/library-head.tsx';
import { FavoritesList } from './favorites-list.tsx';
import { readFavoritesFilter } from './filter-favorites.ts';
import { Guest } from './guest.tsx';

/** The saved recipes; search, sort and tag are kept in the address. */
export function FavoritesPage({ action }: { action: (recipe: RecipeCard) => ReactNode }) {
  const session = useSession();
  const [address, changeAddress] = useAddress();
  const change = (next: Record<string, string>) =>
    changeAddress((before) => {
      const changed = new URLSearchParams(before);
      for (const [name, value] of Object.entries(next)) {
        if (value === '' || value === 'recent') changed.delete(name);
        else changed.set(name, value);
      }
      return changed;
    });
  if (!session)
    return (
      <div className="px-4 py-16">
        <Guest as="h1" />
      </div>
    );
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-4 px-4 pt-4 pb-8 sm:gap-6 sm:px-6 sm:pt-6">
      <LibraryHead
        title={t`My Favorite Recipes`}
        tab="favorites"
        search={{
          label: t`Search your favorites`,
          value: readFavoritesFilter(address).search,
          onChange: (search) => change({ search }),
        }}
      />
      <div>
        <FavoritesList wanted={readFavoritesFilter(address)} onChange={change} action={action} />
      </div>
    </div>
  );
}
