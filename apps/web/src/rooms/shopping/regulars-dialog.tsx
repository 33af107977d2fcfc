import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { locales } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { repeatThing } from './shopping.queries.ts';

interface RegularsDialogProps {
  regulars: ShoppingList['regulars'];
  onClose: () => void;
}

function repeatText({ weeks, next }: ShoppingList['regulars'][number]): string {
  const day = dayText(next);
  return weeks === 1
    ? t`Every week, next on ${day}`
    : plural(weeks, { one: `Every # week, next on ${day}`, other: `Every # weeks, next on ${day}` });
}

const dayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locales(), {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** Everything that is written on the list by itself, and when next. */
export function RegularsDialog({ regulars, onClose }: RegularsDialogProps) {
  const stop = ({ key, name, weeks }: ShoppingList['regulars'][number]) => {
    repeatThing(name, { key }, null);
    toast({
      title: t`No Longer Repeats`,
      text: name,
      action: { label: t`Undo`, onPress: () => repeatThing(name, { key }, weeks) },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`What you buy regularly`}
      description={t`Each goes back on your list when its day comes.`}
    >
      {regulars.length === 0 && (
        <p>
          <Trans>Nothing any more.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line">
        {regulars.map((regular) => (
          <li key={regular.key} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              <span className="block first-letter:uppercase">{regular.name}</span>
              <span className="text-ink-soft text-sm">{repeatText(regular)}</span>
            </span>
            <IconButton label={t`Stop ${regular.name}`} onClick={() => stop(regular)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
