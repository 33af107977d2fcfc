import type { MatchedRecipe } from '@crisper/contract/matching/matching';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeftRight, Check, ChefHat, ChevronRight, ShoppingBasket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { IngredientChip } from '../../shared/ingredient-chip.tsx';
import { RecipeMatchBadge } from '../../shared/recipes/match-badge.tsx';
import { RecipeCard } from '../../shared/recipes/recipe-card.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';

const MOST_USED = 3;
const MOST_MISSING = 2;

/** "Start cooking" stands beside the time and what is missing, where there is room. */
const WIDE_PHONE = 'min-[22.5rem]:max-sm:-mt-14 min-[22.5rem]:max-sm:ms-auto max-[22.5rem]:w-full';

function few(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` +${rest}` : '');
}

interface MatchCardProps {
  recipe: MatchedRecipe;
  action: ReactNode;
  /** Puts what is missing on the shopping list, and the dish in the plan. */
  shopping: ReactNode;
  shape: 'row' | 'tile' | 'hero';
}

export function MatchCard({ recipe, action, shopping, shape }: MatchCardProps) {
  const [swap] = recipe.swaps;
  const path = `/recipe/${encodeURIComponent(recipe.id)}`;
  return (
    <RecipeCard
      recipe={recipe}
      to={path}
      badge={<RecipeMatchBadge match={recipe} />}
      action={action}
      shape={shape}
    >
      {shape === 'row' && recipe.usedIngredients.length > 0 && (
        <p className="mt-2 flex gap-2 text-herb-ink text-sm max-sm:hidden">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
          <Trans>Uses {few(recipe.usedIngredients, MOST_USED)}</Trans>
        </p>
      )}
      <AtHand
        recipe={recipe}
        isTile={shape === 'tile'}
        className={
          shape === 'hero' &&
          'min-[22.5rem]:max-sm:max-w-[calc(100%-9.5rem)] max-sm:[&>svg:last-child]:hidden'
        }
      >
        {shopping}
      </AtHand>
      {shape !== 'tile' && swap && recipe.missingIngredients.length > 0 && (
        <p className="mt-1.5 flex gap-2 text-honey-ink text-sm max-sm:hidden">
          <ArrowLeftRight aria-hidden className="mt-0.5 size-4 shrink-0" />
          <Trans>
            {swap.use} instead of {swap.missing}
          </Trans>
        </p>
      )}
      {shape !== 'tile' && (
        <div className="relative z-1 mt-3 flex flex-wrap gap-2">
          {shape === 'hero' && (
            <Button asChild className={cx(WIDE_PHONE, 'max-sm:px-4!')}>
              <Link to={`${path}?cook=`} aria-label={t`Start cooking: ${recipe.title}`}>
                <ChefHat aria-hidden className="size-5 max-sm:hidden" /> <Trans>Start cooking</Trans>
              </Link>
            </Button>
          )}
          <div className="contents max-sm:hidden">{shopping}</div>
        </div>
      )}
    </RecipeCard>
  );
}

type Match = Pick<MatchedRecipe, 'missingIngredients' | 'swaps' | 'shoppingNote'>;

/** Whether everything is there. What stands in for something is named, so that it is no surprise at the stove. */
export function atHandText({ missingIngredients: missing, swaps, shoppingNote }: Match): string {
  if (missing.length > 0) return t`Missing ${missing.length}: ${few(missing, MOST_MISSING)}`;
  if (shoppingNote !== null) return shoppingNote;
  if (swaps.length === 0) return t`You have everything`;
  const standing = few(
    swaps.map(({ use, missing: asked }) => t`${use} for ${asked}`),
    MOST_MISSING,
  );
  return t`You have everything, with ${standing}`;
}

interface AtHandProps {
  recipe: MatchedRecipe;
  isTile: boolean;
  className: string | false;
  children: ReactNode;
}

/** Whether everything is there; a tap says why it matches, and offers to shop for the rest. */
function AtHand({ recipe, isTile, className, children }: AtHandProps) {
  const [asking, setAsking] = useState(false);
  const hasAll = recipe.missingIngredients.length === 0 && recipe.shoppingNote === null;
  const Icon = hasAll ? Check : ShoppingBasket;
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={cx(
          'relative z-1 mt-1 flex max-w-full items-center gap-1.5 self-start text-start text-sm after:absolute after:-inset-x-2 after:-inset-y-3 sm:mt-2',
          hasAll ? 'font-semibold text-herb-ink' : 'text-ink',
          isTile && 'max-sm:gap-1 max-sm:text-xs',
          className,
        )}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="line-clamp-2">{atHandText(recipe)}</span>
        <span className="sr-only">
          <Trans>. Why this match: {recipe.title}</Trans>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft max-sm:hidden" />
      </button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Why this match`}
        description={
          hasAll
            ? t`${recipe.title}: all of what it needs is in your kitchen.`
            : t`${recipe.title}: ${recipe.matchPercentage}% of what it needs is in your kitchen.`
        }
      >
        <Why recipe={recipe} />
        <div className="mt-5 flex flex-wrap gap-2">{children}</div>
      </Dialog>
    </>
  );
}

function Why({ recipe }: { recipe: MatchedRecipe }) {
  return (
    <div className="grid gap-5">
      {recipe.reasons.length > 0 && (
        <ul className="grid list-disc gap-1.5 ps-5">
          {recipe.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {recipe.usedIngredients.length > 0 && (
        <p>
          <strong className="font-semibold text-herb-ink">
            <Trans>You have:</Trans>
          </strong>{' '}
          {recipe.usedIngredients.join(', ')}
        </p>
      )}
      {recipe.missingIngredients.length > 0 && (
        <div>
          <strong className="font-semibold">
            <Trans>You’re missing:</Trans>
          </strong>
          <ul className="mt-2 flex flex-wrap gap-2">
            {recipe.missingIngredients.map((name) => (
              <li key={name}>
                <IngredientChip variant="missing" name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {recipe.swaps.map((swap) => (
        <p key={swap.missing} className="rounded-control bg-honey-soft p-3 text-honey-ink">
          <strong className="font-semibold">
            <Trans>
              {swap.use} for {swap.missing}.
            </Trans>
          </strong>{' '}
          {swap.note}
        </p>
      ))}
      {recipe.shoppingNote && <p className="text-ink-soft">{recipe.shoppingNote}</p>}
    </div>
  );
}
