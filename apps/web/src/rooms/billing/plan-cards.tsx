import type { Interval } from '@crisper/contract/billing/billing';
import type { PlanOffer } from '@crisper/contract/billing/plans';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { withDecimals } from '../../lib/i18n/numbers.ts';
import { dollars, planFeatures } from '../../lib/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

interface PlanCardsProps {
  free: PlanOffer;
  pro: PlanOffer;
  interval: Interval;
  /** The current plan; null for a guest. */
  plan: 'free' | 'pro' | null;
  busy: boolean;
  onSubscribe: () => void;
  onStartFree: () => void;
}

export function PlanCards({ free, pro, interval, plan, busy, onSubscribe, onStartFree }: PlanCardsProps) {
  const prices = pro.prices ?? { month: 0, year: 0 };
  const saved = 12 * prices.month - prices.year;
  const freeAction = plan === null ? t`Start Free` : plan === 'pro' ? t`Downgrade` : t`Current Plan`;
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      <PlanCard
        offer={free}
        price={
          <>
            <Price text="$0" /> <Trans comment="beside a price of $0">forever</Trans>
          </>
        }
      >
        <Button size="lg" variant="outline" disabled={plan !== null} onClick={onStartFree}>
          {freeAction}
        </Button>
      </PlanCard>
      <PlanCard
        offer={pro}
        price={
          <>
            <Price text={dollars(prices[interval])} />/{interval}
          </>
        }
        note={interval === 'year' ? t`You save $${withDecimals(saved, 2)} a year.` : t`Cancel anytime.`}
      >
        <Button size="lg" variant="honey" busy={busy} disabled={plan === 'pro'} onClick={onSubscribe}>
          {plan === 'pro' ? t`Current Plan` : t`Upgrade to Pro`}
        </Button>
      </PlanCard>
    </div>
  );
}

function Price({ text }: { text: string }) {
  return <span className="font-display font-semibold text-4xl text-ink tabular-nums">{text}</span>;
}

interface PlanCardProps {
  offer: PlanOffer;
  price: ReactNode;
  note?: string;
  children: ReactNode;
}

function PlanCard({ offer, price, note, children }: PlanCardProps) {
  const pro = offer.plan === 'pro';
  return (
    <section
      className={cx(
        'flex flex-col rounded-panel border p-4 sm:p-6',
        pro ? 'border-honey bg-honey-soft shadow-lift' : 'border-line bg-surface shadow-soft',
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{offer.name}</h2>
        {pro && (
          <Badge tone="honey">
            <Trans>MOST POPULAR</Trans>
          </Badge>
        )}
      </div>
      <p className="mt-1.5 text-ink-soft sm:mt-3">{price}</p>
      <p className="text-ink-soft text-sm md:min-h-6">{note}</p>
      <ul className="mt-2.5 mb-4 grid gap-1.5 sm:mb-6 sm:gap-2.5">
        {planFeatures(offer).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check
              aria-hidden
              className={cx('mt-1 size-4 shrink-0', pro ? 'text-honey-ink' : 'text-herb-ink')}
              strokeWidth={3}
            />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">{children}</div>
    </section>
  );
}
