import type { PostStatus } from '@crisper/contract/community';
import { EyeOff } from 'lucide-react';

const WORDS = {
  held: 'Only you see this. It has links, and a moderator will look at it soon.',
  hidden: 'Only you see this. It was reported and is hidden until a moderator has looked.',
};

export function PostNotice({ status }: { status: PostStatus }) {
  if (status === 'shown') return null;
  return (
    <p className="flex items-start gap-2 rounded-control bg-honey-soft px-4 py-3 text-honey-ink text-sm">
      <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      {WORDS[status]}
    </p>
  );
}
