import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { X } from 'lucide-react';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { repeatThing } from './shopping.queries.ts';
import { weeksText } from './week-options.ts';

interface RegularsDialogProps {
  regulars: ShoppingList['regulars'];
  onClose: () => void;
}

const dayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(undefined, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** Everything that is written on the list by itself, and when next. */
export function RegularsDialog({ regulars, onClose }: RegularsDialogProps) {
  const stop = ({ key, name, weeks }: ShoppingList['regulars'][number]) => {
    repeatThing(name, { key }, null);
    toast({
      title: 'No Longer Repeats',
      text: name,
      action: { label: 'Undo', onPress: () => repeatThing(name, { key }, weeks) },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What you buy regularly"
      description="Each goes back on your list when its day comes."
    >
      {regulars.length === 0 && <p>Nothing any more.</p>}
      <ul className="divide-y divide-line">
        {regulars.map((regular) => (
          <li key={regular.key} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              <span className="block first-letter:uppercase">{regular.name}</span>
              <span className="text-ink-soft text-sm">
                {weeksText(regular.weeks)}, next on {dayText(regular.next)}
              </span>
            </span>
            <IconButton label={`Stop ${regular.name}`} onClick={() => stop(regular)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
