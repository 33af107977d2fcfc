import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScanLine, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { offers } from '../../../lib/offers.ts';
import { dollars, usePlans } from '../../../lib/plans.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ProAction } from './pro-action.tsx';

/** The call to upgrade at the end of the page, for everyone who is not on Pro. */
export function ProCall() {
  const session = useSession();
  const plans = usePlans();
  if (session?.user.plan === 'pro' || !offers('plans')) return null;
  const price = plans.data?.pro.prices?.month;
  return (
    <section
      aria-labelledby="pro-call"
      className="mt-14 flex flex-col items-center gap-4 rounded-panel border border-line bg-honey-soft px-6 py-10 text-center"
    >
      <Sparkles aria-hidden className="size-8 text-honey-ink" />
      <h2 id="pro-call" className="text-3xl">
        <Trans>Cook without counting</Trans>
      </h2>
      <p className="max-w-md text-ink-soft">
        <Trans>Unlimited scans, every matching recipe, and as many saved ones as you like.</Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ProAction variant="honey" size="lg">
          {price === undefined ? t`Upgrade to Pro` : t`Upgrade to Pro - ${dollars(price)}/month`}
        </ProAction>
        <Button variant="outline" size="lg" asChild>
          <Link to="/">
            <Trans>Back to Home</Trans>
          </Link>
        </Button>
      </div>
      {!session && (
        <Link to="/scan" className="flex min-h-11 items-center gap-2 font-semibold text-herb-ink underline">
          <ScanLine aria-hidden className="size-5" />
          <Trans>Scan your fridge first</Trans>
        </Link>
      )}
    </section>
  );
}
