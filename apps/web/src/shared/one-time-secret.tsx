import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { copyText } from '../lib/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';

/** A secret that is shown this once. */
export function SecretOnce({ secret, onDone }: { secret: string; onDone: () => void }) {
  const copy = async () => {
    try {
      await copyText(secret);
      toast({ title: t`Copied`, text: t`Keep it like a password.` });
    } catch {
      toast({ tone: 'error', title: t`Not Copied`, text: t`Select it and copy it yourself.` });
    }
  };
  return (
    <div className="grid gap-4">
      <code className="select-all break-all rounded-control border border-line-strong bg-raised p-4 text-sm">
        {secret}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button variant="outline" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
