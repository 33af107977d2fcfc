import { Check, Plus } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import type { Tappable } from './scan-places.ts';

interface PhotoPlacesProps {
  tappables: readonly Tappable[];
  onTap: (tapped: Tappable) => void;
}

const share = (of: number): string => `${of * 100}%`;

/** A button over each thing in the photo, as large as the thing, with a mark in its middle. */
export function PhotoPlaces({ tappables, onTap }: PhotoPlacesProps) {
  return (
    <ul aria-label="Things in the photo" className="absolute inset-0">
      {tappables.map((tapped, at) => {
        const { place, name, isSettled } = tapped;
        const [x, y, width, height] = place.box;
        return (
          <li key={place.id} className="contents">
            <button
              type="button"
              aria-label={`In the photo: ${name ?? `thing ${at + 1}`}`}
              onClick={() => onTap(tapped)}
              style={{
                left: share(x + width / 2),
                top: share(y + height / 2),
                width: share(width),
                height: share(height),
              }}
              className="group absolute grid min-h-7 min-w-7 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-control border-2 border-transparent hover:border-honey focus-visible:border-honey"
            >
              <span
                aria-hidden
                className={cx(
                  'grid place-items-center rounded-full shadow-soft',
                  'size-4',
                  name === null && !isSettled ? 'bg-raised text-ink' : 'bg-herb text-on-herb',
                )}
              >
                {name === null && !isSettled ? (
                  <Plus className="size-3" strokeWidth={3} />
                ) : (
                  <Check className="size-3" strokeWidth={3} />
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
