import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light squares that a reader needs around the code. */
const QUIET = 4;

/** Drawn here: what it says is secret and goes nowhere. Dark on light in every theme, as readers expect it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: QUIET }), [text]);
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-control"
    >
      <rect width={size} height={size} fill="#fff" />
      <path fill="#000" d={squares.join('')} />
    </svg>
  );
}
