import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Camera, ImagePlus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

interface PhotoPickerProps {
  /** True while a file is dragged over the page. */
  dragging: boolean;
  onCamera: () => void;
  onChoose: () => void;
}

/** The start of a scan: choose photos or open the camera. */
export function PhotoPicker({ dragging, onCamera, onChoose }: PhotoPickerProps) {
  return (
    <div
      className={cx(
        'grid justify-items-center gap-5 rounded-panel border-2 border-dashed px-5 py-6 text-center transition sm:py-14',
        dragging ? 'border-herb bg-herb-soft' : 'border-line-strong bg-surface',
      )}
    >
      <ShelfArt />
      <div>
        <p className="font-display font-semibold text-2xl">{dragging ? t`Let go` : t`What’s in there?`}</p>
        <p className="mx-auto mt-1 max-w-sm text-ink-soft">
          <Trans>
            Fridge, pantry, spice rack or the counter. One photo is enough, up to eight make one scan.
          </Trans>
        </p>
      </div>
      <div className="grid w-full max-w-sm gap-3 sm:flex sm:w-auto sm:max-w-none">
        <Button size="lg" onClick={onCamera}>
          <Camera aria-hidden className="size-5" /> <Trans>Take a photo</Trans>
        </Button>
        <Button variant="outline" size="lg" onClick={onChoose}>
          <ImagePlus aria-hidden className="size-5" /> <Trans>Choose photos</Trans>
        </Button>
      </div>
      <p className="hidden text-ink-soft text-sm md:block">
        <Trans>or drop and paste pictures anywhere on this page</Trans>
      </p>
    </div>
  );
}

/** A jar, a tomato and a leaf on a shelf, with the corners of a viewfinder. */
function ShelfArt() {
  return (
    <svg viewBox="0 0 160 110" aria-hidden="true" className="h-28 w-auto max-sm:hidden">
      <path
        d="M8 30V16q0-8 8-8h14M130 8h14q8 0 8 8v14M152 80v14q0 8-8 8h-14M30 102H16q-8 0-8-8V80"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        className="stroke-herb"
      />
      <rect x="30" y="34" width="30" height="48" rx="8" className="fill-art-lemon" />
      <rect x="33" y="26" width="24" height="10" rx="4" className="fill-art-leaf-deep" />
      <rect x="30" y="50" width="30" height="18" className="fill-art-milk" />
      <ellipse cx="86" cy="64" rx="20" ry="18" className="fill-art-tomato" />
      <path
        d="M86 48v-6m0 6l-9 4m9-4l9 4"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-art-leaf-deep"
      />
      <path d="M114 82c-8-18-4-38 12-48 10 14 10 34 0 48z" className="fill-art-leaf" />
      <path d="M122 80c-1-14 0-26 3-36" fill="none" strokeWidth="2.5" className="stroke-art-leaf-deep" />
      <rect x="20" y="82" width="120" height="6" rx="3" className="fill-art-shelf" />
    </svg>
  );
}
