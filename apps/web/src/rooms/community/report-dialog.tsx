import { REPORT_REASONS, reportDiscussion, reportReply } from '@crisper/contract/community';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { REASONS } from './report-reasons.ts';
import { showError } from './show-error.ts';

const OPTIONS = REPORT_REASONS.map((reason) => ({ value: reason, label: REASONS[reason] }));

interface ReportDialogProps {
  kind: 'discussion' | 'reply';
  id: string;
  onClose: () => void;
}

export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>('spam');
  const [note, setNote] = useState('');
  const report = useMutation({
    mutationFn: () =>
      call(kind === 'discussion' ? reportDiscussion : reportReply, {
        params: { id },
        body: { reason, note },
      }),
    onSuccess: () => {
      onClose();
      toast({ title: 'Report Sent', text: 'Thank you. A moderator will look at it.' });
    },
    onError: (error) => showError(error, 'Failed to send the report. Please try again.'),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Report this ${kind}`}
      description="Whoever wrote it is not told who reported it."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          report.mutate();
        }}
      >
        <Select
          label="What is wrong with it?"
          options={OPTIONS}
          value={reason}
          onChange={(event) => setReason(event.target.value as typeof reason)}
        />
        <TextArea
          label="Anything else we should know? (optional)"
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" busy={report.isPending}>
          Send Report
        </Button>
      </form>
    </Dialog>
  );
}
