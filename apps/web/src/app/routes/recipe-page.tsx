import type { MatchedRecipe } from '@crisper/contract/matching/matching';
import { windowTitle } from '@crisper/contract/pages';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import type { AssistantAction } from '@crisper/kitchen/cooking/cooking-context';
import type { Eaters } from '@crisper/kitchen/foods/who-eats';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useMatch, useNavigate, useParams, useSearchParams } from 'react-router';
import { trackEvent } from '../../lib/analytics-events.ts';
import { ApiError } from '../../lib/api.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useMeasures } from '../../lib/use-measures.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { HeldRecipeNotice } from '../../rooms/community/post-notice.tsx';
import { stepsNow, stepsQuery } from '../../rooms/cooking/cooking.queries.ts';
import { CookingMode } from '../../rooms/cooking/cooking-mode.tsx';
import { beginCooking, isComplete } from '../../rooms/cooking/cooking-state.ts';
import { dispatchCooking, endCooking, setCooking, useCooking } from '../../rooms/cooking/cooking-store.ts';
import { followAssistant } from '../../rooms/cooking/follow-assistant.ts';
import { AssistantCard } from '../../rooms/cooking/voice/assistant-card.tsx';
import { CHEF_RATE, RATE } from '../../rooms/cooking/voice/constants.ts';
import { FavoriteButton } from '../../rooms/favorites/favorite-button.tsx';
import { householdQuery } from '../../rooms/household/household.queries.ts';
import { DietNote, RecipeWarnings } from '../../rooms/household/recipe-warnings.tsx';
import { ExcludedItem, useExcluded } from '../../rooms/pantry/excluded.tsx';
import { AddToPlanButton } from '../../rooms/plan/add-to-plan-button.tsx';
import { YourNotes } from '../../rooms/recipes/marks/your-notes.tsx';
import {
  GuestPreview,
  RecipeNotFound,
  RecipeSkeleton,
  RecipeUnreachable,
} from '../../rooms/recipes/recipe-states.tsx';
import { RecipeView } from '../../rooms/recipes/recipe-view.tsx';
import { recipeQuery } from '../../rooms/recipes/recipes.queries.ts';
import { followShares } from '../../rooms/referrals/track-share.ts';
import { AddMissingButton } from '../../rooms/shopping/add-missing-button.tsx';
import { isAmongResults, useKitchen } from '../../shared/kitchen-session.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { RecipeMatchBadge } from '../../shared/recipes/match-badge.tsx';
import { RecipeCost } from '../../shared/recipes/recipe-cost.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AfterCooking } from '../after-cooking.tsx';
import { favoriteButtonProps } from '../favorite-button-props.ts';
import { NOT_FOUND_TITLE } from '../page-titles.ts';
import { RecipeMenu } from '../recipe-menu.tsx';
import NotFoundPage from './about/not-found-page.tsx';

/** A guest's. */
const NOTHING_SAID: Eaters = { diets: [], allergens: [] };

const RecipeLink = lazyPart(async () => ({ default: (await import('../recipe-options.tsx')).RecipeLink }));

/** A recipe can be cooked without a network, by guests too. Where the file does not come, it needs the network. */
const keepForOffline = () =>
  import('../offline-data.ts').then(
    (data) => data.keepForOffline(),
    () => undefined,
  );

/** /recipe/:id and /recipes/:id; in the latter the id is a slug. */
export default function RecipePage() {
  const { id = '' } = useParams();
  const session = useSession();
  const { data, error, refetch } = useQuery(recipeQuery(id));
  const code = error instanceof ApiError ? error.code : undefined;
  const locked = code === 'unauthorized';
  const missing = code === 'not_found' && !data;
  // A shared link that leads nowhere is a page that does not exist.
  const shared = useMatch('/recipes/:id') !== null;
  useTitle(data?.title ?? (missing ? NOT_FOUND_TITLE : undefined));
  useOpened(id, data ? true : error ? false : undefined);

  useEffect(() => {
    if (locked && !session) openAuth({ tab: 'signup', plan: 'free' });
  }, [locked, session]);

  if (data) return <Opened key={data.id} recipe={data} />;
  if (missing && shared) return <NotFoundPage />;
  return (
    <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-8">
      {locked && <GuestPreview id={id} onSignUp={() => openAuth({ tab: 'signup', plan: 'free' })} />}
      {!error && <RecipeSkeleton />}
      {missing && <RecipeNotFound />}
      {error && !locked && !missing && <RecipeUnreachable onRetry={() => void refetch()} />}
    </div>
  );
}

