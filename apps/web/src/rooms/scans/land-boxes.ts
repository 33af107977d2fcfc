import type { Photo } from '../../lib/photos/prepare-photo.ts';
import type { Ingredient } from './scan-state.ts';

const LAND_MS = 180;
const STAY_MS = 150;
const FLY_MS = 250;
/** Between one box and the next. */
const NEXT_MS = 150;
const MOST = 12;

interface Scanned {
  photos: readonly Photo[];
  /** The scan's photos in order, because evidence refers to them by index. */
  photoIds: readonly string[];
  ingredients: readonly Ingredient[];
}

/** Where the picture is inside its frame, which it does not fill. */
function pictureIn(frame: DOMRect, { width, height }: Photo): DOMRect {
  const scale = Math.min(frame.width / width, frame.height / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  return new DOMRect(
    frame.x + (frame.width - shownWidth) / 2,
    frame.y + (frame.height - shownHeight) / 2,
    shownWidth,
    shownHeight,
  );
}

const at = ({ x, y, width, height }: DOMRect) => ({
  transform: `translate(${x}px, ${y}px)`,
  width: `${width}px`,
  height: `${height}px`,
});

/**
 * Shows where each thing was seen: its box lands on the photo and flies to its name in the list, one after the other. The list
 * can be used meanwhile. Returns a function that ends it.
 */
export function landBoxes(root: HTMLElement, { photos, photoIds, ingredients }: Scanned): () => void {
  const frame = root.querySelector<HTMLElement>('[data-photo]');
  const photo = photos.find(({ id }) => id === frame?.dataset.photo);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!frame || !photo || still) return () => {};
  const picture = pictureIn(frame.getBoundingClientRect(), photo);
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  layer.className = 'pointer-events-none fixed inset-0 z-30 overflow-hidden';
  document.body.append(layer);

  const flights = ingredients
    .flatMap(({ name, evidence }) => {
      const box = evidence.find((piece) => piece.box && photoIds[piece.photo] === photo.id)?.box;
      const chip = root.querySelector(`[data-chip="${CSS.escape(name)}"]`);
      return box && chip ? [{ box, chip }] : [];
    })
    .slice(0, MOST)
    .map(({ box: [x, y, width, height], chip }, place) => {
      const from = new DOMRect(
        picture.x + x * picture.width,
        picture.y + y * picture.height,
        width * picture.width,
        height * picture.height,
      );
      const mark = document.createElement('div');
      mark.className = 'absolute start-0 top-0 rounded-control border-3 border-honey opacity-0';
      layer.append(mark);
      const delay = place * NEXT_MS;
      mark.animate(
        [
          { ...at(from), opacity: 0, scale: 1.2 },
          { ...at(from), opacity: 1, scale: 1 },
        ],
        { delay, duration: LAND_MS, easing: 'ease-out', fill: 'forwards' },
      );
      const fly = mark.animate(
        [
          { ...at(from), opacity: 1 },
          { ...at(chip.getBoundingClientRect()), opacity: 0 },
        ],
        { delay: delay + LAND_MS + STAY_MS, duration: FLY_MS, easing: 'ease-in', fill: 'forwards' },
      );
      return fly.finished;
    });
  const end = () => layer.remove();
  void Promise.allSettled(flights).then(end);
  return end;
}
