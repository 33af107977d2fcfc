import type { DemoAnswer } from '@crisper/contract/demo/demo';
import { t } from '@lingui/core/macro';

/** Between one box and the next. */
const NEXT_MS = 120;
const MOST = 14;

const share = (of: number): string => `${of * 100}%`;

interface DemoPhotoProps {
  url: string;
  /** Empty while it is scanned. */
  ingredients: DemoAnswer['ingredients'];
}

/** The photo that is scanned; then a box lands on each thing that was found, one after the other. */
export function DemoPhoto({ url, ingredients }: DemoPhotoProps) {
  const boxes = ingredients
    .flatMap(({ name, evidence }) => evidence.flatMap(({ box }) => (box ? [{ name, box }] : [])))
    .slice(0, MOST);
  const isScanning = ingredients.length === 0;
  return (
    <div className="relative mx-auto w-fit max-w-full overflow-hidden rounded-card border border-line">
      <img
        src={url}
        alt={isScanning ? t`The photo that is scanned` : t`The photo, with what was found marked`}
        className="block max-h-[50dvh] max-w-full"
      />
      {isScanning && (
        <span aria-hidden className="absolute inset-0 overflow-hidden">
          <span className="block size-full animate-sweep border-herb border-b-3" />
        </span>
      )}
      {boxes.map(({ name, box: [left, top, width, height] }, at) => (
        <span
          key={`${name} ${left} ${top}`}
          aria-hidden
          style={{
            left: share(left),
            top: share(top),
            width: share(width),
            height: share(height),
            animationDelay: `${at * NEXT_MS}ms`,
          }}
          className="absolute animate-land rounded-xs outline-3 outline-honey outline-offset-3"
        />
      ))}
    </div>
  );
}
