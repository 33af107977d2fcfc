import type { PostStatus } from '@crisper/contract/community/community';
import { t } from '@lingui/core/macro';
import { EyeOff } from 'lucide-react';

const WORDS = {
  held: t`Only you see this. It has links, and a moderator will look at it soon.`,
  hidden: t`Only you see this. It was reported and is hidden until a moderator has looked.`,
};

export function PostNotice({ status }: { status: PostStatus }) {
  return status === 'shown' ? null : <OnlyYou>{WORDS[status]}</OnlyYou>;
}

/** For a recipe of one's own that was shared. */
export function HeldRecipeNotice() {
  return (
    <OnlyYou>
      {t`Only you see this recipe for now. A moderator will look at it soon, and then everybody can open it again.`}
    </OnlyYou>
  );
}

function OnlyYou({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-honey-soft px-4 py-3 text-honey-ink text-sm">
      <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
