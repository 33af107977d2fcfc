import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog as Radix } from 'radix-ui';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { type Stage, turn, useBar, useBeat } from '../../shared/stage-bar.ts';
import { StageMessage } from '../../shared/stage-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { CATEGORIES, TIPS } from './overlay-tips.ts';

const TICK_MS = 250;
const MESSAGE_MS = 4000;
const TIP_MS = 3500;
const CATEGORY_MS = 2500;

interface ScanOverlayProps {
  stage: Stage;
  photo: string | undefined;
  onCancel: () => void;
}

/** Covers the screen during a scan: the progress from the server, and a tip to read. */
export function ScanOverlay({ stage, photo, onCancel }: ScanOverlayProps) {
  const bar = useBar(stage, TICK_MS);
  const category = turn(CATEGORIES, useBeat(CATEGORY_MS));
  const tip = turn(TIPS, useBeat(TIP_MS));
  return (
    <Radix.Root open onOpenChange={(open) => !open && onCancel()}>
      <Radix.Portal>
        <Radix.Content
          data-scrim
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 grid animate-fade justify-items-center overflow-y-auto bg-paper text-ink"
        >
          <div className="my-auto grid w-full max-w-md gap-6 px-6 py-8">
            {photo && <Viewfinder photo={photo} />}
            <div className="grid gap-2 text-center">
              <Radix.Title className="text-3xl">
                <Trans>Looking into your kitchen</Trans>
              </Radix.Title>
              <StageMessage stage={stage} everyMs={MESSAGE_MS} />
            </div>
            <Progress label={t`Scanning`} value={bar} />
            <div className="grid min-h-26 content-start gap-4 text-center">
              {category && (
                <p
                  key={category.name}
                  className="mx-auto flex animate-rise items-center gap-2 rounded-full bg-herb-soft px-4 py-2 font-medium text-herb-ink"
                >
                  <FoodPicture food={category.food} />
                  {category.name}
                </p>
              )}
              <p key={tip} className="animate-fade text-ink-soft text-sm">
                {tip}
              </p>
            </div>
            <Button variant="ghost" onClick={onCancel} className="mx-auto">
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Viewfinder({ photo }: { photo: string }) {
  return (
    <div className="relative mx-auto aspect-4/3 w-full max-w-xs overflow-hidden rounded-card bg-sunken shadow-lift">
      <img src={photo} alt="" className="size-full object-cover" />
      <span aria-hidden className="absolute inset-x-0 top-0 h-full animate-sweep border-herb border-b-3" />
    </div>
  );
}
