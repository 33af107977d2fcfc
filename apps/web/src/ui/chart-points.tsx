import { type PointerEvent, type ReactNode, useRef, useState } from 'react';

interface ChartPointsProps {
  /** The accessible name of the slider. */
  label: string;
  /** A text for each part of the chart, from left to right; all parts have the same width. */
  points: readonly string[];
  /** The chart itself. */
  children: ReactNode;
}

/**
 * Shows the values of a chart one at a time, by mouse, touch and keyboard. An invisible range input covers the
 * chart, so browsers and screen readers handle it natively.
 */
export function ChartPoints({ label, points, children }: ChartPointsProps) {
  const [chosen, setChosen] = useState(points.length - 1);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  /** The native handle is narrower than a part of the chart, so the part under the pointer is computed here. */
  const pressed = useRef(false);
  const release = () => {
    pressed.current = false;
  };
  const at = Math.min(chosen, points.length - 1);

  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const under = Math.floor(((event.clientX - left) / width) * points.length);
    setChosen(Math.min(Math.max(under, 0), points.length - 1));
    setTouched(true);
  };

  const drawing = (
    <div aria-hidden="true" className="size-full">
      {children}
    </div>
  );
  if (points.length === 0) return drawing;
  const part = 100 / points.length;
  const middle = (at + 0.5) * part;
  return (
    <div className="relative size-full rounded-control has-focus-visible:outline-2 has-focus-visible:outline-herb has-focus-visible:outline-offset-4">
      {drawing}
      {(focused || touched) && (
        <div aria-hidden="true" className="pointer-events-none absolute inset-0">
          <div
            className="absolute inset-y-0 rounded bg-ink/10"
            style={{ left: `${at * part}%`, width: `${part}%` }}
          />
          {/* Shifted left in proportion to its position, so that it never overflows the chart. */}
          <p
            className="absolute bottom-full z-10 mb-1 w-max max-w-full rounded-control bg-ink px-3 py-1.5 text-paper text-sm tabular-nums shadow-lift"
            style={{ left: `${middle}%`, transform: `translateX(-${middle}%)` }}
          >
            {points[at]}
          </p>
        </div>
      )}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={points[at]}
        min={0}
        max={points.length - 1}
        value={at}
        onChange={(event) => pressed.current || setChosen(event.currentTarget.valueAsNumber)}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          setTouched(false);
        }}
        onPointerDown={(event) => {
          pressed.current = true;
          follow(event);
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerMove={follow}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setTouched(false)}
        className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
      />
    </div>
  );
}
