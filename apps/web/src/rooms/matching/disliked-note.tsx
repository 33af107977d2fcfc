import { t } from '@lingui/core/macro';
import { listed } from '../../lib/i18n/listed.ts';
import { Button } from '../../ui/button.tsx';

/** What an eater does not like. */
export interface Taste {
  name: string;
  isSelf: boolean;
  dislikes: readonly string[];
}

/** "Without mushrooms, which Leo doesn’t like." */
export function withoutText(disliked: readonly string[], tastes: readonly Taste[]): string {
  const foods = listed(disliked);
  const whose = tastes.filter(({ dislikes }) => dislikes.some((one) => disliked.includes(one)));
  const [first] = whose;
  if (!first) return t`Without ${foods}.`;
  if (whose.length > 1) {
    const names = listed(whose.map(({ name, isSelf }) => (isSelf ? t`you` : name)));
    return t`Without ${foods}, which ${names} don’t like.`;
  }
  return first.isSelf
    ? t`Without ${foods}, which you don’t like.`
    : t`Without ${foods}, which ${first.name} doesn’t like.`;
}

interface DislikedNoteProps {
  /** What those who eat do not like, where dishes with it are left out. */
  disliked: readonly string[];
  /** Those who eat. */
  tastes: readonly Taste[];
  /** Whether they are shown all the same. */
  shown: boolean;
  onShow: (shown: boolean) => void;
}

/** Says what is left out because somebody does not like it, and brings it back. */
export function DislikedNote({ disliked, tastes, shown, onShow }: DislikedNoteProps) {
  if (disliked.length === 0 && !shown) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center justify-center gap-x-3 text-center text-ink-soft">
      {shown ? t`Showing everything.` : withoutText(disliked, tastes)}
      <Button variant="ghost" onClick={() => onShow(!shown)}>
        {shown ? t`Leave them out` : t`Show them too`}
      </Button>
    </p>
  );
}
