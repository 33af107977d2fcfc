import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { receiptsQuery } from './billing.queries.ts';
import { dayOf, money } from './billing-labels.ts';

export function Receipts() {
  const { data, isError, refetch } = useQuery(receiptsQuery);
  return (
    <div className="border-line border-t pt-4">
      <h3 className="font-semibold">
        <Trans>Receipts</Trans>
      </h3>
      {!data && !isError && <Skeleton className="mt-3 h-12 w-full" />}
      {!data && isError && (
        <Button variant="ghost" className="mt-2" onClick={() => void refetch()}>
          <Trans>Receipts could not be loaded. Try again</Trans>
        </Button>
      )}
      {data?.receipts.length === 0 && (
        <p className="mt-2 text-ink-soft">
          <Trans>No payments yet.</Trans>
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {data?.receipts.map((receipt) => (
          <li key={receipt.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0">
              <p>{receipt.description}</p>
              <p className="text-ink-soft text-sm">
                {dayOf(receipt.paidAt)} ·{' '}
                {receipt.url ? (
                  <a href={receipt.url} target="_blank" rel="noreferrer" className="underline">
                    {receipt.number}
                  </a>
                ) : (
                  receipt.number
                )}
              </p>
            </div>
            <p className="flex items-center gap-2.5 tabular-nums">
              {receipt.refunded && (
                <Badge>
                  <Trans>Refunded</Trans>
                </Badge>
              )}
              {money(receipt.amountCents)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
