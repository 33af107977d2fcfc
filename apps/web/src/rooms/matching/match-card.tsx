import type { MatchedRecipe } from '@crisper/contract/matching/matching';
import { ArrowLeftRight, Check, ShoppingBasket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IngredientChip } from '../../shared/ingredient-chip.tsx';
import { MatchBadge } from '../../shared/recipes/match-badge.tsx';
import { RecipeCard } from '../../shared/recipes/recipe-card.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const MOST_USED = 3;
const MOST_MISSING = 2;

function few(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` +${rest}` : '');
}

interface MatchCardProps {
  recipe: MatchedRecipe;
  action: ReactNode;
  /** Puts what is missing on the shopping list, and the dish in the plan. */
  shopping: ReactNode;
}

export function MatchCard({ recipe, action, shopping }: MatchCardProps) {
  const [asking, setAsking] = useState(false);
  const [swap] = recipe.swaps;
  return (
    <RecipeCard
      recipe={recipe}
      to={`/recipe/${encodeURIComponent(recipe.id)}`}
      badge={<MatchBadge percentage={recipe.matchPercentage} />}
      action={action}
    >
      <ul className="mt-3 grid gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        {recipe.usedIngredients.length > 0 && (
          <li className="flex gap-2 text-herb-ink">
            <Check aria-hidden />
            <span>Uses {few(recipe.usedIngredients, MOST_USED)}</span>
          </li>
        )}
        {recipe.missingIngredients.length > 0 && (
          <li className="flex gap-2 text-tomato-ink">
            <ShoppingBasket aria-hidden />
            <span>
              Missing {recipe.missingIngredients.length}: {few(recipe.missingIngredients, MOST_MISSING)}
            </span>
          </li>
        )}
        {swap && (
          <li className="flex gap-2 text-honey-ink">
            <ArrowLeftRight aria-hidden />
            <span>
              {swap.use} instead of {swap.missing}
            </span>
          </li>
        )}
      </ul>
      <div className="relative z-1 mt-2 flex flex-wrap gap-2">{shopping}</div>
      <Button
        variant="ghost"
        onClick={() => setAsking(true)}
        className="relative z-1 mt-1 -ml-5 self-start text-sm"
        aria-label={`Why this match: ${recipe.title}`}
      >
        Why this match?
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Why this match"
        description={`${recipe.title}: ${recipe.matchPercentage}% of what it needs is in your kitchen.`}
      >
        <Why recipe={recipe} />
      </Dialog>
    </RecipeCard>
  );
}

function Why({ recipe }: { recipe: MatchedRecipe }) {
  return (
    <div className="grid gap-5">
      {recipe.reasons.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5">
          {recipe.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {recipe.usedIngredients.length > 0 && (
        <p>
          <strong className="font-semibold text-herb-ink">You have:</strong>{' '}
          {recipe.usedIngredients.join(', ')}
        </p>
      )}
      {recipe.missingIngredients.length > 0 && (
        <div>
          <strong className="font-semibold text-tomato-ink">You’re missing:</strong>
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
            {swap.use} for {swap.missing}.
          </strong>{' '}
          {swap.note}
        </p>
      ))}
      {recipe.shoppingNote && <p className="text-ink-soft">{recipe.shoppingNote}</p>}
    </div>
  );
}
