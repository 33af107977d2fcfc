import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { siteUrl } from '../../lib/base-path.ts';
import { useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { paymentFailed } from './complete-payment.ts';
import { type Elements, loadStripe, type StripeJs } from './load-stripe.ts';
import type { PaymentFormProps } from './payment-form-props.ts';

const FAILED = t`The payment did not go through. Please try again.`;

interface Opened {
  stripe: StripeJs;
  elements: Elements;
}

/** Stripe's own fields in an iframe: card data never reaches this page. */
export default function StripeForm({ payment, action, onPaid }: PaymentFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<Opened>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [theme] = useTheme();
  const { clientSecret, publishableKey } = payment;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads the form again
  useEffect(() => {
    let current = true;
    loadStripe(publishableKey ?? '')
      .then((stripe) => {
        if (!current || !place.current) return;
        const appearance = { theme: theme === 'dark' ? 'night' : 'stripe' };
        const elements = stripe.elements({ clientSecret, appearance });
        const fields = elements.create('payment');
        fields.on('ready', () => setState('ready'));
        fields.mount(place.current);
        opened.current = { stripe, elements };
      })
      .catch(() => current && setState('failed'));
    return () => {
      current = false;
      place.current?.replaceChildren();
    };
  }, [publishableKey, clientSecret, theme, attempt]);

  const failed = (message: string) => {
    paymentFailed(message);
    setFailure(message);
  };
  const pay = useMutation({
    mutationFn: ({ stripe, elements }: Opened) =>
      stripe.confirmPayment({
        elements,
        confirmParams: { return_url: siteUrl('/subscribe') },
        redirect: 'if_required',
      }),
    onSuccess: async ({ error, paymentIntent }) => {
      if (paymentIntent?.status === 'succeeded') await onPaid(paymentIntent.id);
      else failed(error?.message ?? FAILED);
    },
    onMutate: () => setFailure(undefined),
    onError: () => failed(FAILED),
  });

  if (state === 'failed')
    return (
      <div className="grid justify-items-start gap-3">
        <p>
          <Trans>The payment form could not be loaded. Check your connection or your content blocker.</Trans>
        </p>
        <Button
          variant="outline"
          onClick={() => {
            setState('loading');
            setAttempt(attempt + 1);
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (opened.current) pay.mutate(opened.current);
      }}
      className="grid gap-5"
    >
      {state === 'loading' && <Skeleton className="h-72 w-full" />}
      <div ref={place} />
      <FormError>{failure}</FormError>
      <Button type="submit" size="lg" variant="honey" busy={pay.isPending} disabled={state === 'loading'}>
        {action}
      </Button>
    </form>
  );
}
