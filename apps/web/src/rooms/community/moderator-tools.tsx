import type { Discussion } from '@crisper/contract/community/community';
import { t } from '@lingui/core/macro';
import { Lock, LockOpen, Pin, PinOff } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMark } from './moderation.queries.ts';
import { showError } from './show-error.ts';

const SMALL = 'px-3 text-sm';

export function ModeratorTools({ discussion: { id, isPinned, isLocked } }: { discussion: Discussion }) {
  const mark = useMark(id);
  const set = (marks: { isPinned?: boolean; isLocked?: boolean }, done: string) =>
    mark.mutate(marks, {
      onSuccess: () => toast({ title: done }),
      onError: (error) => showError(error, t`That didn’t work. Please try again.`),
    });
  const PinIcon = isPinned ? PinOff : Pin;
  const LockIcon = isLocked ? LockOpen : Lock;
  return (
    <>
      <Button
        variant="ghost"
        className={SMALL}
        disabled={mark.isPending}
        onClick={() => set({ isPinned: !isPinned }, isPinned ? t`Discussion Unpinned` : t`Discussion Pinned`)}
      >
        <PinIcon aria-hidden className="size-4" />
        {isPinned ? t`Unpin` : t`Pin`}
      </Button>
      <Button
        variant="ghost"
        className={SMALL}
        disabled={mark.isPending}
        onClick={() => set({ isLocked: !isLocked }, isLocked ? t`Discussion Unlocked` : t`Discussion Locked`)}
      >
        <LockIcon aria-hidden className="size-4" />
        {isLocked ? t`Unlock` : t`Lock`}
      </Button>
    </>
  );
}
