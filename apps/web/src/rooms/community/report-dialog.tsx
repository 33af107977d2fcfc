import { REPORT_REASONS, reportDiscussion, reportReply } from '@crisper/contract/community/community';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { REASONS } from './report-reasons.ts';
import { showError } from './show-error.ts';

/** Replies use the same schema. */
const SHAPE = reportDiscussion.body!;
const OPTIONS = REPORT_REASONS.map((reason) => ({ value: reason, label: REASONS[reason] }));

interface ReportDialogProps {
  kind: 'discussion' | 'reply';
  id: string;
  onClose: () => void;
}

export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const form = useForm({ resolver: zodResolver(SHAPE), defaultValues: { reason: 'spam', note: '' } });
  const report = useMutation({
    mutationFn: (body: z.output<typeof SHAPE>) =>
      call(kind === 'discussion' ? reportDiscussion : reportReply, { params: { id }, body }),
    onSuccess: () => {
      onClose();
      toast({ title: t`Report Sent`, text: t`Thank you. A moderator will look at it.` });
    },
    onError: (error) => showError(error, t`Failed to send the report. Please try again.`, form),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={kind === 'reply' ? t`Report this reply` : t`Report this discussion`}
      description={t`We don’t tell the author who reported it.`}
    >
      <form className="grid gap-4" onSubmit={form.handleSubmit((body) => report.mutate(body))}>
        <Select label={t`What’s wrong with it?`} options={OPTIONS} {...form.register('reason')} />
        <TextArea
          label={t`Anything else we should know? (optional)`}
          rows={3}
          maxLength={1000}
          error={form.formState.errors.note?.message}
          {...form.register('note')}
        />
        <FormError>{form.formState.errors.root?.message}</FormError>
        <Button type="submit" busy={report.isPending}>
          <Trans>Send Report</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
