import { keepReceipt, type ReadReceipt, type ReadReceiptLine } from '@crisper/contract/receipts/receipts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { withDecimals } from '../../lib/i18n/numbers.ts';
import { randomId } from '../../lib/random-id.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast-store.ts';
import { chosenLines, type Reviewed, reviewOf, unitLabel } from './reviewed-lines.ts';

interface ReviewReceiptProps {
  receipt: ReadReceipt;
  onDone: () => void;
}

/** Every line with what it is taken for; doubtful ones are marked. Nothing is kept before the button is pressed. */
export function ReviewReceipt({ receipt, onDone }: ReviewReceiptProps) {
  const queries = useQueryClient();
  const [lines, setLines] = useState<Reviewed[]>(() => receipt.lines.map(reviewOf));
  const change = (at: number, next: Partial<Reviewed>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...next } : line)));
  const chosen = chosenLines(receipt.lines, lines);
  /** One for the receipt: a second tap, or a try after an answer that was lost, adds nothing twice. */
  const [idempotencyKey] = useState(randomId);
  const save = useMutation({
    mutationFn: () =>
      call(keepReceipt, {
        body: {
          language: receipt.language,
          boughtOn: receipt.date,
          currency: receipt.currency,
          lines: chosen,
          idempotencyKey,
        },
      }),
    onSuccess: async ({ added, learned }) => {
      await queries.invalidateQueries({ queryKey: ['pantry'] });
      const news = plural(added, {
        one: '# thing is new in your pantry.',
        other: '# things are new in your pantry.',
      });
      const text = learned > 0 ? t`${news} Your corrections are remembered for the next receipt.` : news;
      toast({ title: t`Added to Pantry`, text });
      onDone();
    },
  });
  const facts = [
    receipt.shop,
    receipt.date,
    receipt.total === null ? null : `${withDecimals(receipt.total, 2)} ${receipt.currency ?? ''}`,
  ];
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <p className="text-ink-soft tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      {receipt.note && <FormError>{receipt.note}</FormError>}
      <ul aria-label={t`Lines of the receipt`} className="divide-y divide-line">
        {receipt.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a receipt never move
          <Line key={at} line={line} reviewed={lines[at]!} onChange={(next) => change(at, next)} />
        ))}
      </ul>
      {save.error && (
        <FormError>
          {(save.error instanceof ApiError && save.error.message) || t`Please try again.`}
        </FormError>
      )}
      <Button type="submit" busy={save.isPending} disabled={chosen.length === 0} className="sticky bottom-0">
        {plural(chosen.length, { one: 'Put # thing in the pantry', other: 'Put # things in the pantry' })}
      </Button>
    </form>
  );
}

interface LineProps {
  line: ReadReceiptLine;
  reviewed: Reviewed;
  onChange: (next: Partial<Reviewed>) => void;
}

function Line({ line, reviewed, onChange }: LineProps) {
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Checkbox checked={reviewed.chosen} onChange={(chosen) => onChange({ chosen })}>
          {line.text}
        </Checkbox>
        {line.price !== null && <span className="ms-auto tabular-nums">{withDecimals(line.price, 2)}</span>}
        {!line.sure && line.chosen && (
          <Badge tone="honey">
            <Trans>Please check</Trans>
          </Badge>
        )}
        {!line.chosen && (
          <Badge tone="plain">
            <Trans>No food</Trans>
          </Badge>
        )}
      </div>
      {reviewed.chosen && (
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-end gap-3">
          <Field
            label={t`What is “${line.text}”?`}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            value={reviewed.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <Field
            label={unitLabel(line.unit)}
            inputMode="decimal"
            maxLength={8}
            value={reviewed.amount}
            onChange={(event) => onChange({ amount: event.target.value })}
          />
        </div>
      )}
      {line.doubtful.length > 0 && (
        <p className="text-honey-ink text-sm">
          <Trans>Hard to read: {line.doubtful.join(', ')}</Trans>
        </p>
      )}
    </li>
  );
}
