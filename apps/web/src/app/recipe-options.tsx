import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, History, LibraryBig, Link2, Pencil, ShoppingBasket, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { AddToCollection } from '../rooms/collections/add-to-collection.tsx';
import { AddToPlanDialog } from '../rooms/plan/add-to-plan-button.tsx';
import { DeleteRecipe } from '../rooms/recipes/own/delete-recipe.tsx';
import { VersionsDialog } from '../rooms/recipes/own/versions-dialog.tsx';
import { LinkDialog } from '../rooms/sharing/link-dialog.tsx';
import { linkQuery } from '../rooms/sharing/sharing.queries.ts';
import { useShopFor } from '../rooms/shopping/use-shop-for.ts';
import { MenuItem } from '../ui/menu.tsx';
import { OptionsMenu } from '../ui/options-menu.tsx';

export interface RecipeMenuProps {
  recipe: { id: string; title: string; servings: number };
  /** Of one's own: it can be shared, edited and deleted too. */
  isOwn: boolean;
  onDeleted?: () => void;
  /** More options, of the list it is in. */
  children?: ReactNode;
}

/** Everything that can be done with a recipe, wherever it is shown. */
export function RecipeOptions({ recipe, isOwn, onDeleted, children }: RecipeMenuProps) {
  const [opened, setOpened] = useState<'plan' | 'collection' | 'link' | 'versions' | 'delete' | null>(null);
  const shopFor = useShopFor();
  const close = () => setOpened(null);
  return (
    <>
      <OptionsMenu of={recipe.title}>
        <MenuItem onSelect={() => setOpened('plan')}>
          <CalendarPlus aria-hidden />
          <Trans>Add to plan</Trans>
        </MenuItem>
        <MenuItem onSelect={() => void shopFor({ ...recipe, have: [] })}>
          <ShoppingBasket aria-hidden />
          <Trans>Add what’s missing to the list</Trans>
        </MenuItem>
        <MenuItem onSelect={() => setOpened('collection')}>
          <LibraryBig aria-hidden />
          <Trans>Add to a collection</Trans>
        </MenuItem>
        {isOwn && (
          <MenuItem onSelect={() => setOpened('link')}>
            <Link2 aria-hidden />
            <Trans>Share by link</Trans>
          </MenuItem>
        )}
        {children}
        {isOwn && (
          <>
            <MenuItem asChild>
              <Link to={`/recipes/new?edit=${encodeURIComponent(recipe.id)}`}>
                <Pencil aria-hidden />
                <Trans>Edit</Trans>
              </Link>
            </MenuItem>
            <MenuItem onSelect={() => setOpened('versions')}>
              <History aria-hidden />
              <Trans>Earlier versions</Trans>
            </MenuItem>
            <MenuItem tone="danger" onSelect={() => setOpened('delete')}>
              <Trash2 aria-hidden />
              <Trans>Delete</Trans>
            </MenuItem>
          </>
        )}
      </OptionsMenu>
      {opened === 'plan' && <AddToPlanDialog recipe={recipe} onClose={close} />}
      {opened === 'collection' && <AddToCollection recipe={recipe} onClose={close} />}
      {opened === 'versions' && <VersionsDialog recipe={recipe} onClose={close} />}
      {opened === 'delete' && <DeleteRecipe recipe={recipe} onClose={close} onDeleted={onDeleted} />}
      {opened === 'link' && <RecipeLink recipe={recipe} onClose={close} />}
    </>
  );
}

/** The public link of an own recipe. */
export function RecipeLink({
  recipe,
  onClose,
}: {
  recipe: { id: string; title: string };
  onClose: () => void;
}) {
  const { data: token } = useQuery(linkQuery(recipe.id));
  return <LinkDialog what={{ kind: 'recipe', ...recipe }} token={token} onClose={onClose} />;
}
