import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, ChefHat, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { planFeatures, usePlans } from '../../lib/plans.ts';
import { shareOrCopy } from '../../lib/share-or-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast-store.ts';
import { billingQuery } from './billing.queries.ts';
import { dayOf } from './billing-labels.ts';

const SHARE_TEXT = t`I cook with what’s in my fridge, thanks to Crisper. Everyone I invite gets a free week of Pro.`;

interface AlreadyProProps {
  inviteLink: () => Promise<string>;
  onSubscribe: () => void;
  busy: boolean;
}

export function AlreadyPro({ inviteLink, onSubscribe, busy }: AlreadyProProps) {
  const { data: billing } = useQuery(billingQuery);
  const features = usePlans().data?.pro;
  const given =
    billing?.proUntil && billing.subscription?.status !== 'active' && !billing.subscription?.graceUntil;

  const share = async () => {
    const url = await inviteLink();
    const outcome = await shareOrCopy({ title: t`Crisper`, text: SHARE_TEXT, url });
    if (outcome === 'copied')
      toast({ title: t`Link Copied!`, text: t`Everyone who joins with it gets a free week of Pro.` });
    if (outcome === 'refused') toast({ title: t`Share Available`, text: url, tone: 'error' });
  };

  return (
    <section className="mb-8 text-center sm:mb-12">
      <span className="mx-auto grid size-14 place-items-center rounded-full bg-honey text-on-honey">
        <ChefHat aria-hidden className="size-7" />
      </span>
      <h1 className="mt-3 page-title">
        <Trans>Welcome to Pro Chef!</Trans>
      </h1>
      <p className="mx-auto mt-2 max-w-xl text-ink-soft sm:text-lg">
        <Trans>Your whole kitchen is open. What would you like to cook?</Trans>
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button asChild size="lg">
          <Link to="/scan">
            <Trans>Scan Your Fridge Now</Trans>
          </Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to="/">
            <Trans>Explore Recipes</Trans>
          </Link>
        </Button>
      </div>
      {given && billing?.proUntil && (
        <p className="mt-6">
          <Trans>Your Pro days last until {dayOf(billing.proUntil)}.</Trans>{' '}
          <Button variant="ghost" className="underline" busy={busy} onClick={onSubscribe}>
            <Trans>Subscribe to keep Pro</Trans>
          </Button>
        </p>
      )}
      <Card className="mx-auto mt-6 max-w-2xl p-5 text-start sm:p-8">
        <h2 className="text-2xl">
          <Trans>Your active Pro features</Trans>
        </h2>
        <ul className="mt-4 grid gap-2.5 sm:grid-cols-2">
          {features &&
            planFeatures(features).map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-herb-ink" strokeWidth={3} />
                {feature}
              </li>
            ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3 border-line border-t pt-5">
          <Button variant="honey" onClick={() => void share()}>
            <Share2 aria-hidden className="size-5" />
            <Trans>Share Crisper</Trans>
          </Button>
          <Button asChild variant="ghost">
            <Link to="/account/plan">
              <Trans>Manage your subscription</Trans>
            </Link>
          </Button>
        </div>
      </Card>
    </section>
  );
}
