import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Camera, ImagePlus, type LucideIcon, Plus, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Photo } from '../../lib/photos/prepare-photo.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PhotoPlaces } from './photo-places.tsx';
import type { Tappable } from './scan-places.ts';
import type { Ingredient } from './scan-state.ts';

type Box = readonly [number, number, number, number];

interface PhotoStageProps {
  photos: readonly Photo[];
  /** The number of photos being prepared. */
  preparing: number;
  /** The scan's photos in order, because evidence refers to them by index. */
  scanned: readonly string[];
  /** The ingredient highlighted in the list; its places are marked. */
  pointed: Ingredient | undefined;
  /** What can be tapped on a photo, and named. */
  tappablesOn: (photoId: string) => readonly Tappable[];
  onTap: (tapped: Tappable) => void;
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

/** The photos of the scan: one large, the others as thumbnails, with actions. */
export function PhotoStage(props: PhotoStageProps) {
  const { photos, preparing, scanned, pointed, canAdd, onRemove, onAdd, onCamera, onRescan } = props;
  const { tappablesOn, onTap } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const [showsMissed, setShowsMissed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const withBoxes = photos.find((photo) => boxesIn(photo, pointed, scanned).length > 0);
  const picked = photos.find((photo) => photo.id === chosen) ?? photos[0];
  const pickedHasBoxes = picked && boxesIn(picked, pointed, scanned).length > 0;
  const shown = pickedHasBoxes ? picked : (withBoxes ?? picked);
  const tappables = shown ? tappablesOn(shown.id) : [];
  const missed = tappables.filter(({ name, isSettled }) => name === null && !isSettled);
  const isNaming = showsMissed && missed.length > 0;
  const marked = isNaming ? missed : tappables.filter((one) => !missed.includes(one));
  return (
    <div className="flex flex-col gap-3">
      {shown ? (
        <Marked photo={shown} boxes={boxesIn(shown, pointed, scanned)} name={pointed?.name}>
          {marked.length > 0 && (
            <PhotoPlaces tappables={marked} ratio={shown.width / shown.height} onTap={onTap} />
          )}
          {missed.length > 0 && (
            <button
              type="button"
              aria-pressed={isNaming}
              onClick={() => setShowsMissed(!isNaming)}
              className={cx(
                'absolute end-2 bottom-2 inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 font-medium text-sm shadow-soft transition',
                isNaming ? 'border-herb bg-herb text-on-herb' : 'border-line-strong bg-raised text-ink',
              )}
            >
              <Plus aria-hidden className="size-4" />
              <Trans>Tap what we missed</Trans>
            </button>
          )}
        </Marked>
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t`Photos and what to do with them`}
        className="flex gap-2 overflow-x-auto px-0.5 py-1.5 max-md:order-first"
      >
        {photos.map((photo, at) => (
          <Thumbnail
            key={photo.id}
            photo={photo}
            place={at + 1}
            shown={photo === shown}
            onShow={() => setChosen(photo.id)}
            onRemove={() => {
              // The focused button is about to unmount.
              list.current?.focus();
              onRemove(photo.id);
            }}
          />
        ))}
        {Array.from({ length: preparing }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
          <li key={at} className="shrink-0">
            <span className="sr-only">
              <Trans>Preparing a photo</Trans>
            </span>
            <Skeleton className="size-16 sm:size-18" />
          </li>
        ))}
        {canAdd && (
          <>
            <Tile icon={ImagePlus} label={t`Add more`} onPress={onAdd} />
            <Tile icon={Camera} label={t`Camera`} onPress={onCamera} />
          </>
        )}
        <Tile icon={RotateCcw} label={t`Rescan`} onPress={onRescan} />
      </ul>
    </div>
  );
}

interface ThumbnailProps {
  photo: Photo;
  place: number;
  shown: boolean;
  onShow: () => void;
  onRemove: () => void;
}

function Thumbnail({ photo, place, shown, onShow, onRemove }: ThumbnailProps) {
  return (
    <li className="relative shrink-0">
      <button
        type="button"
        aria-label={t`Show photo ${place}`}
        aria-pressed={shown}
        onClick={onShow}
        className={cx(
          'block size-16 overflow-hidden sm:size-18 rounded-control border-2',
          shown ? 'border-herb' : 'border-transparent',
        )}
      >
        <img src={photo.url} alt="" className="size-full object-cover" />
      </button>
      <button
        type="button"
        aria-label={t`Remove photo ${place}`}
        onClick={onRemove}
        className="absolute -top-1.5 -end-1.5 grid size-7 place-items-center rounded-full border border-line bg-raised text-ink shadow-soft after:absolute after:-inset-2"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

function Tile({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <li className="shrink-0">
      <button
        type="button"
        onClick={onPress}
        className="grid size-16 place-content-center sm:size-18 justify-items-center gap-1 rounded-control border border-line-strong bg-surface font-medium text-xs transition hover:bg-sunken active:translate-y-px"
      >
        <Icon aria-hidden className="size-5 text-herb-ink" />
        {label}
      </button>
    </li>
  );
}

interface MarkedProps {
  photo: Photo;
  boxes: readonly Box[];
  name: string | undefined;
  /** On the picture. */
  children: ReactNode;
}

/** A photo with some regions highlighted and the rest dimmed. */
function Marked({ photo, boxes, name, children }: MarkedProps) {
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
    <div
      data-photo={photo.id}
      className="grid place-items-center overflow-hidden bg-sunken [--tallest:60dvh] max-md:-mx-4 max-md:sm:-mx-6 md:rounded-card md:[--tallest:62dvh]"
    >
      <div
        className="relative"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, calc(var(--tallest) * ${width / height}))`,
        }}
      >
        <img
          src={photo.url}
          width={width}
          height={height}
          alt={name && boxes.length > 0 ? t`Your photo, ${name} marked` : t`Your photo`}
          className="size-full"
        />
        {rects.length > 0 && (
          <svg
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
            data-testid="boxes"
            className="pointer-events-none absolute inset-0 size-full animate-fade"
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
        {children}
      </div>
    </div>
  );
}
