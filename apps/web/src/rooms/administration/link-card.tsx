import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { copyText } from '../../lib/copy-text.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast-store.ts';

interface LinkCardProps {
  title: string;
  link: string;
  /** Until when it works, as the server says it. */
  expiresAt: string;
  onClose: () => void;
}

const moment = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short' });

/** A link to hand over. It is shown once: the server keeps only its hash. */
export function LinkCard({ title, link, expiresAt, onClose }: LinkCardProps) {
  const copy = () =>
    copyText(link).then(
      () => toast({ title: t`Copied` }),
      () => toast({ tone: 'error', title: t`Not copied`, text: t`Select the link and copy it.` }),
    );
  return (
    <Card className="grid gap-3 border-herb p-5" role="status">
      <h3 className="text-xl">{title}</h3>
      <p className="text-ink-soft">
        <Trans>It works once, until {moment.format(new Date(expiresAt))}. You see it only now.</Trans>
      </p>
      <code className="select-all rounded-control bg-sunken p-3 text-sm break-all">{link}</code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          <Trans>Copy link</Trans>
        </Button>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </Card>
  );
}
