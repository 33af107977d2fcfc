import { unsubscribe } from '@crisper/contract/notices/notices';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { MailCheck, MailX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { whyOf } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormError } from '../../../ui/form-error.tsx';

/** A press of the button ends the emails, not the visit: programs that look at mails open every link in them. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const end = useMutation({
    mutationFn: () => call(unsubscribe, { query: { token: search.get('token') ?? '' } }),
  });
  const Icon = end.isSuccess ? MailCheck : MailX;
  return (
    <div className="mx-auto max-w-md px-4 py-16">
      <Card className="grid gap-5 p-6 sm:p-8">
        <div role="status">
          <Icon aria-hidden className="size-8 text-herb" />
          <h1 className="mt-3 text-3xl">{end.isSuccess ? t`No more emails` : t`End these emails?`}</h1>
          <p className="mt-2 text-ink-soft">
            {end.isSuccess
              ? t`We no longer write to you about what spoils soon. You can turn it on again in your account.`
              : t`We’ll stop writing to you about what in your pantry spoils soon. Other emails, such as a new password, still come.`}
          </p>
        </div>
        <FormError>{end.error ? whyOf(end.error) : undefined}</FormError>
        {end.isSuccess ? (
          <Button asChild variant="outline">
            <Link to="/account/notices">
              <Trans>Your notices</Trans>
            </Link>
          </Button>
        ) : (
          <Button size="lg" busy={end.isPending} onClick={() => end.mutate()}>
            <Trans>End the emails</Trans>
          </Button>
        )}
      </Card>
    </div>
  );
}
