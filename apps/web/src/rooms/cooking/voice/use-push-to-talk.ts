import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { TAP_MS } from './constants.ts';

interface Talking {
  /** Starts to listen. */
  onHold: () => void;
  /** The button was held and let go: what was said is answered. */
  onRelease: () => void;
  /** The button was only tapped. */
  onTap: () => void;
}

/** Handlers of a button that is held to talk, with the pointer or the space bar. A tap, or Enter, is its own gesture. */
export function usePushToTalk({ onHold, onRelease, onTap }: Talking) {
  /** When the button went down; null while it is up. */
  const since = useRef<number | null>(null);

  const down = () => {
    if (since.current !== null) return;
    since.current = Date.now();
    onHold();
  };
  const up = () => {
    if (since.current === null) return;
    const held = Date.now() - since.current;
    since.current = null;
    if (held < TAP_MS) onTap();
    else onRelease();
  };

  const latest = useRef(up);
  latest.current = up;
  useEffect(() => {
    // On the window, because a finger may slip off the button while it talks.
    const letGo = () => latest.current();
    const events = ['pointerup', 'pointercancel', 'blur'];
    for (const event of events) window.addEventListener(event, letGo);
    return () => {
      for (const event of events) window.removeEventListener(event, letGo);
    };
  }, []);

  return {
    onPointerDown: (event: PointerEvent) => event.button === 0 && down(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) down();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      up();
    },
    // Pointers were heard above; the rest is Enter and screen readers, which cannot hold.
    onClick: (event: MouseEvent) => event.detail === 0 && onTap(),
    // A long press opens a menu on touch screens.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
