import { useEffect, useRef } from 'react';

interface Moves {
  next: () => void;
  previous: () => void;
  done: () => void;
  exit: () => void;
}

/** A key that a field, a button or an open dialog uses itself is left to it. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return true;
  if (document.querySelector('[role=dialog], [role=menu]')) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable=true]')) return true;
  return event.key === ' ' && target?.closest('button, a, summary') != null;
}

/** Arrows go through the steps, space marks one done, Escape leaves. */
export function useCookingKeys(moves: Moves): void {
  const latest = useRef(moves);
  latest.current = moves;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { next, previous, done, exit } = latest.current;
      const move = { ArrowRight: next, ArrowLeft: previous, ' ': done, Escape: exit }[event.key];
      if (!move || isTaken(event)) return;
      event.preventDefault();
      move();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
