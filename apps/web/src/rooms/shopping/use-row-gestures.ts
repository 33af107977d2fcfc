import { type PointerEvent, useRef, useState } from 'react';

const FAR_PX = 72;
const STARTS_PX = 12;
const LONG_PRESS_MS = 550;

interface RowGestures {
  /** A swipe to the end of the line. */
  onSwipeEnd: () => void;
  /** A swipe to the start of the line. */
  onSwipeStart: () => void;
  onLongPress: () => void;
}

/**
 * Swipes and long presses of a finger on a row; a mouse and keys have buttons for the same. What goes up or down scrolls:
 * the row needs `touch-pan-y`.
 */
export function useRowGestures({ onSwipeEnd, onSwipeStart, onLongPress }: RowGestures) {
  const [shift, setShift] = useState(0);
  const from = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const wasGesture = useRef(false);
  const end = () => {
    clearTimeout(from.current?.timer);
    from.current = null;
    setShift(0);
  };
  const props = {
    onPointerDown: (event: PointerEvent) => {
      wasGesture.current = false;
      if (event.pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        wasGesture.current = true;
        end();
        onLongPress();
      }, LONG_PRESS_MS);
      from.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!from.current) return;
      const x = event.clientX - from.current.x;
      const y = event.clientY - from.current.y;
      if (Math.abs(x) < STARTS_PX && Math.abs(y) < STARTS_PX) return;
      clearTimeout(from.current.timer);
      if (Math.abs(y) > Math.abs(x) && !wasGesture.current) return end();
      wasGesture.current = true;
      setShift(x);
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current) return;
      const x = event.clientX - from.current.x;
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const swiped = wasGesture.current && Math.abs(x) >= FAR_PX;
      end();
      if (!swiped) return;
      if (x > 0 === !rtl) onSwipeEnd();
      else onSwipeStart();
    },
    onPointerCancel: end,
    /** The tap that ends a gesture is none. */
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!wasGesture.current) return;
      wasGesture.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: { preventDefault: () => void; nativeEvent: Event }) => {
      // A long press would open the browser's own menu over ours.
      if (from.current || wasGesture.current) event.preventDefault();
    },
  };
  return { shift, props };
}
