import { copyText } from '../lib/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';

/** A secret that is shown this once. */
export function SecretOnce({ secret, onDone }: { secret: string; onDone: () => void }) {
  const copy = async () => {
    try {
      await copyText(secret);
      toast({ title: 'Copied', text: 'Keep it like a password.' });
    } catch {
      toast({ tone: 'error', title: 'Not Copied', text: 'Select it and copy it yourself.' });
    }
  };
  return (
    <div className="grid gap-4">
      <code className="select-all break-all rounded-control border border-line-strong bg-raised p-4 text-sm">
        {secret}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
