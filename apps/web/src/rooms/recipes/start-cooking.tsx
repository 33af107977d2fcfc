import { t } from '@lingui/core/macro';
import { ChefHat } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

export interface Cooking {
  onCook: () => void;
  /** The steps of cooking mode are loading. */
  busy: boolean;
  /** Cooking was started and left; the button resumes it. */
  begun: boolean;
}

/** The one main thing to do on a recipe: beside its name, and on a phone pinned above the tab bar. */
export function StartCooking({ onCook, busy, begun }: Cooking) {
  return (
    <div
      data-pinned
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-md:z-30 max-md:grid max-md:border-line max-md:border-t max-md:bg-paper/95 max-md:px-4 max-md:py-2 max-md:backdrop-blur-md print:hidden"
    >
      <Button size="lg" busy={busy} onClick={onCook}>
        <ChefHat aria-hidden className="size-5" />
        {begun ? t`Resume cooking` : t`Start cooking`}
      </Button>
    </div>
  );
}
