import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

const SMALL = 'px-3 text-ink-soft text-sm';

interface PostActionsProps {
  kind: 'discussion' | 'reply';
  id: string;
  userId: string | null;
  onEdit: () => void;
  onDelete: () => void;
  deleting: boolean;
}

/** Edit and Delete for the author, Report for others. */
export function PostActions({ kind, id, userId, onEdit, onDelete, deleting }: PostActionsProps) {
  const session = useSession();
  const [open, setOpen] = useState<'delete' | 'report' | null>(null);
  const close = () => setOpen(null);
  const own = session !== null && session.user.id === userId;
  return (
    <>
      {own ? (
        <>
          <Button variant="ghost" className={SMALL} onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
            <Trans>Edit</Trans>
          </Button>
          <Button variant="ghost" className={SMALL} onClick={() => setOpen('delete')}>
            <Trash2 aria-hidden className="size-4" />
            <Trans>Delete</Trans>
          </Button>
        </>
      ) : (
        <Button
          variant="ghost"
          className={SMALL}
          onClick={() => (session ? setOpen('report') : openAuth({ tab: 'signup', plan: 'free' }))}
        >
          <Flag aria-hidden className="size-4" />
          <Trans>Report</Trans>
        </Button>
      )}
      <Dialog
        open={open === 'delete'}
        onOpenChange={(next) => !next && close()}
        title={kind === 'reply' ? t`Delete this reply?` : t`Delete this discussion?`}
        description={
          kind === 'reply'
            ? t`It disappears for everyone.`
            : t`It disappears for everyone, along with its replies. A recipe in it stays yours.`
        }
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" busy={deleting} onClick={onDelete}>
            <Trans>Delete</Trans>
          </Button>
          <Button variant="outline" onClick={close}>
            <Trans>Keep It</Trans>
          </Button>
        </div>
      </Dialog>
      {open === 'report' && <ReportDialog kind={kind} id={id} onClose={close} />}
    </>
  );
}
