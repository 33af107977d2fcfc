import type { Collection } from '@crisper/contract/collections/collections';
import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, LibraryBig, Star, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useMeasures } from '../../lib/use-measures.ts';
import { Booklet } from '../../rooms/collections/booklet.tsx';
import { CollectionView } from '../../rooms/collections/collection-view.tsx';
import {
  collectionQuery,
  useChangeCollection,
  useCollect,
} from '../../rooms/collections/collections.queries.ts';
import { LinkDialog } from '../../rooms/sharing/link-dialog.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { RecipeGridSkeleton } from '../../shared/recipes/recipe-grid.tsx';
import { SignInRequired } from '../../shared/sign-in-required.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast-store.ts';
import { isOwnId, RecipeMenu } from '../recipe-menu.tsx';

export default function CollectionPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const [system] = useMeasures();
  const session = useSession();
  return (
    <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-8">
      {!session && (
        <SignInRequired icon={LibraryBig}>
          <Trans>Your collections are private.</Trans>
        </SignInRequired>
      )}
      {session && (params.has('booklet') ? <Booklet id={id} system={system} /> : <One id={id} />)}
    </div>
  );
}

function One({ id }: { id: string }) {
  const found = useQuery(collectionQuery(id));
  if (found.isPending) return <RecipeGridSkeleton count={3} />;
  if (found.data)
    return (
      <>
        <Button variant="ghost" asChild className="-ms-4 mb-2">
          <Link to="/collections">
            <ArrowLeft aria-hidden className="size-5" />
            <Trans>All collections</Trans>
          </Link>
        </Button>
        <Opened collection={found.data} />
      </>
    );
  if (found.error instanceof ApiError && found.error.code === 'network')
    return (
      <LoadFailed of={found}>
        <Trans>The collection could not be loaded.</Trans>
      </LoadFailed>
    );
  return (
    <EmptyState
      icon={LibraryBig}
      as="h1"
      title={t`No Collection Here`}
      action={
        <Button asChild>
          <Link to="/collections">
            <Trans>Your collections</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>You have no collection at this address.</Trans>
    </EmptyState>
  );
}

function Opened({ collection }: { collection: Collection }) {
  const [sharing, setSharing] = useState(false);
  const change = useChangeCollection(collection.id);
  const collect = useCollect();
  const ids = collection.recipes.map((recipe) => recipe.id);
  const move = (from: number, to: number) => {
    const order = ids.toSpliced(from, 1);
    change.mutate({ order: order.toSpliced(to, 0, ids[from]!) });
  };
  const remove = (recipe: RecipeCard) => {
    const member = { id: collection.id, recipe: recipe.id };
    const back = async () => {
      await collect.mutateAsync({ ...member, holds: true });
      change.mutate({ order: ids });
    };
    collect.mutate(
      { ...member, holds: false },
      {
        onSuccess: () =>
          toast({
            title: t`Taken Out`,
            text: recipe.title,
            action: { label: t`Undo`, onPress: () => void back() },
          }),
      },
    );
  };
  const changesOf = (recipe: RecipeCard, at: number) => (
    <>
      {at > 0 && (
        <MenuItem onSelect={() => move(at, at - 1)}>
          <ArrowLeft aria-hidden />
          <Trans>Move forward</Trans>
        </MenuItem>
      )}
      {at < ids.length - 1 && (
        <MenuItem onSelect={() => move(at, at + 1)}>
          <ArrowRight aria-hidden />
          <Trans>Move back</Trans>
        </MenuItem>
      )}
      {collection.cover?.id !== recipe.id && (
        <MenuItem onSelect={() => change.mutate({ coverRecipe: recipe.id })}>
          <Star aria-hidden />
          <Trans>Make it the cover</Trans>
        </MenuItem>
      )}
      <MenuItem onSelect={() => remove(recipe)}>
        <X aria-hidden />
        <Trans>Take out of the collection</Trans>
      </MenuItem>
    </>
  );
  return (
    <>
      <CollectionView
        collection={collection}
        onShare={() => setSharing(true)}
        action={(recipe, at) => (
          <RecipeMenu recipe={recipe} isOwn={collection.sharedBy === null && isOwnId(recipe.id)}>
            {collection.sharedBy === null && changesOf(recipe, at)}
          </RecipeMenu>
        )}
      />
      {sharing && (
        <LinkDialog
          what={{ kind: 'collection', id: collection.id, title: collection.title }}
          token={collection.link}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}
