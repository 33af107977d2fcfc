import { type Interval, previewSwitch, type SwitchPreview } from '@crisper/contract/billing/billing';
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
      title={interval === 'year' ? 'Pay by the year' : 'Pay by the month'}
      description="Time you’ve paid for and haven’t used is credited."
    >
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {error && (
        <div className="grid justify-items-start gap-3">
          <p>{messageOf(error, 'We couldn’t work out the price just now.')}</p>
          <Button variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && (
        <>
          <dl className="grid gap-2 tabular-nums">
            <Line name={`Pro Chef, 1 ${interval}`} amount={money(data.priceCents)} />
            <Line name="Unused time" amount={`−${money(data.creditCents)}`} />
            <div className="mt-1 border-line border-t pt-3 font-semibold">
              <Line name="Charged now" amount={money(data.dueNowCents)} />
            </div>
            {data.balanceCents > 0 && (
              <Line name="Credit for the next charges" amount={money(data.balanceCents)} />
            )}
          </dl>
          <p className="mt-3 text-ink-soft text-sm">Renews on {dayOf(data.nextRenewal)}.</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => onSwitch(data)}>
              {data.dueNowCents > 0 ? `Switch and pay ${money(data.dueNowCents)}` : 'Switch'}
            </Button>
            <Button variant="outline" onClick={onClose}>
              Keep as it is
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
