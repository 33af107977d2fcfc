import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import { confirmed, NotConfirmed } from '../../lib/session/confirm-identity.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { downloadExport } from './download-export.ts';
import { Section } from './section.tsx';

export function PrivacySection() {
  const save = useMutation({
    mutationFn: () => confirmed(downloadExport),
    onSuccess: () => toast({ title: t`Data Exported`, text: t`Your data has been downloaded successfully.` }),
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      toast({
        title: t`Export Failed`,
        text: t`Failed to export your data. Please try again.`,
        tone: 'error',
      });
    },
  });
  const busy = save.isPending;
  return (
    <Section title={t`Privacy & Data`} icon={ShieldCheck}>
      <p className="text-ink-soft">
        <Trans>
          Uploaded images are not stored by default; only the detected ingredients are kept. The export is a
          file with everything we keep for you.
        </Trans>
      </p>
      <Button variant="outline" className="mt-4" busy={busy} onClick={() => save.mutate()}>
        <Download aria-hidden className="size-5" />
        {busy ? t`Gathering your data…` : t`Export My Data`}
      </Button>
    </Section>
  );
}
