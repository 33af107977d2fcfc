import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { whyOf } from '../lib/form-errors.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { toast } from '../ui/toast-store.ts';

interface Props {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  button: string;
  onPress: () => Promise<void>;
  /** The other answer. */
  beside?: ReactNode;
}

/** A press of the button answers, not the visit: programs that look at mails open every link in them. */
export function EmailAnswer({ icon, title, children, button, onPress, beside }: Props) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await onPress();
    } catch (error) {
      toast({ tone: 'error', title: t`Nothing was changed`, text: whyOf(error as Error) });
      setBusy(false);
    }
  };
  return (
    <Card className="grid gap-5 p-6 sm:p-8">
      <div>
        {icon}
        <h1 className="mt-3 text-3xl">{title}</h1>
        <p className="mt-2 text-ink-soft">{children}</p>
      </div>
      <Button size="lg" busy={busy} onClick={press}>
        {button}
      </Button>
      {beside}
    </Card>
  );
}
