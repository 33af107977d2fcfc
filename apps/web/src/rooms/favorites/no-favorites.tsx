import { Trans } from '@lingui/react/macro';
import { UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';

export function NoFavorites() {
  return (
    <div className="grid justify-items-start gap-2">
      <h2 className="text-xl">
        <Trans>No Favorites Yet</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>
          Tap the heart on a recipe and it waits for you here. Nothing in mind?{' '}
          <Link to="/scan" className="text-herb-ink underline">
            Scan Ingredients
          </Link>
        </Trans>
      </p>
      <Button asChild>
        <Link to="/browse-recipes">
          <UtensilsCrossed aria-hidden className="size-5" />
          <Trans>Browse Recipes</Trans>
        </Link>
      </Button>
    </div>
  );
}
