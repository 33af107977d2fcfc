import type { Recipe } from '@crisper/contract/recipes/recipes';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useMeasures } from '../../lib/use-measures.ts';
import { GoodToKnow } from './good-to-know.tsx';
import { type AtHand, IngredientsCard } from './ingredients-card.tsx';
import { InstructionsCard } from './instructions-card.tsx';
import { NutritionCard } from './nutrition-card.tsx';
import { keepRecipe } from './offline-recipes.ts';
import { RecipeHead } from './recipe-head.tsx';
import { type Cooking, StartCooking } from './start-cooking.tsx';

interface RecipeViewProps {
  recipe: Recipe;
  servings: number;
  onServings: (servings: number) => void;
  back: { to: string; label: string };
  favorite: ReactNode;
  match?: ReactNode;
  atHand?: AtHand | undefined;
  /** Whom it does not suit, below the title. */
  note?: ReactNode;
  /** Puts what is missing on the shopping list. */
  shopping: ReactNode;
  /** The assistant and links to other pages, below the recipe. */
  children?: ReactNode;
  /** Absent where it cannot be cooked from, as on a shared page. */
  cooking?: Cooking;
  /** Shares a private recipe; others are shared by their own address. */
  onShare?: () => void;
}

export function RecipeView({
  recipe,
  servings,
  onServings,
  back,
  favorite,
  match,
  atHand,
  note,
  shopping,
  cooking,
  onShare,
  children,
}: RecipeViewProps) {
  const [system, setSystem] = useMeasures();
  // Render the title first, and the rest in a second pass.
  const settled = useDeferredValue(true, false);

  // Search results contain the whole recipe, so opening one makes no request: store the offline copy here.
  useEffect(() => {
    void keepRecipe(recipe).catch(() => undefined);
  }, [recipe]);

  return (
    <div className="grid grid-cols-1 gap-8 lg:gap-10 print:gap-5">
      <RecipeHead
        recipe={recipe}
        back={back}
        favorite={favorite}
        match={match}
        start={cooking && recipe.steps.length > 0 && <StartCooking {...cooking} />}
        {...(onShare && { onShare })}
      />
      {note}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-8 print:grid-cols-[16rem_1fr]">
        <div className="grid grid-cols-1 gap-6 print:gap-4">
          <IngredientsCard
            atHand={atHand}
            recipe={recipe}
            servings={servings}
            onServings={onServings}
            system={system}
            onSystem={setSystem}
            shopping={shopping}
          />
          <GoodToKnow recipe={recipe} />
        </div>
        <div className="grid grid-cols-1 gap-6 print:gap-4">
          <InstructionsCard recipe={recipe} cooking={cooking} />
          {settled && <NutritionCard recipe={recipe} servings={servings} onServings={onServings} />}
          {settled && children}
        </div>
      </div>
    </div>
  );
}