/** Sets the window's title, once it is known. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    // Set after the shell has set the route's own title.
    if (title !== undefined)
      queueMicrotask(() => {
        document.title = windowTitle(title);
      });
  }, [title]);
}

/** Reports the journey's step "a recipe is opened": whether it worked, once for each recipe. */
function useOpened(id: string, success: boolean | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another recipe is another step
  useEffect(() => {
    if (success !== undefined) trackEvent({ event: 'user_journey', properties: { step: 'recipe', success } });
  }, [id, success]);
}

function isMatched(recipe: Recipe | MatchedRecipe): recipe is MatchedRecipe {
  return 'matchPercentage' in recipe;
}

function Opened({ recipe }: { recipe: Recipe | MatchedRecipe }) {
  const location = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [sharing, setSharing] = useState(false);
  const session = useSession();
  const [system] = useMeasures();
  const cooking = useCooking(recipe.id);
  // In the address, so that they outlive a reload.
  const asked = servingsAsked(recipe, params);
  const servings = asked ?? (cooking?.servings || recipe.servings);
  const setServings = (count: number) =>
    setParams(
      (now) => {
        now.set('servings', String(count));
        return now;
      },
      { replace: true, state: location.state },
    );
  const seen = useKitchen()?.ingredients.map(({ name, food }) => food ?? name) ?? [];
  const own = recipe.interactiveSteps;
  // Prefetch when the recipe opens, so that cooking starts at once, even offline.
  const { data: household } = useQuery({ ...householdQuery, enabled: session !== null });
  const eaters = session ? (household?.table ?? null) : NOTHING_SAID;
  const people = session ? (household?.profiles ?? null) : [];
  const { data: made } = useQuery({ ...stepsQuery(recipe, eaters), enabled: own.length === 0 });
  const steps = own.length > 0 ? own : made;
  const whole = useMemo(() => ({ ...recipe, interactiveSteps: [...(steps ?? [])] }), [recipe, steps]);
  const excludedItems = useExcluded(recipe.id, (household?.table.allergens.length ?? 0) > 0);
  const cameFromResults = useInBrowser(() => isAmongResults(recipe.id), false);

  useEffect(() => whenIdle(() => void keepForOffline()), []);
  useEffect(followShares, []);

  const startCooking = async () => {
    setBusy(true);
    try {
      const found = steps ?? (await stepsNow(queries, recipe, eaters));
      if (!cooking) setCooking(beginCooking(recipe, location.pathname, found, servings));
      else if (servings !== cooking.servings) dispatchCooking(recipe.id, { type: 'servings', servings });
      setParams({ servings: String(servings), cook: '' }, { state: location.state, flushSync: true });
      trackEvent({ event: 'user_journey', properties: { step: 'cooking', success: true } });
    } catch {
      trackEvent({ event: 'user_journey', properties: { step: 'cooking', success: false } });
      toast({
        title: t`Enhancement Failed`,
        text: t`Couldn't create interactive instructions. Try again later.`,
        tone: 'error',
      });
    } finally {
      setBusy(false);
    }
  };
  // "Start cooking" on another page leads here with ?cook.
  const starts = useRef(params.has('cook') && (!cooking || (asked !== null && asked !== cooking.servings)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (starts.current) void startCooking();
    starts.current = false;
  }, []);
  const exit = () => {
    const left = cooking;
    endCooking(recipe.id);
    const page = `${location.pathname}?servings=${servings}`;
    void navigate(page, { replace: true, state: location.state });
    if (!left || left.done.length === 0 || isComplete(left)) return;
    const back = () => {
      setCooking(left);
      void navigate(`${page}&cook=`, { state: location.state });
    };
    toast({
      title: t`Left Interactive Mode`,
      text: t`Your steps start over. Timers keep running.`,
      action: { label: t`Undo`, onPress: back },
    });
  };

  const act = (action: AssistantAction) => {
    if (action.type === 'set-servings') {
      setServings(action.servings);
      dispatchCooking(recipe.id, { type: 'servings', servings: action.servings });
      return;
    }
    const moves = action.type === 'start' || action.type === 'go-to';
    if (moves && !params.has('cook')) void startCooking();
    if (!cooking && steps) setCooking(beginCooking(recipe, location.pathname, steps, servings));
    followAssistant(recipe.id, action);
  };

  const shopFor = (servings: number) => (
    <AddMissingButton recipe={{ id: recipe.id, title: recipe.title, servings, have: seen }} />
  );
  if (params.has('cook') && cooking && steps)
    return (
      <CookingMode
        recipe={recipe}
        steps={steps}
        cooking={cooking}
        system={system}
        onExit={exit}
        onOpenRecipe={(path) => void navigate(`${path}?cook=`)}
        assistant={
          <AssistantCard
            situation={{ recipe, steps, cooking, people, excludedItems }}
            act={act}
            rate={CHEF_RATE}
          />
        }
        shopping={
          <>
            <ExcludedItem packs={excludedItems} />
            {shopFor(cooking.servings || recipe.servings)}
          </>
        }
        afterwards={
          <AfterCooking recipe={recipe} servings={cooking.servings || recipe.servings} system={system} />
        }
      />
    );
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 lg:py-10">
      {session && <RecipeWarnings recipe={recipe} />}
      <ExcludedItem packs={excludedItems} />
      {recipe.isHeld && <HeldRecipeNotice />}
      <RecipeView
        recipe={whole}
        servings={servings}
        onServings={setServings}
        back={
          cameFromResults
            ? { to: '/results', label: t`Back to results` }
            : { to: '/recipes', label: t`All recipes` }
        }
        favorite={
          <>
            <FavoriteButton recipe={favoriteButtonProps(recipe)} />
            {session && (
              <RecipeMenu
                recipe={{ id: recipe.id, title: recipe.title, servings }}
                isOwn={recipe.isOwn}
                onDeleted={() => void navigate('/recipes?tab=yours')}
              />
            )}
          </>
        }
        shopping={
          <>
            {shopFor(servings)}
            {session && <AddToPlanButton recipe={recipe} />}
            {session && <RecipeCost recipe={recipe.id} servings={servings} />}
          </>
        }
        {...(recipe.isOwn && { onShare: () => setSharing(true) })}
        note={session && <DietNote recipe={recipe} />}
        match={isMatched(recipe) && <RecipeMatchBadge match={recipe} />}
        atHand={isMatched(recipe) ? recipe : undefined}
        cooking={{ onCook: () => void startCooking(), busy, begun: cooking !== null }}
      >
        <AssistantCard
          situation={{ recipe, steps: steps ?? [], cooking, people, excludedItems }}
          act={act}
          rate={RATE}
        />
        {session && <YourNotes recipeId={recipe.id} />}
        <MoreLinks />
      </RecipeView>
      {sharing && (
        <Suspense>
          <RecipeLink recipe={recipe} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}

const SERVINGS_MAX = 1000;

/** A plan leads here with its servings, a recipe that needs this one with the batches that it needs. */
function servingsAsked({ servings }: Recipe, params: URLSearchParams): number | null {
  const count = Number(params.get('servings') ?? Number(params.get('batches') ?? 0) * servings);
  return count > 0 && count <= SERVINGS_MAX ? Math.max(1, Math.round(count)) : null;
}

function MoreLinks() {
  const session = useSession();
  return (
    <nav aria-label={t`What next`} className="flex flex-wrap gap-3 print:hidden">
      <Button asChild variant="outline">
        <Link to="/scan">
          <Trans>Scan your ingredients</Trans>
        </Link>
      </Button>
      {session?.user.plan === 'free' && (
        <Button asChild variant="honey">
          <Link to="/subscribe">
            <Trans>Upgrade to Pro</Trans>
          </Link>
        </Button>
      )}
    </nav>
  );
}
