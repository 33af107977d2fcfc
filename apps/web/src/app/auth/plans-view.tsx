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
        {pro && <Badge tone="honey">MOST POPULAR</Badge>}
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
  const startPro = () => {
    go('signup-pro');
    toast({ title: 'Pro Trial selected', text: 'Create your account, then complete your subscription.' });
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <PlanCard
          title="Free"
          price="Free forever"
          features={plans ? planFeatures(plans.free) : isError ? ['Scan, match and cook every day'] : null}
          action={
            <Button size="lg" variant="primary" onClick={() => go('signup-free')}>
              Start Free
            </Button>
          }
        />
        <PlanCard
          pro
          title="Pro Chef"
          price={
            prices ? `${dollars(prices.month)}/month or ${dollars(prices.year)}/year` : 'Monthly or yearly'
          }
          features={
            plans ? planFeatures(plans.pro) : isError ? ['Everything in Free, without its limits'] : null
          }
          action={
            <>
              <Button size="lg" variant="honey" aria-describedby="pro-trial" onClick={startPro}>
                Start Pro Trial
              </Button>
              <p id="pro-trial" className="mt-2 text-sm">
                You pay today and have 7 days to try it. Not for you? One tap gets you a full refund.
              </p>
            </>
          }
        />
      </div>
      <p className="text-center text-ink-soft text-sm">
        Pro comes with a 7-day money-back guarantee. Cancel anytime, with access until the end of the period.
      </p>
      <Button variant="ghost" onClick={() => go('signin')}>
        Sign in instead
      </Button>
    </div>
  );
}
