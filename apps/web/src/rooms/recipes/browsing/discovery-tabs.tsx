import type { RecipeCard as Recipe } from '@crisper/contract/recipes/recipes';
import { FolderInput, LibraryBig, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Tab } from './browse-filters.ts';
import { featuredQuery, quickQuery, trendingQuery } from './browsing.queries.ts';
import { RecipeShelf } from './recipe-shelf.tsx';
import { YourRecipes } from './your-recipes.tsx';

export interface DiscoveryTabsProps {
  /** Actions on a card, such as saving it. */
  action: (recipe: Recipe) => ReactNode;
  /** Actions on an own recipe. */
  ownAction: (recipe: Recipe) => ReactNode;
  /** The saved recipes, from the favorites room. */
  favorites: ReactNode;
}

const addYourOwn = (
  <div className="flex flex-wrap gap-3">
    <Button variant="outline" asChild>
      <Link to="/recipes/new">
        <Plus aria-hidden className="size-5" />
        Add your own
      </Link>
    </Button>
    <Button variant="ghost" asChild>
      <Link to="/recipes/import">
        <FolderInput aria-hidden className="size-5" />
        Bring many along
      </Link>
    </Button>
  </div>
);

interface ChosenTab {
  tab: Tab;
  onTab: (tab: Tab) => void;
}

export function DiscoveryTabs({ tab, onTab, action, ownAction, favorites }: DiscoveryTabsProps & ChosenTab) {
  const session = useSession();
  const tabs: { id: Tab; label: string; content: ReactNode }[] = [
    {
      id: 'discover',
      label: 'Discover',
      content: <RecipeShelf query={featuredQuery} count={6} action={action} />,
    },
    {
      id: 'trending',
      label: 'Trending',
      content: <RecipeShelf query={trendingQuery} count={8} action={action} />,
    },
    {
      id: 'quick',
      label: 'Quick & Easy',
      content: <RecipeShelf query={quickQuery} count={6} action={action} />,
    },
    { id: 'favorites', label: 'Favorites', content: favorites },
  ];
  if (session)
    tabs.push({
      id: 'yours',
      label: 'Yours',
      content: <YourRecipes action={ownAction} addYourOwn={addYourOwn} />,
    });
  return (
    <section aria-labelledby="explore" className="mt-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="explore" className="text-3xl">
          Look around
        </h2>
        <div className="flex flex-wrap gap-2">
          {session && (
            <Button variant="outline" asChild>
              <Link to="/collections">
                <LibraryBig aria-hidden className="size-5" />
                Collections
              </Link>
            </Button>
          )}
          {addYourOwn}
        </div>
      </div>
      <Tabs
        label="Recipe collections"
        value={tabs.some(({ id }) => id === tab) ? tab : 'discover'}
        onChange={onTab}
        tabs={tabs}
      />
    </section>
  );
}
