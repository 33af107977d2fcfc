import { t } from '@lingui/core/macro';
import { Check, Plus } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { marksOf, type Tappable } from './scan-places.ts';

interface PhotoPlacesProps {
  tappables: readonly Tappable[];
  /** The photo's width by its height. */
  ratio: number;
  onTap: (tapped: Tappable) => void;
}

/** Of the narrowest phone's photo, in pixels, and what two marks need of it. */
const NARROW = 320;
const APART = 34;
/** In pixels: on a phone a tall photo is narrower than the screen. */
const TALLEST = 500;

const share = (of: number): string => `${of * 100}%`;

/** A button over each thing in the photo, as large as the thing, with a mark in its middle. */
export function PhotoPlaces({ tappables, ratio, onTap }: PhotoPlacesProps) {
  const marks = marksOf(
    tappables.map(({ place }) => place),
    APART / Math.min(NARROW, TALLEST * ratio),
    ratio,
  );
  return (
    <ul
      aria-label={t`Things in the photo`}
      className="absolute inset-0 isolate"
      style={{ containerType: 'size' }}
    >
      {tappables.map((tapped, at) => {
        const { place, name, count, isSettled } = tapped;
        const [x, y, width, height] = place.box;
        const [middleX, middleY] = [x + width / 2, y + height / 2];
        const [markX = middleX, markY = middleY] = marks[at] ?? [];
        const [movedX, movedY] = [100 * (markX - middleX), 100 * (markY - middleY)];
        const number = at + 1;
        const isUnknown = name === null && !isSettled;
        // No narrower than a fingertip. Not moved by a transform, which would hold the mark below the next button.
        const [shownWidth, shownHeight] = [`max(${share(width)}, 1.75rem)`, `max(${share(height)}, 1.75rem)`];
        const [left, top] = [
          `calc(${share(middleX)} - ${shownWidth} / 2)`,
          `calc(${share(middleY)} - ${shownHeight} / 2)`,
        ];
        return (
          <li key={place.id} className="contents">
            <button
              type="button"
              aria-label={name === null ? t`In the photo: thing ${number}` : t`In the photo: ${name}`}
              title={name ?? undefined}
              onClick={() => onTap(tapped)}
              style={{ left, top, width: shownWidth, height: shownHeight }}
              className="absolute rounded-control outline-offset-0 hover:ring-2 hover:ring-honey focus-visible:ring-2 focus-visible:ring-honey"
            >
              <span
                aria-hidden
                style={{ left: `calc(50% + ${movedX}cqw)`, top: `calc(50% + ${movedY}cqh)` }}
                className={cx(
                  'absolute z-10 grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full font-semibold text-xs shadow-soft after:absolute after:-inset-1',
                  isUnknown ? 'bg-raised text-ink' : 'bg-herb text-on-herb',
                )}
              >
                {isUnknown ? (
                  <Plus className="size-4" strokeWidth={3} />
                ) : count > 1 ? (
                  count
                ) : (
                  <Check className="size-4" strokeWidth={3} />
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
