import { Copy } from 'lucide-react';
import { copyText } from '../../lib/copy-text.ts';
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

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A link to hand over. It is shown once: the server keeps only its hash. */
export function LinkCard({ title, link, expiresAt, onClose }: LinkCardProps) {
  const copy = () =>
    copyText(link).then(
      () => toast({ title: 'Copied' }),
      () => toast({ tone: 'error', title: 'Not copied', text: 'Select the link and copy it.' }),
    );
  return (
    <Card className="grid gap-3 border-herb p-5" role="status">
      <h3 className="text-xl">{title}</h3>
      <p className="text-ink-soft">
        It works once, until {moment.format(new Date(expiresAt))}. You see it only now.
      </p>
      <code className="select-all rounded-control bg-sunken p-3 text-sm break-all">{link}</code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          Copy link
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Done
        </Button>
      </div>
    </Card>
  );
}
