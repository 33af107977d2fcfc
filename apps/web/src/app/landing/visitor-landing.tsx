import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { offers } from '../../lib/offers.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LiveDemo } from './live-demo.tsx';
import { Section } from './section.tsx';
import { WhenNear } from './when-near.tsx';

const PlanComparison = lazy(() => import('./plan-comparison.tsx'));
const SocialProof = lazy(() => import('./social-proof.tsx'));
const SampleRecipes = lazy(() => import('./sample-recipes.tsx'));

interface VisitorLandingProps {
  /** The scan room's demo. */
  demo: (photo: File | null) => ReactNode;
}

export function VisitorLanding({ demo }: VisitorLandingProps) {
  const [photo, setPhoto] = useState<File | null>(null);
  const place = <Skeleton className="h-[34rem] w-full" />;
  return (
    <>
      <Hero onPhoto={setPhoto} />
      <LiveDemo>
        <WhenNear fallback={place} atOnce={photo !== null}>
          <Suspense fallback={place}>{demo(photo)}</Suspense>
        </WhenNear>
      </LiveDemo>
      <HowItWorks />
      <Section
        title={t`Dinner from what you have`}
        lead={t`Three recipes from our cookbook, open to everyone, down to the last step.`}
      >
        <WhenNear fallback={place}>
          <Suspense fallback={place}>
            <SampleRecipes />
          </Suspense>
        </WhenNear>
      </Section>
      {offers('plans') && (
        <Section
          tinted
          title={t`Free to start. Pro when you cook every day.`}
          lead={t`The free plan is the real thing, and it stays free.`}
        >
          <WhenNear fallback={place}>
            <Suspense fallback={place}>
              <PlanComparison />
            </Suspense>
          </WhenNear>
        </Section>
      )}
      <Section title={t`Made for real kitchens`}>
        <WhenNear fallback={place}>
          <Suspense fallback={place}>
            <SocialProof />
          </Suspense>
        </WhenNear>
      </Section>
      <section className="px-4 pb-20 sm:px-6">
        <div className="mx-auto max-w-6xl rounded-panel bg-herb px-6 py-14 text-center text-on-herb sm:py-20">
          <h2 className="mx-auto max-w-2xl text-4xl sm:text-5xl">
            <Trans>What’s in your fridge right now?</Trans>
          </h2>
          <p className="mx-auto mt-4 max-w-md text-lg">
            <Trans>Somewhere between the lemon and the leftover rice there is a dinner.</Trans>
          </p>
          <Button
            variant="honey"
            size="lg"
            className="mt-8"
            onClick={() => openAuth({ tab: 'signup', plan: 'free' })}
          >
            {offers('plans') ? t`Find out free` : t`Find out`}
          </Button>
        </div>
      </section>
    </>
  );
}
