import { listed } from '@crisper/kitchen/composing/wording';
import { Button } from '../../ui/button.tsx';

interface DislikedNoteProps {
  /** What those who eat do not like, where dishes with it are left out. */
  disliked: readonly string[];
  /** Whether they are shown all the same. */
  shown: boolean;
  onShow: (shown: boolean) => void;
}

/** Says what is left out because somebody does not like it, and brings it back. */
export function DislikedNote({ disliked, shown, onShow }: DislikedNoteProps) {
  if (disliked.length === 0 && !shown) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center justify-center gap-x-3 text-center text-ink-soft">
      {shown
        ? 'Dishes with what somebody does not like are shown too.'
        : `Left out, because somebody does not like it: ${listed(disliked)}.`}
      <Button variant="ghost" onClick={() => onShow(!shown)}>
        {shown ? 'Leave them out' : 'Show them too'}
      </Button>
    </p>
  );
}
