import { type Interval, previewSwitch, type SwitchPreview } from '@crisper/contract/billing/billing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dayOf, messageOf, money } from './billing-labels.ts';

interface SwitchDialogProps {
  interval: Interval;
  busy: boolean;
  onClose: () => void;
  onSwitch: (shown: SwitchPreview) => void;
}

/** Shows the exact charge before the switch. */
export function SwitchDialog({ interval, busy, onClose, onSwitch }: SwitchDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['billing', 'switch', interval],
    queryFn: ({ signal }) => call(previewSwitch, { query: { interval }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={interval === 'year' ? t`Pay by the year` : t`Pay by the month`}
      description={t`Time you’ve paid for and haven’t used is credited.`}
    >
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {error && (
        <div className="grid justify-items-start gap-3">
          <p>{messageOf(error, t`We couldn’t work out the price just now.`)}</p>
          <Button variant="outline" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {data && (
        <>
          <dl className="grid gap-2 tabular-nums">
            <Line
              name={interval === 'year' ? t`Pro Chef, 1 year` : t`Pro Chef, 1 month`}
              amount={money(data.priceCents)}
            />
            <Line name={t`Unused time`} amount={`−${money(data.creditCents)}`} />
            <div className="mt-1 border-line border-t pt-3 font-semibold">
              <Line name={t`Charged now`} amount={money(data.dueNowCents)} />
            </div>
            {data.balanceCents > 0 && (
              <Line name={t`Credit for the next charges`} amount={money(data.balanceCents)} />
            )}
          </dl>
          <p className="mt-3 text-ink-soft text-sm">
            <Trans>Renews on {dayOf(data.nextRenewal)}.</Trans>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => onSwitch(data)}>
              {data.dueNowCents > 0 ? t`Switch and pay ${money(data.dueNowCents)}` : t`Switch`}
            </Button>
            <Button variant="outline" onClick={onClose}>
              <Trans>Keep as it is</Trans>
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Line({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
