import { Heart, ScanLine, UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoFavorites() {
  return (
    <EmptyState
      icon={Heart}
      title="No Favorites Yet"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="accent" asChild>
            <Link to="/scan">
              <ScanLine aria-hidden className="size-5" />
              Scan Ingredients
            </Link>
          </Button>
          <Button variant="outline" asChild>
            <Link to="/browse-recipes">
              <UtensilsCrossed aria-hidden className="size-5" />
              Browse Recipes
            </Link>
          </Button>
        </div>
      }
    >
      Tap the heart on a recipe and it waits for you here.
    </EmptyState>
  );
}
