import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { closeOnEscape } from './escape-past-toast.ts';
import { IconButton } from './icon-button.tsx';
import { Scrim } from './scrim.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** A panel at the side, for filters and details; on phones at the bottom edge. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          {...returnFocus}
          onKeyDown={closeOnEscape(() => onOpenChange(false))}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] animate-slide-up flex-col rounded-t-panel bg-surface text-ink shadow-lift sm:inset-y-0 sm:end-0 sm:start-auto sm:max-h-none sm:w-96 sm:animate-slide-in sm:rounded-none"
        >
          <div className="flex items-center justify-between border-line border-b py-3 pe-3 ps-6">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t`Close`}>
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="overflow-y-auto overscroll-contain p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
