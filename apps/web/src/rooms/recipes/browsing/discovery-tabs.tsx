import type { RecipeCard as Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Tab } from './browse-filters.ts';
import { featuredQuery, quickQuery, trendingQuery } from './browsing.queries.ts';
import { RecipeShelf } from './recipe-shelf.tsx';

export interface DiscoveryTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** Actions on a card, such as saving it. */
  action: (recipe: Recipe) => ReactNode;
}

/** Shelves to look around. */
export function DiscoveryTabs({ tab, onTab, action }: DiscoveryTabsProps) {
  const tabs: { id: Tab; label: string; content: ReactNode }[] = [
    {
      id: 'discover',
      label: t`Discover`,
      content: <RecipeShelf query={featuredQuery} count={6} action={action} />,
    },
    {
      id: 'trending',
      label: t`Trending`,
      content: <RecipeShelf query={trendingQuery} count={8} action={action} />,
    },
    {
      id: 'quick',
      label: t`Quick & Easy`,
      content: <RecipeShelf query={quickQuery} count={6} action={action} />,
    },
  ];
  return (
    <section aria-labelledby="explore">
      <h2 id="explore" className="sr-only">
        <Trans>Look around</Trans>
      </h2>
      <Tabs label={t`Recipe collections`} value={tab} onChange={onTab} tabs={tabs} />
    </section>
  );
}
