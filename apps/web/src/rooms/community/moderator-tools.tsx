import type { Discussion } from '@crisper/contract/community/community';
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
      onError: (error) => showError(error, 'That didn’t work. Please try again.'),
    });
  const PinIcon = isPinned ? PinOff : Pin;
  const LockIcon = isLocked ? LockOpen : Lock;
  return (
    <>
      <Button
        variant="ghost"
        className={SMALL}
        disabled={mark.isPending}
        onClick={() => set({ isPinned: !isPinned }, isPinned ? 'Discussion Unpinned' : 'Discussion Pinned')}
      >
        <PinIcon aria-hidden className="size-4" />
        {isPinned ? 'Unpin' : 'Pin'}
      </Button>
      <Button
        variant="ghost"
        className={SMALL}
        disabled={mark.isPending}
        onClick={() => set({ isLocked: !isLocked }, isLocked ? 'Discussion Unlocked' : 'Discussion Locked')}
      >
        <LockIcon aria-hidden className="size-4" />
        {isLocked ? 'Unlock' : 'Lock'}
      </Button>
    </>
  );
}
