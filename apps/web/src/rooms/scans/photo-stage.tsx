import { Camera, ImagePlus, RotateCcw, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Photo } from './photos/prepare-photo.ts';
import type { Ingredient } from './scan-state.ts';

type Box = readonly [number, number, number, number];

interface PhotoStageProps {
  photos: readonly Photo[];
  /** Photos on their way. */
  preparing: number;
  /** The photos of the scan in their order: evidence names them by place. */
  scanned: readonly string[];
  /** What is pointed at in the list; its places are marked. */
  pointed: Ingredient | undefined;
  canAdd: boolean;
  onRemove: (id: string) => void;
  onAdd: () => void;
  onCamera: () => void;
  onRescan: () => void;
}

function boxesIn(photo: Photo, pointed: Ingredient | undefined, scanned: readonly string[]): Box[] {
  const here = pointed?.evidence.filter((piece) => scanned[piece.photo] === photo.id) ?? [];
  return here.flatMap(({ box }) => (box ? [box] : []));
}

/** The photos of the scan: one large, the others small below, and what can be done with them. */
export function PhotoStage(props: PhotoStageProps) {
  const { photos, preparing, scanned, pointed, canAdd, onRemove, onAdd, onCamera, onRescan } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const withBoxes = photos.find((photo) => boxesIn(photo, pointed, scanned).length > 0);
  const picked = photos.find((photo) => photo.id === chosen) ?? photos[0];
  const pickedHasBoxes = picked && boxesIn(picked, pointed, scanned).length > 0;
  const shown = pickedHasBoxes ? picked : (withBoxes ?? picked);
  return (
    <div className="grid gap-3">
      {shown ? (
        <Marked photo={shown} boxes={boxesIn(shown, pointed, scanned)} name={pointed?.name} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
      <ul aria-label="Photos" className="flex gap-2 overflow-x-auto px-0.5 py-1.5">
        {photos.map((photo, at) => (
          <li key={photo.id} className="relative shrink-0">
            <button
              type="button"
              aria-label={`Show photo ${at + 1}`}
              aria-pressed={photo === shown}
              onClick={() => setChosen(photo.id)}
              className={cx(
                'block size-18 overflow-hidden rounded-control border-2',
                photo === shown ? 'border-herb' : 'border-transparent',
              )}
            >
              <img src={photo.url} alt="" className="size-full object-cover" />
            </button>
            <button
              type="button"
              aria-label={`Remove photo ${at + 1}`}
              onClick={() => onRemove(photo.id)}
              className="absolute -top-1.5 -right-1.5 grid size-7 place-items-center rounded-full border border-line bg-raised text-ink shadow-soft after:absolute after:-inset-2"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
        {Array.from({ length: preparing }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={at} className="shrink-0">
            <span className="sr-only">Preparing a photo</span>
            <Skeleton className="size-18" />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {canAdd && (
          <>
            <Button variant="outline" onClick={onAdd}>
              <ImagePlus aria-hidden className="size-5" /> Add more
            </Button>
            <Button variant="outline" onClick={onCamera}>
              <Camera aria-hidden className="size-5" /> Camera
            </Button>
          </>
        )}
        <Button variant="ghost" onClick={onRescan}>
          <RotateCcw aria-hidden className="size-5" /> Rescan
        </Button>
      </div>
    </div>
  );
}

/** A photo with some of its places in the light and the rest dimmed. */
function Marked({ photo, boxes, name }: { photo: Photo; boxes: readonly Box[]; name: string | undefined }) {
  const mask = useId();
  const { width, height } = photo;
  const rects = boxes.map(([x, y, w, h]) => ({
    x: x * width,
    y: y * height,
    width: w * width,
    height: h * height,
    rx: Math.min(width, height) * 0.015,
  }));
  return (
    <div className="relative grid max-h-[36dvh] place-items-center overflow-hidden rounded-card bg-sunken md:max-h-[62dvh]">
      <img
        src={photo.url}
        width={width}
        height={height}
        alt={name && boxes.length > 0 ? `Your photo, ${name} marked` : 'Your photo'}
        className="h-full max-h-[inherit] w-full object-contain"
      />
      {rects.length > 0 && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          data-testid="boxes"
          className="absolute inset-0 size-full animate-fade"
        >
          <mask id={mask}>
            <rect width={width} height={height} fill="white" />
            {rects.map((rect) => (
              <rect key={`${rect.x} ${rect.y}`} {...rect} fill="black" />
            ))}
          </mask>
          <rect width={width} height={height} mask={`url(#${mask})`} className="fill-scrim" />
          {rects.map((rect) => (
            <rect
              key={`${rect.x} ${rect.y}`}
              {...rect}
              fill="none"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
              className="stroke-honey"
            />
          ))}
        </svg>
      )}
    </div>
  );
}
