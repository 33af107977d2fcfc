import { t } from '@lingui/core/macro';
import type { Photo } from '../../lib/photos/prepare-photo.ts';

type Box = readonly [number, number, number, number];

/** Around the thing, so that its place tells what it is too; a share of its size. */
const MARGIN = 0.3;

/** The piece of a photo around a box, with the box marked. */
export function PhotoCrop({ photo: { url, width, height }, box }: { photo: Photo; box: Box }) {
  const [x, y, w, h] = [box[0] * width, box[1] * height, box[2] * width, box[3] * height];
  const around = MARGIN * Math.max(w, h);
  const left = Math.max(0, x - around);
  const top = Math.max(0, y - around);
  const piece = {
    width: Math.min(width, x + w + around) - left,
    height: Math.min(height, y + h + around) - top,
  };
  return (
    <svg
      role="img"
      aria-label={t`A piece of your photo`}
      viewBox={`${left} ${top} ${piece.width} ${piece.height}`}
      className="h-48 w-full bg-sunken sm:h-64"
    >
      <image href={url} width={width} height={height} />
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={Math.min(w, h) * 0.06}
        fill="none"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
        className="stroke-honey"
      />
    </svg>
  );
}
