import { windowTitle } from '@crisper/contract/pages';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { type Shared, sharedPath } from '@crisper/contract/sharing/sharing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, CalendarPlus, Link2Off, ShoppingBasket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { AddToPlanDialog } from '../../rooms/plan/add-to-plan-button.tsx';
import { RecipeSkeleton } from '../../rooms/recipes/recipe-states.tsx';
import { RecipeView } from '../../rooms/recipes/recipe-view.tsx';
import { sharedQuery, sharedRecipeQuery, useKeepCopy } from '../../rooms/sharing/sharing.queries.ts';
import { useShopFor } from '../../rooms/shopping/use-shop-for.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { RecipeCard } from '../../shared/recipes/recipe-card.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast-store.ts';

/** What a user shared by a link: a recipe, or a collection and its recipes. */
export default function SharedPage() {
  const { id: token = '', recipe } = useParams();
  return (
    <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-8">
      {recipe === undefined ? <Opened token={token} /> : <OneOf token={token} id={recipe} />}
    </div>
  );
}

function Opened({ token }: { token: string }) {
  const shared = useQuery(sharedQuery(token));
  const { data } = shared;
  useTitle(data?.kind === 'collection' ? data.title : undefined);
  if (!data) return <Waiting of={shared} />;
  if (data.kind === 'collection') return <SharedCollection token={token} collection={data} />;
  return <SharedRecipe token={token} recipe={data.recipe} back={{ to: '/', label: t`Crisper` }} />;
}

function OneOf({ token, id }: { token: string; id: string }) {
  const found = useQuery(sharedRecipeQuery(token, id));
  if (!found.data) return <Waiting of={found} />;
  const back = { to: sharedPath(token), label: t`The whole collection` };
  return <SharedRecipe token={token} recipe={found.data} of={id} back={back} />;
}

function Waiting({ of }: { of: Parameters<typeof LoadFailed>[0]['of'] & { error: Error | null } }) {
  if (!of.error) return <RecipeSkeleton />;
  if (of.error instanceof ApiError && of.error.code === 'not_found')
    return (
      <EmptyState
        icon={Link2Off}
        as="h1"
        title={t`This Link Is No Longer Open`}
        action={
          <Button asChild>
            <Link to="/recipes">
              <Trans>Look at other recipes</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>It was taken back, or it never was one. Ask whoever sent it for a new one.</Trans>
      </EmptyState>
    );
  return (
    <LoadFailed of={of}>
      <Trans>The page could not be loaded. Check your connection and try again.</Trans>
    </LoadFailed>
  );
}

interface SharedRecipeProps {
  token: string;
  recipe: Recipe;
  /** The recipe's id in a shared collection. */
  of?: string;
  back: { to: string; label: string };
}

function SharedRecipe({ token, recipe, of, back }: SharedRecipeProps) {
  const [servings, setServings] = useState(recipe.servings);
  const [planning, setPlanning] = useState<string | null>(null);
  const session = useSession();
  const navigate = useNavigate();
  const keep = useKeepCopy(token);
  const shopFor = useShopFor();
  useTitle(recipe.title);

  /** Everything a member does with it needs a copy, because the link may be taken back. */
  const withCopy = async (then: (id: string) => unknown) => {
    if (!session) return openAuth({ tab: 'signup', plan: 'free' });
    const id = await keep.mutateAsync(of).catch(() => null);
    if (id !== null) await then(id);
  };
  const keepIt = () =>
    withCopy((id) => {
      toast({ title: t`Kept`, text: t`${recipe.title} is among your recipes.` });
      return navigate(`/recipe/${encodeURIComponent(id)}`);
    });
  return (
    <>
      <RecipeView
        recipe={recipe}
        servings={servings}
        onServings={setServings}
        back={back}
        favorite={null}
        onShare={() => void navigator.clipboard?.writeText(window.location.href)}
        shopping={
          <>
            <Button busy={keep.isPending} onClick={() => void keepIt()}>
              <BookmarkPlus aria-hidden className="size-5" />
              <Trans>Keep in my recipes</Trans>
            </Button>
            {session && (
              <>
                <Button
                  variant="outline"
                  onClick={() =>
                    void withCopy((id) => shopFor({ id, title: recipe.title, servings, have: [] }))
                  }
                >
                  <ShoppingBasket aria-hidden className="size-5" />
                  <Trans>Add to list</Trans>
                </Button>
                <Button variant="outline" onClick={() => void withCopy(setPlanning)}>
                  <CalendarPlus aria-hidden className="size-5" />
                  <Trans>Add to plan</Trans>
                </Button>
              </>
            )}
          </>
        }
      />
      {planning !== null && (
        <AddToPlanDialog recipe={{ id: planning, title: recipe.title }} onClose={() => setPlanning(null)} />
      )}
    </>
  );
}

type SharedCollectionData = Extract<Shared, { kind: 'collection' }>;

function SharedCollection({ token, collection }: { token: string; collection: SharedCollectionData }) {
  const { title, description, recipes } = collection;
  return (
    <>
      <header className="mb-8">
        <h1 className="page-title">{title}</h1>
        {description && (
          <p className="mt-3 max-w-2xl whitespace-pre-line text-ink-soft text-lg">{description}</p>
        )}
      </header>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {recipes.map((recipe) => (
          <li key={recipe.id} className="min-w-0">
            <RecipeCard
              recipe={recipe}
              as="h2"
              to={
                recipe.isPrivate
                  ? sharedPath(token, recipe.id)
                  : `/recipes/${encodeURIComponent(recipe.slug)}`
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function useTitle(title: string | undefined): void {
  useEffect(() => {
    // Set after the shell has set the route's own title.
    if (title !== undefined)
      queueMicrotask(() => {
        document.title = windowTitle(title);
      });
  }, [title]);
}
