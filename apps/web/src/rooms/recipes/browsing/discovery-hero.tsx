import { ScanLine, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ProAction } from './pro-action.tsx';

export function DiscoveryHero({ art }: { art: ReactNode }) {
  const session = useSession();
  return (
    <section className="border-line border-b bg-sunken">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-10 sm:px-6 md:grid-cols-[1.25fr_1fr] md:py-14">
        <div>
          <h1 className="text-4xl sm:text-6xl">
            Something good <span className="text-herb">for tonight</span>
          </h1>
          <p className="mt-4 max-w-lg text-ink-soft text-lg">
            Search by dish or by what is in the fridge, look around, or let a photo pick for you.
          </p>
          <div className="mt-7 grid grid-cols-2 gap-3 *:first:col-span-2 max-sm:*:px-3 max-sm:*:text-base sm:flex sm:flex-wrap">
            <Button variant="accent" size="lg" asChild>
              <Link to="/scan">
                <ScanLine aria-hidden className="size-5" />
                Scan Your Ingredients
              </Link>
            </Button>
            <Button variant="outline" size="lg" asChild>
              <Link to="/browse-recipes">
                <UtensilsCrossed aria-hidden className="size-5 max-sm:hidden" />
                Browse Recipes
              </Link>
            </Button>
            <HowItWorks />
            {!session && (
              <ProAction variant="honey" size="lg" className="col-span-2">
                Get Pro Access
              </ProAction>
            )}
          </div>
        </div>
        {art}
      </div>
    </section>
  );
}
