import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { passEscapeOn } from './escape-past-toast.ts';
import { dismissToast, SWIPE_PX, TOAST_MS, useToast } from './toast-store.ts';

/** Shows the current toast: 5 s, swipe right to dismiss, F8 moves the focus to it. */
export function Toaster() {
  const toast = useToast();
  const Icon = toast?.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && (
        <Radix.Root
          key={toast.id}
          type={toast.tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          onEscapeKeyDown={passEscapeOn}
          className="flex animate-slide-in items-start gap-3 rounded-card border border-line bg-raised py-3 pe-2 ps-4 text-ink shadow-lift data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0"
        >
          <Icon
            aria-hidden
            className={`mt-2.5 size-5 shrink-0 ${toast.tone === 'error' ? 'text-tomato-ink' : 'text-herb-ink'}`}
          />
          <div className="min-w-0 flex-1 py-2">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {toast.text && (
              <Radix.Description className="text-ink-soft text-sm">{toast.text}</Radix.Description>
            )}
          </div>
          {toast.action && (
            <Radix.Action
              altText={toast.action.label}
              onClick={toast.action.onPress}
              className="min-h-11 shrink-0 self-center rounded-control bg-herb px-4 font-semibold text-on-herb"
            >
              {toast.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Dismiss"
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
          >
            <X aria-hidden className="size-5" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="toasts fixed inset-x-3 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-60 outline-none sm:inset-x-auto sm:end-6 sm:w-96 md:bottom-6" />
    </Radix.Provider>
  );
}
