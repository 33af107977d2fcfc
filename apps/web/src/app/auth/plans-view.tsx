import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { Dispatch, ReactNode } from 'react';
import { dollars, planFeatures, usePlans } from '../../lib/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { AuthMode } from './auth-mode.ts';

interface PlanCardProps {
  title: string;
  price: ReactNode;
  features: readonly string[] | null;
  action: ReactNode;
  pro?: boolean;
}

function PlanCard({ title, price, features, action, pro = false }: PlanCardProps) {
  return (
    <section
      className={cx(
        'flex flex-col rounded-card border p-5',
        pro ? 'border-honey bg-honey-soft' : 'border-line bg-raised',
      )}
    >
      <div className="flex items-center gap-2">
        <h3 className="text-xl">{title}</h3>
        {pro && (
          <Badge tone="honey">
            <Trans>MOST POPULAR</Trans>
          </Badge>
        )}
      </div>
      <p className="mt-1 text-ink-soft">{price}</p>
      <ul className="mt-4 grid gap-2">
        {features?.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check
              aria-hidden
              className={cx('mt-1 size-4 shrink-0', pro ? 'text-honey-ink' : 'text-herb-ink')}
              strokeWidth={3}
            />
            {feature}
          </li>
        ))}
        {!features && <Skeleton className="h-24 w-full" />}
      </ul>
      <div className="mt-auto grid pt-5">{action}</div>
    </section>
  );
}

export function PlansView({ go }: { go: Dispatch<AuthMode> }) {
  const { data: plans, isError } = usePlans();
  const prices = plans?.pro.prices;
  const month = dollars(prices?.month ?? 0);
  const year = dollars(prices?.year ?? 0);
  const startPro = () => {
    go('signup-pro');
    toast({ title: t`Pro Trial selected`, text: t`Create your account, then complete your subscription.` });
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <PlanCard
          title={t`Free`}
          price={t`Free forever`}
          features={plans ? planFeatures(plans.free) : isError ? [t`Scan, match and cook every day`] : null}
          action={
            <Button size="lg" variant="primary" onClick={() => go('signup-free')}>
              <Trans>Start Free</Trans>
            </Button>
          }
        />
        <PlanCard
          pro
          title={t`Pro Chef`}
          price={prices ? t`${month}/month or ${year}/year` : t`Monthly or yearly`}
          features={
            plans ? planFeatures(plans.pro) : isError ? [t`Everything in Free, without its limits`] : null
          }
          action={
            <>
              <Button size="lg" variant="honey" aria-describedby="pro-trial" onClick={startPro}>
                <Trans>Start Pro Trial</Trans>
              </Button>
              <p id="pro-trial" className="mt-2 text-sm">
                <Trans>
                  You pay today and have 7 days to try it. Not for you? One tap gets you a full refund.
                </Trans>
              </p>
            </>
          }
        />
      </div>
      <p className="text-center text-ink-soft text-sm">
        <Trans>
          Pro comes with a 7-day money-back guarantee. Cancel anytime, with access until the end of the
          period.
        </Trans>
      </p>
      <Button variant="ghost" onClick={() => go('signin')}>
        <Trans>Sign in instead</Trans>
      </Button>
    </div>
  );
}
