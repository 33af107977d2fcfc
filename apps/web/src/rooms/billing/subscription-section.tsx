import type { BillingState } from '@crisper/contract/billing/billing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CreditCard, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { billingQuery } from './billing.queries.ts';
import { dayOf, priceOf } from './billing-labels.ts';
import { PayOverdueButton } from './pay-overdue-button.tsx';
import { Receipts } from './receipts.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';

/** The current plan, its reason and end, and what can be done about it; in short, only the way there. */
export function SubscriptionSection({ short = false }: { short?: boolean }) {
  const id = useId();
  const { data, isError, refetch, isFetching } = useQuery(billingQuery);
  return (
    <section aria-labelledby={id}>
      <Card className="p-5 sm:p-6">
        <h2 id={id} className="flex items-center gap-2.5 text-xl">
          <CreditCard aria-hidden className="size-5 shrink-0 text-herb-ink" />
          <Trans>Subscription Status</Trans>
        </h2>
        <div className="mt-4">
          {data && <Subscription billing={data} short={short} />}
          {!data && !isError && <Skeleton className="h-24 w-full" />}
          {!data && isError && (
            <div className="grid justify-items-start gap-3">
              <p>
                <Trans>Your subscription could not be loaded just now.</Trans>
              </p>
              <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            </div>
          )}
        </div>
      </Card>
    </section>
  );
}

function Subscription({ billing, short }: { billing: BillingState; short: boolean }) {
  const { plan, subscription } = billing;
  const isPro = useSession()?.user.plan === 'pro';
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2.5 font-semibold text-lg">
        {plan === 'pro' ? t`Pro Chef` : t`Free Forever`}
        {plan === 'pro' && (
          <Badge tone="honey">
            <Trans>PRO</Trans>
          </Badge>
        )}
      </p>
      <ul className="grid gap-1 text-ink-soft">
        {linesOf(billing, isPro).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {subscription?.graceUntil && (
        <div className="grid gap-3 rounded-card border border-tomato bg-tomato-soft p-4">
          <p className="flex items-start gap-2.5">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-tomato-ink" />
            <span>
              <Trans>
                We could not renew your subscription. Pro stays open until {dayOf(subscription.graceUntil)}.
                Pay with another card before then.
              </Trans>
            </span>
          </p>
          <PayOverdueButton />
        </div>
      )}
      {plan === 'free' && (
        <Button asChild variant="honey" className="justify-self-start">
          <Link to="/subscribe">
            <Trans>Upgrade to Pro</Trans>
          </Link>
        </Button>
      )}
      {subscription && short && (
        <Button asChild variant="outline" className="justify-self-start">
          <Link to="/account/plan">
            <Trans>Manage your plan</Trans>
          </Link>
        </Button>
      )}
      {subscription && !short && (
        <>
          {subscription.status !== 'ended' && <SubscriptionActions subscription={subscription} />}
          <Receipts />
        </>
      )}
    </div>
  );
}

const GIVEN = { referral: t`Days earned by inviting friends`, admin: t`A gift from Crisper` };

function linesOf({ plan, sources, subscription }: BillingState, byHousehold: boolean): string[] {
  const lines: string[] = [];
  if (subscription && subscription.status !== 'ended') {
    const price = priceOf(subscription.amountCents, subscription.interval);
    const day = dayOf(subscription.periodEnd);
    if (subscription.status === 'active')
      lines.push(
        subscription.cancelAtPeriodEnd
          ? t`Canceled. Pro stays open until ${day}.`
          : t`${price}, renews on ${day}.`,
      );
  }
  for (const { source, until } of sources)
    if (source !== 'subscription') lines.push(t`${GIVEN[source]}: Pro until ${dayOf(until)}.`);
  if (subscription?.status === 'ended')
    lines.push(t`Your subscription ended on ${dayOf(subscription.periodEnd)}.`);
  if (plan === 'free' && lines.length === 0)
    lines.push(byHousehold ? t`Your household has Pro, so you have it too.` : t`You are on the free plan.`);
  return lines;
}
