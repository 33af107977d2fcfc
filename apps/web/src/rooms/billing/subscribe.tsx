import { createSubscription, type Interval, type Payment } from '@crisper/contract/billing/billing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, type NavigateFunction, useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { usePlans } from '../../lib/plans.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AlreadyPro } from './already-pro.tsx';
import { billingQuery } from './billing.queries.ts';
import { messageOf } from './billing-labels.ts';
import { Checkout } from './checkout.tsx';
import { Faq } from './faq.tsx';
import { featureRows } from './feature-rows.tsx';
import { IntervalToggle } from './interval-toggle.tsx';
import { PlanCards } from './plan-cards.tsx';
import { useReturnedPayment } from './use-returned-payment.ts';

/** Lets the form mount before the page scrolls to it. */
const SCROLL_AFTER_MS = 100;

interface SubscribeProps {
  /** Returns the referral link of a Pro user. */
  inviteLink: () => Promise<string>;
}

export function Subscribe({ inviteLink }: SubscribeProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { data: plans, isError, refetch } = usePlans();
  const plan = session?.user.plan ?? null;
  const { data: billing } = useQuery({ ...billingQuery, enabled: plan === 'pro' });
  const [chosen, setChosen] = useState<Interval | null>(null);
  const interval = chosen ?? billing?.subscription?.interval ?? 'month';
  const [payment, setPayment] = useState<Payment | null>(null);
  useReturnedPayment();

  const begin = useMutation({
    mutationFn: () => call(createSubscription, { body: { interval } }),
    onSuccess: (begun) => {
      if (begun.clientSecret) {
        setPayment(begun);
        setTimeout(() => window.scrollTo({ top: 0, behavior: 'smooth' }), SCROLL_AFTER_MS);
      } else
        toast({
          title: t`Payment Setup Failed`,
          text: t`Unable to initialize payment form. Please try again.`,
          tone: 'error',
        });
    },
    onError: (error) =>
      toast({
        title: t`Payment Error`,
        text: messageOf(error, t`Failed to create subscription`),
        tone: 'error',
      }),
  });
  const start = () => {
    if (!session) {
      toast({
        title: t`Sign In Required`,
        text: t`Please sign in to subscribe to Pro features.`,
        tone: 'error',
        action: { label: t`Sign In`, onPress: () => openAuth({ tab: 'signin' }) },
      });
      return;
    }
    begin.mutate();
  };

  if (payment && session) return <Checkout payment={payment} onClose={() => setPayment(null)} />;
  const prices = plans?.pro.prices;
  return (
    <div className="mx-auto max-w-5xl px-4 pt-3 pb-8 sm:px-6 sm:pt-5">
      <Button variant="ghost" className="-ms-3" onClick={() => void goBack(navigate)}>
        <ArrowLeft aria-hidden className="size-5" />
        <Trans>Back</Trans>
      </Button>
      {plan === 'pro' ? (
        <AlreadyPro inviteLink={inviteLink} onSubscribe={start} busy={begin.isPending} />
      ) : (
        <header className="mb-4 text-center sm:mb-5">
          <h1 className="page-title">
            <Trans>Choose Your Plan</Trans>
          </h1>
          <p className="mx-auto mt-2 max-w-2xl text-balance text-ink-soft sm:text-lg">
            <Trans>
              Start free. Go Pro when you want more out of your fridge, with a 7-day money-back guarantee.
            </Trans>
          </p>
        </header>
      )}
      {isError && (
        <div className="grid justify-items-center gap-3 py-8 text-center">
          <p>
            <Trans>We couldn’t load the plans just now.</Trans>
          </p>
          <Button variant="outline" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!isError && !plans && <Skeleton className="h-[40rem] w-full" />}
      {plans && prices && (
        <>
          <IntervalToggle
            value={interval}
            onChange={setChosen}
            saved={Math.round((1 - prices.year / (12 * prices.month)) * 100)}
          />
          <div className="mt-4 sm:mt-6">
            <PlanCards
              free={plans.free}
              pro={plans.pro}
              interval={interval}
              plan={plan}
              busy={begin.isPending}
              onSubscribe={start}
              onStartFree={() => openAuth({ tab: 'signup', plan: 'free' })}
            />
          </div>
          <p className="mt-5 text-center text-ink-soft text-sm">
            <Trans>
              7-day money-back guarantee. Cancel anytime, with access until the end of the billing period.
            </Trans>
          </p>
          <Part title={t`Compare the plans`}>
            <Table
              caption={t`What each plan includes`}
              rowKey={(row) => row.name}
              rows={featureRows(plans.free.limits, plans.pro.limits)}
              columns={[
                { id: 'name', head: t`Feature`, cell: (row) => row.name },
                { id: 'free', head: t`Free`, align: 'center', cell: (row) => row.free },
                { id: 'pro', head: plans.pro.name, align: 'center', cell: (row) => row.pro },
              ]}
            />
          </Part>
          <Part title={t`Questions and answers`}>
            <Faq free={plans.free} pro={plans.pro} />
          </Part>
        </>
      )}
      <footer className="mt-10 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 text-center">
        {plan !== 'pro' && (
          <Button asChild variant="outline">
            <Link to="/scan">
              <Trans>Try Free Scan First</Trans>
            </Link>
          </Button>
        )}
        <p className="text-ink-soft">
          <Trans>
            Something else on your mind?{' '}
            <Link
              to="/contact"
              className="inline-flex min-h-11 items-center font-semibold text-herb-ink underline"
            >
              Contact support
            </Link>
          </Trans>
        </p>
      </footer>
    </div>
  );
}

/** To the page before, or to the start page when this one was opened directly. The router counts its pages in `idx`. */
function goBack(navigate: NavigateFunction) {
  return window.history.state?.idx > 0 ? navigate(-1) : navigate('/');
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14">
      <h2 className="mb-5 text-center text-3xl">{title}</h2>
      {children}
    </section>
  );
}
