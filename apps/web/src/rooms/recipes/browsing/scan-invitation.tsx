import { Trans } from '@lingui/react/macro';
import { ScanLine, UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ProAction } from './pro-action.tsx';

/** Below the recipes: let a photo choose. */
export function ScanInvitation() {
  const session = useSession();
  return (
    <section className="rounded-panel border border-line bg-sunken p-5 sm:flex sm:items-center sm:justify-between sm:gap-6 sm:p-7">
      <h2 className="text-xl sm:text-2xl">
        <Trans>
          Something good <span className="text-herb">for tonight</span>
        </Trans>
      </h2>
      <div className="mt-4 flex flex-wrap gap-2 sm:mt-0 sm:justify-end">
        <Button asChild>
          <Link to="/scan">
            <ScanLine aria-hidden className="size-5" />
            <Trans>Scan Your Ingredients</Trans>
          </Link>
        </Button>
        <Button variant="outline" asChild>
          <Link to="/browse-recipes">
            <UtensilsCrossed aria-hidden className="size-5" />
            <Trans>Browse Recipes</Trans>
          </Link>
        </Button>
        <HowItWorks />
        {!session && (
          <ProAction variant="honey">
            <Trans>Get Pro Access</Trans>
          </ProAction>
        )}
      </div>
    </section>
  );
}
