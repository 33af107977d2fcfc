import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { passEscapeOn } from './escape-past-toast.ts';
import { dismissToast, SWIPE_PX, TOAST_MS, useToast } from './toast-store.ts';
import { useRoomBelow } from './use-room-below.ts';

const LOOK =
  'pointer-events-auto flex animate-slide-in items-center gap-2.5 rounded-card border border-line bg-raised ps-3.5 pe-1 text-ink shadow-lift data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0';

/** Shows the current toast: 5 s, swipe right to dismiss, F8 moves the focus to it. */
export function Toaster() {
  const toast = useToast();
  const room = useRoomBelow(toast?.id);
  const Icon = toast?.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && (
        <Radix.Root
          key={toast.id}
          type={toast.tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          onEscapeKeyDown={passEscapeOn}
          className={toast.quiet ? 'sr-only' : LOOK}
        >
          <Icon
            aria-hidden
            className={`size-5 shrink-0 ${toast.tone === 'error' ? 'text-tomato-ink' : 'text-herb-ink'}`}
          />
          <div className="min-w-0 flex-1 py-2.5 text-sm">
            <Radix.Title className="inline font-semibold">{toast.title}</Radix.Title>
            {toast.text && (
              <Radix.Description className="ms-1.5 inline text-ink-soft">{toast.text}</Radix.Description>
            )}
          </div>
          {toast.action && (
            <Radix.Action
              altText={toast.action.label}
              onClick={toast.action.onPress}
              className="min-h-11 shrink-0 rounded-control px-3 font-semibold text-herb-ink hover:bg-sunken"
            >
              {toast.action.label}
            </Radix.Action>
          )}
          {!toast.quiet && (
            <Radix.Close
              aria-label={t`Dismiss`}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          )}
        </Radix.Root>
      )}
      <Radix.Viewport
        style={{ bottom: `calc(${room}px + 0.75rem)` }}
        className="toasts pointer-events-none fixed inset-x-3 z-60 outline-none sm:inset-x-auto sm:end-6 sm:w-96"
      />
    </Radix.Provider>
  );
}
