import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog as Radix } from 'radix-ui';
import { useMemo } from 'react';
import { turn, useBar, useBeat } from '../../shared/stage-bar.ts';
import { StageMessage } from '../../shared/stage-message.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Progress } from '../../ui/progress.tsx';
import { stageOf } from './search-progress.ts';
import { useSearchStage } from './search-stream.ts';

const TICK_MS = 500;
const MESSAGE_MS = 2000;
const BACKGROUND_MS = 3000;
const BACKGROUNDS = ['bg-paper', 'bg-herb-soft', 'bg-honey-soft', 'bg-sunken'] as const;

interface SearchingOverlayProps {
  count: number;
  onCancel: () => void;
}

/** Covers the screen until the first answer, with the progress from the server. */
export function SearchingOverlay({ count, onCancel }: SearchingOverlayProps) {
  const name = useSearchStage();
  const stage = useMemo(() => stageOf(name, count), [name, count]);
  const bar = useBar(stage, TICK_MS);
  const background = turn(BACKGROUNDS, useBeat(BACKGROUND_MS));
  return (
    <Radix.Root open onOpenChange={(open) => !open && onCancel()}>
      <Radix.Portal>
        <Radix.Content
          data-scrim
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className={cx(
            'fixed inset-0 z-50 grid place-items-center p-6 text-ink transition-colors duration-1000',
            background,
          )}
        >
          <div className="grid w-full max-w-md gap-6 text-center">
            <p aria-hidden className="text-6xl">
              🍳
            </p>
            <div className="grid gap-2">
              <Radix.Title className="text-3xl">
                <Trans>Finding your recipes</Trans>
              </Radix.Title>
              <StageMessage stage={stage} everyMs={MESSAGE_MS} />
            </div>
            <Progress label={t`Recipes`} value={bar} />
            <Button variant="ghost" onClick={onCancel} className="mx-auto">
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
