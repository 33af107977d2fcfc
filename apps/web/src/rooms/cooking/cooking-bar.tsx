import { t } from '@lingui/core/macro';
import { ArrowLeft, Check, ChefHat, Play, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Cooking } from './cooking-state.ts';

interface CookingBarProps {
  cooking: Cooking;
  /** Only the timers are left. */
  complete: boolean;
  onPrevious: () => void;
  /** Begins, or marks the step done or not done. */
  onMain: () => void;
  onAsk: () => void;
  /** The running timers, above the buttons. */
  timers: ReactNode;
}

/** The bar at the bottom: back, the one thing to press next, and the chef. */
export function CookingBar({ cooking, complete, onPrevious, onMain, onAsk, timers }: CookingBarProps) {
  const { active, gettingReady, steps } = cooking;
  const done = !gettingReady && cooking.done.includes(active);
  const Icon = gettingReady ? Play : done ? Undo2 : Check;
  const words = gettingReady
    ? t`Start cooking`
    : done
      ? t`Not done yet`
      : cooking.done.length === steps - 1
        ? t`Finish`
        : t`Done, next step`;
  return (
    <div className="sticky bottom-0 z-10 border-line border-t bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md">
      <div className="mx-auto grid max-w-6xl gap-2 px-4 py-2 sm:gap-2.5 sm:px-6 sm:py-3 short:grid-cols-[auto_1fr] short:py-1.5">
        {timers}
        {!complete && (
          <div className="flex gap-2.5 short:col-start-2">
            <IconButton
              label={t`Previous step`}
              aria-keyshortcuts="ArrowLeft"
              disabled={gettingReady || active === 0}
              onClick={onPrevious}
              className="size-14 border border-line-strong bg-surface short:size-11"
            >
              <ArrowLeft />
            </IconButton>
            <Button
              size="lg"
              variant={done ? 'outline' : 'primary'}
              aria-keyshortcuts="Space"
              onClick={onMain}
              className="min-h-14 flex-1 px-2 text-base sm:text-xl short:min-h-11 short:py-1"
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {words}
            </Button>
            <IconButton
              label={t`Ask the chef`}
              onClick={onAsk}
              className="size-14 border border-line-strong bg-surface lg:hidden short:size-11"
            >
              <ChefHat />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  );
}
