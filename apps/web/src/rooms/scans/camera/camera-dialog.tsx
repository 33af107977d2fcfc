import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Camera,
  CameraOff,
  Check,
  ImagePlus,
  Plus,
  RefreshCw,
  RotateCcw,
  Trash2,
  Video,
  X,
} from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useSecurePage } from '../../../shared/https-note.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Scrim } from '../../../ui/scrim.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { capture, type Facing, useCamera } from './use-camera.ts';
import { usePan } from './use-pan.ts';

interface CameraDialogProps {
  /** The number of photos that may still be taken. */
  room: number;
  /** Called with the photos; none if the camera was closed. */
  onDone: (photos: File[]) => void;
  /** Called to choose files instead, if there is no camera. */
  onChooseFiles: () => void;
}

const STATUS = { starting: t`Starting the camera…`, live: t`Camera is ready`, failed: t`No camera` };

/** The camera as an overlay: starting, live, and a photo to keep or retake. */
export function CameraDialog({ room, onDone, onChooseFiles }: CameraDialogProps) {
  const returnFocus = useReturnFocus();
  const secure = useSecurePage();
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>('environment');
  const [shot, setShot] = useState<{ file: File; url: string } | null>(null);
  const [taken, setTaken] = useState<File[]>([]);
  const { state, retry } = useCamera(video, facing);
  const pan = usePan(video, room - taken.length, (photos) => onDone([...taken, ...photos]));
  const panning = pan.frames !== null;

  useEffect(() => {
    if (!shot) return;
    return () => URL.revokeObjectURL(shot.url);
  }, [shot]);

  const take = async () => {
    if (!video.current) return;
    try {
      const file = await capture(video.current);
      setShot({ file, url: URL.createObjectURL(file) });
    } catch {
      toast({
        title: t`Camera Error`,
        text: t`The camera didn’t take a picture. Please try again.`,
        tone: 'error',
      });
    }
  };
  const another = () => {
    if (shot) setTaken([...taken, shot.file]);
    setShot(null);
  };

  return (
    <Radix.Root open onOpenChange={(open) => !open && onDone(taken)}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-0 z-50 flex animate-fade flex-col bg-sunken text-ink sm:inset-6 sm:mx-auto sm:max-w-4xl sm:overflow-hidden sm:rounded-panel sm:shadow-lift"
        >
          <div className="flex items-center gap-3 py-2 pe-2 ps-5">
            <Radix.Title className="flex-1 text-xl">{titleOf({ shot: shot !== null, panning })}</Radix.Title>
            {taken.length > 0 && (
              <Badge tone="herb">
                <Trans>{taken.length} taken</Trans>
              </Badge>
            )}
            <Radix.Close asChild>
              <IconButton label={t`Close camera`}>
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          <p role="status" className="sr-only">
            {shot && t`Photo taken. Keep it, retake it or remove it.`}
            {!shot && (panning ? t`Filming. Move slowly, then choose Done.` : STATUS[state])}
          </p>
          <div className="relative min-h-0 flex-1">
            <video
              ref={video}
              playsInline
              muted
              aria-label={t`Camera picture`}
              className={cx(
                'absolute inset-0 size-full object-contain',
                facing === 'user' && '-scale-x-100',
                (shot || state !== 'live') && 'invisible',
              )}
            />
            {shot && (
              <img
                src={shot.url}
                alt={t`What you just took`}
                className="absolute inset-0 size-full object-contain"
              />
            )}
            {!shot && state === 'starting' && (
              <p className="absolute inset-0 grid animate-shimmer place-content-center justify-items-center gap-3 text-ink-soft">
                <Camera aria-hidden className="size-10" />
                {STATUS.starting}
              </p>
            )}
            {!shot && state === 'failed' && (
              <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 px-6 text-center">
                <CameraOff aria-hidden className="size-10 text-ink-soft" />
                <p className="max-w-xs text-ink-soft">
                  {secure
                    ? t`The camera did not open. Allow it in your browser and try again, or choose a photo that you already have.`
                    : t`Browsers allow a camera on https addresses and on localhost only. Open this page at its https address, or choose a photo file.`}
                </p>
              </div>
            )}
          </div>
          <div
            className={cx(
              'items-center justify-center gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
              shot ? 'grid grid-cols-2 sm:flex' : 'flex flex-wrap',
            )}
          >
            {shot && (
              <>
                <Button variant="ghost" onClick={() => onDone(taken)}>
                  <Trash2 aria-hidden className="size-5" /> <Trans>Remove</Trans>
                </Button>
                <Button variant="outline" onClick={() => setShot(null)}>
                  <RotateCcw aria-hidden className="size-5" /> <Trans>Retake</Trans>
                </Button>
                {taken.length + 1 < room && (
                  <Button variant="outline" onClick={another}>
                    <Plus aria-hidden className="size-5" /> <Trans>Take another</Trans>
                  </Button>
                )}
                <Button onClick={() => onDone([...taken, shot.file])}>
                  <Check aria-hidden className="size-5" /> <Trans>Use Photo</Trans>
                </Button>
              </>
            )}
            {!shot && state === 'failed' && (
              <>
                <Button variant="outline" onClick={retry}>
                  <RotateCcw aria-hidden className="size-5" /> <Trans>Try again</Trans>
                </Button>
                <Button onClick={onChooseFiles}>
                  <ImagePlus aria-hidden className="size-5" /> <Trans>Choose photos</Trans>
                </Button>
              </>
            )}
            {panning && <Panning done={pan.done} onStop={pan.stop} />}
            {!shot && !panning && state !== 'failed' && (
              <Shutter
                ready={state === 'live'}
                onPan={room - taken.length > 1 ? pan.start : undefined}
                onTake={() => void take()}
                onSwitch={() => setFacing(facing === 'user' ? 'environment' : 'user')}
                other={facing === 'user' ? 'back' : 'front'}
              />
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function titleOf({ shot, panning }: { shot: boolean; panning: boolean }): string {
  if (shot) return t`Keep this photo?`;
  return panning ? t`Move slowly over your food` : t`Photograph your food`;
}

function Panning({ done, onStop }: { done: number; onStop: () => void }) {
  return (
    <div className="flex w-full max-w-sm items-center gap-4">
      <progress
        aria-label={t`How much is filmed`}
        value={done}
        className="h-2 flex-1 overflow-hidden rounded-full accent-herb"
      />
      <Button onClick={onStop}>
        <Check aria-hidden className="size-5" /> <Trans>Done</Trans>
      </Button>
    </div>
  );
}

interface ShutterProps {
  ready: boolean;
  /** Undefined when there is room for one photo only. */
  onPan: (() => void) | undefined;
  onTake: () => void;
  onSwitch: () => void;
  other: 'front' | 'back';
}

function Shutter({ ready, onPan, onTake, onSwitch, other }: ShutterProps) {
  return (
    <div className="grid w-full max-w-xs grid-cols-3 items-center justify-items-center">
      {onPan ? (
        <IconButton
          label={t`Film a slow pan`}
          disabled={!ready}
          onClick={onPan}
          className="rounded-full bg-raised shadow-soft"
        >
          <Video />
        </IconButton>
      ) : (
        <span />
      )}
      <button
        type="button"
        aria-label={t`Take photo`}
        disabled={!ready}
        onClick={onTake}
        className="grid size-18 place-items-center rounded-full border-4 border-herb transition active:scale-95 disabled:opacity-50"
      >
        <span className="size-13 rounded-full bg-herb" />
      </button>
      <IconButton
        label={other === 'back' ? t`Switch to back camera` : t`Switch to front camera`}
        disabled={!ready}
        onClick={onSwitch}
        className="rounded-full bg-raised shadow-soft"
      >
        <RefreshCw />
      </IconButton>
    </div>
  );
}
