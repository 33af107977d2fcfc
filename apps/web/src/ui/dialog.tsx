import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { closeOnEscape } from './escape-past-toast.ts';
import { IconButton } from './icon-button.tsx';
import { Scrim } from './scrim.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  wide?: boolean;
}

/** A modal dialog. On phones it is a sheet at the bottom edge. */
export function Dialog({ open, onOpenChange, title, description, children, wide = false }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          {...returnFocus}
          onKeyDown={closeOnEscape(() => onOpenChange(false))}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'fixed z-50 max-h-[92dvh] overflow-y-auto overscroll-contain bg-surface p-6 text-ink shadow-lift',
            'inset-x-0 bottom-0 animate-slide-up rounded-t-panel pb-[max(1.5rem,env(safe-area-inset-bottom))]',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-1/2 sm:animate-rise sm:rounded-panel sm:p-8',
            wide ? 'sm:max-w-3xl' : 'sm:max-w-md',
          )}
        >
          <Radix.Title className="pe-12 text-2xl sm:text-3xl">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-2 pe-8 text-ink-soft">{description}</Radix.Description>
          )}
          <div className="mt-6">{children}</div>
          {/* Last in the DOM, so that the first field gets the focus when the dialog opens. */}
          <Radix.Close asChild>
            <IconButton label={t`Close`} className="absolute top-4 end-4">
              <X />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
